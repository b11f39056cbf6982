import { hasResult } from '../../derive/matches.ts';
import { tally } from '../../derive/ranking.ts';
import { summariseReferees } from '../../derive/referees.ts';
import type { Match } from '../../records/match.ts';
import type { RefereedMatch, RefereeSummary } from '../../records/referee.ts';
import type { Addresses } from '../addresses.ts';
import { tallyTable } from '../club/club-panels.ts';
import { band } from '../components/band.ts';
import { clubMark, clubMarkIn } from '../components/coloured-mark.ts';
import { type Column, table } from '../components/html-table.ts';
import { leadSentence } from '../components/lead-sentence.ts';
import { panel } from '../components/panels.ts';
import { dataLinks } from '../data-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchLink, namedClubLink, refereeLink, seasonLink } from '../links.ts';
import { clubsById } from '../lookups/club-lookups.ts';
import { matchById } from '../lookups/match-lookups.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';

/** Cards per match of fewer matches say little: those referees are listed apart. */
const leastMatches = 10;

/** Returns the referees of all seasons with their matches and cards a match. */
export function refereesPage(site: Words & Addresses & PublishedData): Page {
  const { t, tables } = site;
  const all = summariseReferees(tables.rows('referees'));
  const { often = all, seldom = [] } = Object.groupBy(all, ({ matches }) =>
    matches >= leastMatches ? 'often' : 'seldom',
  );
  const fewMatches = t('Fewer than {matches} matches', { matches: leastMatches });
  const columns = refereeColumns(site);
  return {
    route: { page: 'referees' },
    title: t('Referees'),
    description: t('Referees {ofLeague}, their matches and cards per match.'),
    content: html`${mostCards(site, often)}
${dataLinks(site, { resource: 'referees', query: { summary: true } })}
${table<RefereeSummary>({ caption: t('Referees'), rows: often, sortable: site, columns })}
${seldom.length === 0 ? nothing : html`<h2 id="few-matches">${fewMatches}</h2>\n${table({ caption: fewMatches, rows: seldom, columns })}`}`,
  };
}

function refereeColumns(site: Words & Addresses): Column<RefereeSummary>[] {
  const { t, format } = site;
  return [
    {
      heading: t('Referee'),
      isText: true,
      sortKey: 'name',
      cell: (referee) => refereeLink(site, referee.referee_id, nameOfReferee(site, referee)),
    },
    { heading: t('Matches'), sortKey: 'matches', isMain: true, cell: ({ matches }) => matches },
    {
      heading: t('Yellow/match'),
      title: t('Yellow cards per match'),
      sortKey: 'yellow_cards_per_match',
      cell: ({ yellow_cards_per_match }) => format.number(yellow_cards_per_match, 2),
    },
    {
      heading: t('Red/match'),
      title: t('Red cards per match'),
      sortKey: 'red_cards_per_match',
      cell: ({ red_cards_per_match }) => format.number(red_cards_per_match, 2),
    },
    {
      heading: site.label('seasons'),
      isText: true,
      isWide: true,
      sortKey: 'seasons',
      cell: ({ seasons }) => site.seasonRange(seasons),
    },
    {
      heading: t('Last match'),
      isText: true,
      isWide: true,
      sortKey: 'last_match',
      cell: ({ last_match }) => format.date(last_match),
    },
  ];
}

/** Returns who shows the most yellow cards a match. It is empty where cards are not known. */
function mostCards(site: Words, referees: readonly RefereeSummary[]): Html {
  const { t, format } = site;
  return leadSentence(
    site,
    referees.map((referee) => ({
      name: nameOfReferee(site, referee),
      figure: referee.yellow_cards_per_match,
    })),
    (names, cards) =>
      t('{names} {count, plural, one {shows} other {show}} the most yellow cards: {cards} a match.', {
        ...names,
        cards: format.number(cards, 2),
      }),
  );
}

/** Returns the name of a referee, or that it is not known. */
function nameOfReferee({ t }: Words, { name, short_name }: RefereeSummary): string {
  return name ?? short_name ?? t('Name not known');
}

/** Returns the page of a referee: cards a match, how the home clubs fared, and every match, the latest first. */
export function refereePage(site: Words & Addresses & PublishedData, referee: RefereeSummary): Page {
  const { t, tables, format } = site;
  const { referee_id, matches, seasons, yellow_cards_per_match, red_cards_per_match } = referee;
  const title = nameOfReferee(site, referee);
  const rows = tables.rows('referees').filter((row) => row.referee_id === referee_id);
  const results = rows.flatMap(({ match_id }) => matchById(tables).get(match_id) ?? []).filter(hasResult);
  const homeWins = results.filter(({ home_goals, away_goals }) => home_goals > away_goals).length;
  return {
    route: { page: 'referee', referee: referee_id },
    title,
    description: t('{name}, referee {inLeague}: matches, cards a match and results.', { name: title }),
    trail: [{ label: site.label('referees'), route: { page: 'referees' } }],
    header: band({
      title,
      clubClass: undefined,
      lines: [html`${t('Referee')} · ${site.seasonRange(seasons)}`],
      figures: [
        { value: matches, label: t('Matches') },
        { value: format.number(yellow_cards_per_match, 2), label: t('Yellow cards per match') },
        { value: format.number(red_cards_per_match, 2), label: t('Red cards per match') },
        {
          value: results.length === 0 ? '–' : format.percent(homeWins / results.length),
          label: t('won by the home club'),
        },
      ],
    }),
    content: html`<div class="split"><div>${table<RefereedMatch>({
      caption: t('Matches'),
      rows: rows.toReversed(),
      columns: [
        {
          heading: t('Match'),
          isText: true,
          cell: ({ match_id, date, season }) => {
            const match = matchById(tables).get(match_id);
            const clubs = match ? [match.home_club, match.away_club] : [];
            const marks = clubs.map((club) => clubMarkIn(tables, club, season));
            return html`${marks}${match ? matchLink(site, match) : '–'} <span class="small muted">${format.date(date)}</span>`;
          },
        },
        { heading: t('Season'), isWide: true, cell: ({ season }) => seasonLink(site, season) },
        {
          heading: t('Yellow'),
          title: t('Yellow cards'),
          cell: ({ yellow_cards }) => format.number(yellow_cards),
        },
        { heading: t('Red'), title: t('Red cards'), cell: ({ red_cards }) => format.number(red_cards) },
      ],
    })}
<p class="note">${t('Cards of both clubs. A dash: not known.')}</p>
${dataLinks(site, { resource: 'referees', query: { referee: referee_id } })}</div>
<div>${clubResults(site, results)}</div></div>`,
  };
}

/** Returns how the clubs fared in some matches, the one with the most of them first, as a panel. */
function clubResults(site: Words & Addresses & PublishedData, results: readonly Match[]): Html {
  const { t, tables } = site;
  const clubs = new Set(results.flatMap(({ home_club, away_club }) => [home_club, away_club]));
  if (clubs.size === 0) return nothing;
  const rows = tally(tables.league, results, clubs)
    .sort((a, b) => b.played - a.played || b.points - a.points)
    .map((row) => {
      const name = clubsById(tables).get(row.club)?.short_name ?? row.club;
      return { ...row, name: html`${clubMark(row.club)}${namedClubLink(site, row.club, name)}` };
    });
  const title = t('Results of each club');
  return panel(site, { id: 'clubs', title, content: tallyTable(site, { title, heading: t('Club'), rows }) });
}
