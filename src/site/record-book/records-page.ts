import {
  type MatchRecord,
  type PlayedMatch,
  type RecordedMatch,
  type RunRecord,
  recordMatches,
  recordRuns,
} from '../../derive/record-book.ts';
import type { Tables } from '../../records/published.ts';
import { hasPlayOffs, seasonOfDay } from '../../records/season-rules.ts';
import type { Addresses } from '../addresses.ts';
import { clubMark, clubMarkIn } from '../components/coloured-mark.ts';
import { figureList } from '../components/fact-lists.ts';
import { leadSentence } from '../components/lead-sentence.ts';
import { matchRows } from '../components/match-list.ts';
import { section, tiesNote } from '../components/panels.ts';
import { dataLinks } from '../data-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { clubLink, matchLink, matchPath, playerLink } from '../links.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { matchById } from '../lookups/match-lookups.ts';
import { minuteOf } from '../match/goal-details.ts';
import { type Surprise, surprises, upsets } from '../match/surprises.ts';
import { playerFigures } from '../player/all-player-figures.ts';
import { leadersOf } from '../player/player-figures.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';

/** Returns who has scored the most goals of all time. */
function topScorersSentence(site: Words & LeagueData): Html {
  const { t, tables } = site;
  const figures = playerFigures(tables);
  return leadSentence(
    site,
    leadersOf(figures, { metric: 'goals', isPer90: false, leastMinutes: 0 }).map(({ player, value }) => ({
      name: figures.players[player]?.[1] ?? '',
      figure: value,
    })),
    (names, goals) =>
      t('{names} {count, plural, one {has} other {have}} scored the most goals of all time: {goals}.', {
        ...names,
        goals,
      }),
  );
}

/** Returns the players with the most goals of all time, and the link to every other figure. */
function topScorers(site: Words & Addresses & PublishedData): Html {
  const { t, tables, path } = site;
  const figures = playerFigures(tables);
  const leaders = leadersOf(figures, { metric: 'goals', isPer90: false, leastMinutes: 0 });
  const rows = leaders.slice(0, listLength);
  if (rows.length === 0) return nothing;
  const ties = tiesNote(
    site,
    leaders.map(({ value }) => value),
    listLength,
  );
  const title = t('{figure}, all time', { figure: t('Goals') });
  return section(site, {
    id: 'top-goals',
    title,
    rows: rows.map(({ player, club, appearances, value }) => {
      const [player_id = null, name = ''] = figures.players[player] ?? [];
      const note = t('{count, plural, one {# match} other {# matches}}', { count: appearances ?? 0 });
      return {
        mark: club === null ? nothing : clubMark(club),
        name: playerLink(site, { player_id, name }),
        note,
        figure: value,
      };
    }),
    content: html`${ties}<p class="small"><a href="${path({ page: 'leaders' })}?season=">${site.label('leaders')}</a></p>`,
  });
}

/** Returns the matches in which a player scored three goals or more, the most goals first, then the latest. */
function hatTricks(site: Words & Addresses & PublishedData): Html {
  const { t, tables, format } = site;
  const goals = tables.rows('goals').filter(({ kind, player }) => kind !== 'own-goal' && player !== null);
  const goalsByFeat = Map.groupBy(goals.toReversed(), ({ match_id, player_id, player }) =>
    [match_id, player_id ?? player].join(' '),
  );
  const feats = [...goalsByFeat.values()]
    .filter(({ length }) => length >= goalsOfHatTrick)
    .sort((a, b) => b.length - a.length);
  if (feats.length === 0) return nothing;
  return section(site, {
    id: 'hat-tricks',
    title: t('Three goals and more in a match'),
    rows: feats.slice(0, listLength).flatMap((ofPlayer) => {
      const [goal] = ofPlayer;
      const match = goal && matchById(tables).get(goal.match_id);
      if (!match) return [];
      const { club, player_id, player } = goal;
      return {
        mark: clubMarkIn(tables, club, match.season),
        name: playerLink(site, { player_id, name: player ?? '' }),
        note: html`${matchLink(site, match)}, ${format.date(match.date)}`,
        figure: ofPlayer.length,
      };
    }),
    content: html`<p class="note">${t('{count} in all.', { count: feats.length })}</p>`,
  });
}

/** Returns the least likely wins, and the link to more of them. A league without forecasts has none. */
function upsetsPart(site: Words & Addresses & PublishedData): Html {
  const { t, tables } = site;
  const rows = upsets(tables);
  if (rows.length === 0) return nothing;
  const all = t('All {count} results by surprise', { count: surprises(tables).length });
  return section(site, {
    id: 'upsets',
    title: t('Biggest upsets'),
    content: html`${upsetList(site, rows.slice(0, listLength))}
<p class="small"><a href="${site.path({ page: 'upsets' })}">${all}</a></p>`,
  });
}

const listLength = 10;
const goalsOfHatTrick = 3;

/** Returns the records of all seasons for results, crowds, runs and scorers. */
export function recordBookPage(site: Words & Addresses & PublishedData): Page {
  const { t } = site;
  return {
    route: { page: 'records' },
    title: t('Records'),
    description: t('Biggest wins, crowds, streaks and top scorers {ofLeague} since {since}.'),
    content: html`${topScorersSentence(site)}
${hasPlayOffs(site.tables.league) ? html`<p class="note">${t('Play-offs included.')}</p>` : nothing}
${dataLinks(site, { computedFrom: ['matches.json', 'goals.json', 'players.json'] })}
<div class="panels">
${matches(site, 'wins', t('Biggest wins'))}
${upsetsPart(site)}
${matches(site, 'goals', t('Most goals in a match'))}
${matches(site, 'comebacks', t('Biggest comebacks'))}
${matches(site, 'late-winners', t('Latest winning goals'))}
${matches(site, 'crowds', t('Largest crowds'))}
${runs(site, 'unbeaten', t('Longest unbeaten runs'))}
${runs(site, 'winning', t('Longest winning runs'))}
${runs(site, 'winless', t('Longest runs without a win'))}
${runs(site, 'losing', t('Longest losing runs'))}
${topScorers(site)}
${hatTricks(site)}
</div>`,
  };
}

function matches(site: Words & Addresses & PublishedData, id: MatchRecord, title: string): Html {
  const rows = recordMatches(site.tables, id, { length: listLength });
  if (rows.length === 0) return nothing;
  const record = new Map(rows.map((row) => [row.match_id, row]));
  const figure = figuresOf(site)[id];
  return section(site, {
    id,
    title,
    content: matchRows(
      site,
      rows,
      figure && {
        figure({ match_id }) {
          const row = record.get(match_id);
          return row ? figure(row) : '';
        },
      },
    ),
  });
}

/** Returns the figure that each record of matches is listed for, where that is not the score. */
function figuresOf({ t, format }: Words): Partial<Record<MatchRecord, (match: RecordedMatch) => string>> {
  return {
    comebacks: ({ deficit }) => t('{goals} behind', { goals: deficit ?? 0 }),
    'late-winners': ({ minute, added_minute }) => (minute === null ? '' : minuteOf(minute, added_minute)),
    crowds: ({ attendance }) => format.number(attendance),
  };
}

function runs(site: Words & Addresses & PublishedData, id: RunRecord, title: string): Html {
  const { t, tables, format } = site;
  return section(site, {
    id,
    title,
    rows: recordRuns(tables, id, { length: listLength }).map(({ club, from, to, matches, active }) => {
      const season = seasonOfDay(tables.league, from);
      return {
        mark: clubMarkIn(tables, club, season),
        name: clubLink(site, club, season),
        note: active ? t('since {day}', { day: format.date(from) }) : format.dates(from, to),
        figure: matches,
      };
    }),
  });
}

const upsetsShown = 100;

/** Returns the rank with which each page of upsets begins: 1, 101 and so on. */
export function firstRanks(tables: Tables): number[] {
  const pages = Math.ceil(surprises(tables).length / upsetsShown);
  return Array.from({ length: Math.max(pages, 1) }, (_, index) => index * upsetsShown + 1);
}

/** Returns a page of all results by the chance that they had, from a rank. The first has no number in its address. */
export function upsetsPage(site: Words & Addresses & PublishedData, from: number): Page {
  const { t, tables, path } = site;
  const routeOf = (start: number) => ({ page: 'upsets', from: start === 1 ? undefined : start }) as const;
  const text = t(
    'All results {ofLeague} since {since} by the chance that the forecasts before each match gave them, the least likely first.',
  );
  const links = firstRanks(tables).map(
    (start) =>
      html`<li><a href="${path(routeOf(start))}"${start === from ? html` aria-current="page"` : ''}>${start}</a></li>`,
  );
  return {
    route: routeOf(from),
    title: from === 1 ? t('Upsets') : `${t('Upsets')}, ${from}–${from + upsetsShown - 1}`,
    description: text,
    trail: [{ label: site.label('records'), route: { page: 'records' } }],
    content: html`${from === 1 ? leastLikely(site) : nothing}
<p class="note">${text}</p>
${upsetList(site, surprises(tables).slice(from - 1, from - 1 + upsetsShown), from)}
<nav aria-label="${t('Upsets')}"><ul class="dates">${links}</ul></nav>
${dataLinks(site, { computedFrom: ['forecasts.json', 'matches.json'] })}`,
  };
}

/** Returns the least likely of all results. */
function leastLikely({ t, tables, format }: Words & LeagueData): Html {
  const [first] = upsets(tables);
  if (!first) return nothing;
  const { match, chance } = first;
  const { winner, season, home_club, away_club, date } = match;
  const nameOf = (club: string) => shortName(tables, club, season);
  const sentence = t('{club} won against {opponent} on {day} with a chance of {chance}.', {
    club: nameOf(winner ?? home_club),
    opponent: nameOf(winner === home_club ? away_club : home_club),
    day: format.day(date),
    chance: format.percent(chance),
  });
  return html`<p class="lead">${sentence}</p>`;
}

/** Returns a link to a match with the marks of both clubs and the winner in bold. */
function linkWithWinner(site: Words & Addresses & LeagueData, match: PlayedMatch): Html {
  const { tables, format } = site;
  const { home_club, away_club, home_goals, away_goals, season, winner } = match;
  const side = (club: string) => {
    const name = shortName(tables, club, season);
    return winner === club ? html`<b>${name}</b>` : html`${name}`;
  };
  const marks = [home_club, away_club].map((club) => clubMarkIn(tables, club, season));
  const score = format.score(home_goals, away_goals);
  return html`${marks}<a href="${matchPath(site, match)}">${side(home_club)} ${score} ${side(away_club)}</a>`;
}

/** Returns results with their ranks and the chance that the forecasts gave them. */
function upsetList(site: Words & Addresses & LeagueData, rows: readonly Surprise[], from = 1): Html {
  const { format } = site;
  return figureList(
    rows.map(({ match, chance }, index) => ({
      name: html`<span class="place">${index + from}</span>${linkWithWinner(site, match)}`,
      note: format.date(match.date),
      figure: format.percent(chance),
    })),
    rows.length > listLength,
  );
}
