import { isOpen } from '../../derive/matches.ts';
import type { Team } from '../../records/directory.ts';
import type { Match } from '../../records/match.ts';
import type { Row } from '../../records/published.ts';
import type { Season } from '../../records/season.ts';
import type { Addresses } from '../addresses.ts';
import { band } from '../components/band.ts';
import { beforeToday } from '../components/before-today.ts';
import { clubMark } from '../components/coloured-mark.ts';
import { table } from '../components/html-table.ts';
import { dated, missingResultsBanner } from '../components/late-results.ts';
import { leadSentence } from '../components/lead-sentence.ts';
import { withLiveScores } from '../components/live-attributes.ts';
import { wideMatchRows } from '../components/match-rows.ts';
import { subscription } from '../components/take-away.ts';
import { dataLinks } from '../data-links.ts';
import { currentProjections } from '../forecast/projections-table.ts';
import { clubData } from '../frame/structured-data.ts';
import { type Html, html, joined, nothing, raw } from '../html.ts';
import { clubSeasonLink, namedClubLink, seasonLink, venueLink } from '../links.ts';
import { aroundFigure, figureMark, liveFigure } from '../live-figures.ts';
import { byName, clubsById, formerNamesNote, matchesOfClub } from '../lookups/club-lookups.ts';
import { matchesAround } from '../lookups/last-and-next-matches.ts';
import { standingsOf } from '../lookups/season-standings.ts';
import { clubCalendar } from '../match/calendar-addresses.ts';
import { latestNews } from '../match/match-headline.ts';
import { ordinal } from '../names.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import { clubClass } from '../style/club-colours.ts';
import { clubMarkSvg } from '../style/club-mark.ts';
import type { Words } from '../words.ts';
import { clubChances, clubStrength, latestStrengths } from './club-charts.ts';
import { clubCoaches } from './club-coaches.ts';
import { clubComebacks, clubOpponents, clubScorers, clubSides } from './club-panels.ts';
import { clubSeasons } from './club-seasons.ts';
import { nextMatch } from './next-match.ts';
import { pointsNeeded } from './points-needed.ts';

/** Returns the list of clubs, those of the current season first. */
export function clubsPage(site: Words & Addresses & PublishedData): Page {
  const { t, tables } = site;
  const teams = [...clubsById(tables).values()].sort(
    (a, b) => Number(b.current_season) - Number(a.current_season) || byName(a, b),
  );
  return {
    route: { page: 'clubs' },
    title: t('Clubs'),
    description: t('Every club {ofLeague} since {since}, present and past.'),
    content: html`${mostTitles(site, teams)}
${dataLinks(site, { resource: 'teams', calendar: '/calendar/all.ics' })}
${table<Team>({
  caption: t('Clubs'),
  rows: teams,
  columns: [
    { heading: t('Club'), isText: true, cell: (team) => clubWithFormerNames(site, team) },
    { heading: t('City'), isText: true, cell: ({ city }) => city ?? '–' },
    { heading: t('Home venue'), isText: true, isWide: true, cell: ({ stadium }) => stadium ?? '–' },
    { heading: t('Founded'), isWide: true, cell: ({ founded }) => founded ?? '–' },
    { heading: site.label('seasons'), isText: true, cell: ({ seasons }) => site.seasonRange(seasons) },
  ],
  hasCutAfter: (team, index) => team.current_season && teams[index + 1]?.current_season === false,
})}
${teams.every((team) => team.current_season) ? nothing : html`<p class="note">${t('Below the line: clubs that do not play in the current season.')}</p>`}`,
  };
}

/** Returns a link to a club, with the short names that it had before. */
function clubWithFormerNames(site: Words & Addresses & LeagueData, { name, club_id }: Team): Html {
  const note = formerNamesNote(site, club_id);
  const former = note === undefined ? nothing : html`<div class="small muted">${note}</div>`;
  return html`${clubMark(club_id)}${namedClubLink(site, club_id, name)}${former}`;
}

/** Returns which club has won the most titles. */
function mostTitles(site: Words & LeagueData, teams: readonly Team[]): Html {
  const champions = site.tables.rows('seasons').map(({ champion }) => champion);
  return leadSentence(
    site,
    teams.map(({ name, club_id }) => ({
      name,
      figure: champions.filter((champion) => champion === club_id).length,
    })),
    (names, titles) => site.t('{names} have won the most titles: {titles}.', { ...names, titles }),
  );
}

/** A chance of first place below which the play-offs matter more. */
const leastChance = 0.01;

/** Returns the head of a club's page: where and since when it plays, what it has won, and how it stands now. */
function clubBand(site: Words & Addresses & LeagueData, team: Team): Html {
  const { t, tables } = site;
  const { club_id: club, city, seasons } = team;
  const standings = standingsOf(tables, site.currentSeason);
  const standing = standings.find((row) => row.club === club);
  const pointsText = (points: number | string) =>
    t('of {clubs}, {points} points', { clubs: standings.length, points });
  return band({
    mark: raw(clubMarkSvg(team, `mark-${club}`)),
    title: team.name,
    clubClass: clubClass(club),
    action: team.current_season ? followButton(site, team) : nothing,
    lines: [
      joined([
        city,
        team.stadium && team.venue_id && venueLink(site, team.venue_id, team.stadium),
        team.current_season ? t('since {season}', { season: team.first_season }) : site.seasonRange(seasons),
        ...team.names
          .slice(0, -1)
          .map(({ name, from, to }) =>
            t('formerly {names}', { names: `${name} (${site.seasonRange([from, to ?? from])})` }),
          ),
      ]),
      joined([
        titles(site, t('Champion'), ({ champion }) => champion === club),
        titles(site, t('Table winner'), (row) => row.regular_season_winner === club),
      ]),
    ],
    figures: [
      standing && {
        value: liveFigure('position', club, t(ordinal, { place: standing.position }), 'ordinal'),
        label: dated(site, pointsText(standing.points), () =>
          aroundFigure(pointsText(figureMark), liveFigure('points', club, standing.points)),
        ),
      },
      ...outlook(site, club),
    ],
  });
}

/** Returns the button by which the script lets the reader follow a club. */
function followButton({ t }: Words, { club_id, name }: Team): Html {
  return html`<button type="button" value="${club_id}" data-name="${name}" data-scripted>${t('Follow this club')}</button>`;
}

/** Returns a club's strength now and its chances in the season that is being played. */
function outlook(site: Words & LeagueData, club: string) {
  const { t, format, currentSeason } = site;
  const strengths = latestStrengths(site.tables, currentSeason);
  const place = strengths.findIndex((row) => row.club === club);
  const strength = strengths[place]?.strength;
  if (strength === undefined) return [];
  const figures = [
    {
      value: `${Math.round(strength)}`,
      label: dated(
        site,
        t('{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} of {clubs} in strength', {
          place: place + 1,
          clubs: strengths.length,
        }),
        (text) => html`${text}${beforeToday(site)}`,
      ),
      isBeforeToday: true,
    },
  ];
  const projection = currentProjections(site).find((row) => row.club === club);
  if (!projection) return figures;
  const { kind, chance, label } = mainChance(site, projection);
  const value = liveFigure(kind, club, format.percent(chance), 'percent');
  return [...figures, { value, label: dated(site, label) }];
}

/** Returns the chance that says most of a club: of first place, or else of the play-offs or another zone of the table. */
function mainChance(site: Words, { first, play_offs, zones }: Row<'projections'>) {
  const { t } = site;
  const firstPlace = { kind: 'first', chance: first, label: t('to finish first') } as const;
  if (first >= leastChance) return firstPlace;
  if (play_offs !== null)
    return { kind: 'play_offs', chance: play_offs, label: t('to reach the play-offs') } as const;
  const index = zones.findIndex(({ chance }) => chance >= leastChance);
  const zone = zones[index];
  if (!zone) return firstPlace;
  return { kind: `zone-${index}`, chance: zone.chance, label: site.localName(zone.name) } as const;
}

/** Returns a title with the seasons in which the club won it; nothing where it never did. */
function titles(site: Words & Addresses & LeagueData, title: string, isWinner: (row: Season) => boolean) {
  const seasons = site.tables.rows('seasons').filter(isWinner);
  if (seasons.length === 0) return undefined;
  const links = seasons.map(({ season }) => seasonLink(site, season));
  return html`${title} ${joined(links, ', ')}`;
}

const matchesShown = 5;

/** Returns the page of a club: its band, matches around today, seasons and squads, with scorers and opponents beside. */
export function clubPage(site: Words & Addresses & PublishedData, team: Team): Page {
  const { t, tables } = site;
  const { club_id: club, name, city, seasons } = team;
  const season = seasons.at(-1) ?? site.currentSeason;
  const matches = matchesOfClub(tables, club).filter((match) => match.season === season);
  const { nextMatches, results } = matchesAround(site, matches, matchesShown - 2);
  const next = nextMatches.filter(({ status }) => isOpen(status) && status !== 'POSTPONED').slice(0, 2);
  const shownMatches = [...results.slice(0, matchesShown - nextMatches.length).toReversed(), ...nextMatches];
  return {
    route: { page: 'club', club },
    title: name,
    description: t('{name}: season by season, results and fixtures, opponents and squad.', {
      name: [name, city].filter((part) => part !== null).join(', '),
    }),
    trail: [{ label: site.label('clubs'), route: { page: 'clubs' } }],
    structuredData: clubData(site, team),
    header: html`${clubBand(site, team)}
${clubNow(site, team, next)}
${team.current_season ? missingResultsBanner(site) : nothing}
${latestNews(site, matches, 14)}
<h2 id="matches">${nextMatches.length === 0 ? t('Latest results') : t('Last and next matches')}</h2>
${wideMatchRows(site, shownMatches)}`,
    content: html`<div class="split ${clubClass(club)}"><div>
${clubChances(site, club, season)}
${clubStrength(site, team)}
${clubSeasons(site, team)}
${clubCoaches(site, team)}
${team.current_season ? subscription(site, clubCalendar(club), t('Subscribe to the calendar')) : nothing}
<p>${seasonLinks(site, team)}</p></div>
<div>
${clubScorers(site, club, season)}
${clubScorers(site, club)}
${clubOpponents(site, team)}
${clubSides(site, team)}
${clubComebacks(site, team)}</div></div>`,
  };
}

/**
 * Returns the next match of a club and what it still has to do, which home shows to those who follow it. The match after it
 * takes its place once it is over.
 */
function clubNow(site: Words & Addresses & LeagueData, team: Team, next: readonly Match[]): Html {
  const { club_id: club, current_season } = team;
  const needed = current_season ? pointsNeeded(site, club) : nothing;
  if (next.length === 0 && needed === nothing) return nothing;
  const cards = next.map((match) => nextMatch(site, club, match));
  const shown =
    next.length === 0 ? nothing : html`<div class="shared-room"${withLiveScores(site.tables)}>${cards}</div>`;
  return html`<div class="club-now" data-before-today>${shown}${needed}</div>`;
}

/** Returns links to the squad and every result of each season of a club, the latest first. */
function seasonLinks(site: Words & Addresses, { club_id: club, seasons }: Team): Html {
  const links = seasons.toReversed().map((season) => clubSeasonLink(site, club, season));
  return html`${site.t('Squad and results')}${site.t(': ')}${joined(links, ', ')}`;
}
