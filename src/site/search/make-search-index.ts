import { hasResult } from '../../derive/matches.ts';
import { summariseReferees } from '../../derive/referees.ts';
import type { Team } from '../../records/directory.ts';
import type { Match } from '../../records/match.ts';
import type { Tables } from '../../records/published.ts';
import { ascending } from '../../records/text.ts';
import type { Addresses } from '../addresses.ts';
import type { DeveloperSite } from '../developer-inputs.ts';
import { anchorOf, fieldsOf } from '../docs/field-table.ts';
import { guidesOf } from '../docs/guides.ts';
import { headToHeadRoute } from '../links.ts';
import { clubPairs, clubsById, derbyOf, formerNamesNote, shortName } from '../lookups/club-lookups.ts';
import { matchSeasons } from '../lookups/match-lookups.ts';
import { fullName, playersById, slugOfPlayer } from '../lookups/player-lookups.ts';
import { linkedRoute, pageKinds, pagesWithContent } from '../page-kinds.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import { slugOfMatch } from '../slugs.ts';
import type { Words } from '../words.ts';
import type { SearchIndex } from './search-index.ts';
import { shortAnswers, wordsForEndpoint, wordsForEndpoints, wordsForPage } from './search-words.ts';

type Entries = SearchIndex[number]['entries'];

/** Returns what the search finds in the language of a site: every club under all its names, and what has a page. */
export function makeSearchIndex(site: DeveloperSite): SearchIndex {
  const { tables, path, resources, asOf } = site;
  const docsPath = path({ page: 'docs' });
  // Of the pages for developers, which are in English alone, the other languages find those of the menus.
  const isEnglish = site.language === 'en';
  return [
    { kind: 'club', address: `${path({ page: 'clubs' })}/`, entries: clubs(site) },
    {
      kind: 'page',
      address: '',
      entries: [...pages(site), ...answers(site), ...(isEnglish ? guides(site) : [])],
    },
    { kind: 'season', address: `${path({ page: 'seasons' })}/`, entries: seasons(site) },
    { kind: 'season', address: `${path({ page: 'clubs' })}/`, entries: clubSeasons(site) },
    { kind: 'pair', address: `${path({ page: 'clubs' })}/`, entries: pairs(site) },
    {
      kind: 'player',
      address: `${path({ page: 'players' })}/`,
      entries: players(tables),
      comparison: path({ page: 'compare' }),
    },
    {
      kind: 'venue',
      address: `${path({ page: 'venues' })}/`,
      entries: tables
        .rows('venues')
        .map(({ venue_id, name, city }) => [name, venue_id, wordsIn([city, 'stade stadium'])]),
    },
    { kind: 'referee', address: `${path({ page: 'referees' })}/`, entries: referees(tables) },
    {
      kind: 'match',
      address: `${path({ page: 'match', slug: '' })}`,
      entries: tables
        .rows('matches')
        .toSorted((a, b) => daysFrom(asOf, a) - daysFrom(asOf, b))
        .map((match) => matchEntry(site, match)),
    },
    {
      kind: 'endpoint',
      address: `${docsPath}/`,
      entries: (isEnglish ? resources : []).map(({ name, path: endpoint }) => [
        endpoint,
        name,
        `${name.replaceAll('-', ' ')} ${wordsForEndpoint(endpoint)}`,
      ]),
    },
    {
      kind: 'field',
      address: `${docsPath}/`,
      entries: isEnglish ? fields(site) : [],
    },
  ];
}

function pages(site: Words & Addresses & LeagueData): Entries {
  const { tables, path, language } = site;
  return pagesWithContent(tables)
    .filter((name) => pageKinds[name].label)
    .map((name) => [
      site.label(name),
      path(linkedRoute(name, tables)),
      // In other languages than English, endpoints are found at the documentation.
      wordsIn([
        wordsForPage(name, tables.league.short_name),
        name === 'docs' && language !== 'en' ? wordsForEndpoints() : null,
      ]),
    ]);
}

/** Returns what the search answers in a line: mostly that the site has no data of that kind. */
function answers({ tables, t, path }: Words & Addresses & LeagueData): Entries {
  return shortAnswers.map(({ title, part, english, french, names }) => [
    t(title),
    `${path({ page: 'about' })}#${part}`,
    wordsIn([english, french ?? null, title, ...(names ? (tables.league.without_data?.[names] ?? []) : [])]),
  ]);
}

function guides(site: DeveloperSite): Entries {
  const league = site.tables.league.short_name;
  return guidesOf(site).map(({ title, route }) => [
    title,
    site.path(route),
    wordsForPage(route.page, league),
  ]);
}

function clubs(site: Words & LeagueData): Entries {
  const { tables } = site;
  return [...clubsById(tables).values()].map((club) => {
    const note = formerNamesNote(site, club.club_id);
    const entry = [club.name, club.club_id, wordsOfClub(tables, club)] as const;
    return note === undefined ? entry : [...entry, note];
  });
}

/** Returns the words that are known, each once. */
function wordsIn(words: readonly (string | null)[]): string {
  return [...new Set(words.filter((word) => word !== null))].join(' ');
}

/** Returns the other names of a club, with its coaches and the places in which it plays at home. */
function wordsOfClub(tables: Tables, { club_id, short_name, city, names, coaches }: Team): string {
  const homes = tables.rows('matches').filter(({ home_club, neutral }) => home_club === club_id && !neutral);
  const others = [
    ...names.slice(0, -1).map(({ name }) => name),
    ...coaches.map(({ coach }) => coach),
    ...homes.map((match) => match.city),
  ];
  return wordsIn([short_name, ...names.map(({ acronym }) => acronym), city, ...others]);
}

/** Returns the pages of two clubs. Either is found by any of its names. */
function pairs({ tables, t, path }: Words & Addresses & LeagueData): Entries {
  const root = `${path({ page: 'clubs' })}/`;
  const textsOf = ({ names, short_name, city }: Team) =>
    wordsIn([...names.flatMap(({ name, acronym }) => [acronym, name]).reverse(), short_name, city]);
  return clubPairs(tables).map(([club, opponent]) => [
    t('{home} v {away}', { home: club.short_name, away: opponent.short_name }),
    path(headToHeadRoute(club.club_id, opponent.club_id)).slice(root.length),
    `${textsOf(club)} ${textsOf(opponent)} ${derbyOf(tables, club.club_id, opponent.club_id) ?? ''}`,
  ]);
}

function seasons(site: Words & Addresses & LeagueData): Entries {
  const { tables, t, path } = site;
  const root = `${path({ page: 'seasons' })}/`;
  const league = tables.league.short_name;
  const champions = new Map(tables.rows('seasons').map(({ season, champion }) => [season, champion]));
  return matchSeasons(tables)
    .toReversed()
    .flatMap((season) => {
      const champion = champions.get(season);
      const winner = champion ? `${t('Champion')} ${shortName(tables, champion, season)}` : '';
      const name = site.seasonName(season);
      const matchesPath = path({ page: 'matches', season }).slice(root.length);
      return [
        [t('{season} season', { season: name }), `${season}`, `${wordsForPage('season', league)} ${winner}`],
        [t('Matches of {season}', { season: name }), matchesPath, wordsForPage('matches', league)],
      ] as const;
    });
}

function clubSeasons({ tables, seasonName }: Words & LeagueData): Entries {
  return [...clubsById(tables).values()].flatMap(({ club_id, seasons }) =>
    seasons.map((season) => [
      `${shortName(tables, club_id, season)} ${seasonName(season)}`,
      `${club_id}/${season}`,
    ]),
  );
}

function players(tables: Tables): Entries {
  return [...playersById(tables)].map(([id, rows]) => {
    const names = new Set(rows.map(({ name }) => name));
    return [fullName(rows), slugOfPlayer(tables, id), [...names].join(' ')];
  });
}

function referees(tables: Tables): Entries {
  return summariseReferees(tables.rows('referees')).flatMap(({ name, short_name, referee_id }) => {
    const title = name ?? short_name;
    return title === null ? [] : [[title, referee_id] as const];
  });
}

function daysFrom(day: string, { date }: Match): number {
  return Math.abs(Date.parse(date) - Date.parse(day));
}

function matchEntry(site: Words & LeagueData, match: Match): Entries[number] {
  const { tables, format } = site;
  const { home_club, away_club, home_goals, away_goals, season, stage, date } = match;
  const names = [home_club, away_club].map((club) => shortName(tables, club, season));
  const score = hasResult(match) ? format.score(home_goals, away_goals) : '–';
  const words = [home_club, away_club, stage === null ? '' : site.stageName(stage), site.seasonName(season)];
  return [`${names[0]} ${score} ${names[1]}, ${format.date(date)}`, slugOfMatch(match), words.join(' ')];
}

/** Returns every name of a response field, at the first endpoint that has it. */
function fields({ tables, resources }: PublishedData): Entries {
  const places = resources.flatMap(({ name, responseSchema }) =>
    fieldsOf(tables.league, responseSchema).map(
      ({ path }) => [path.replace(/^.*[.]/, ''), `${name}#${anchorOf(path)}`] as const,
    ),
  );
  return [...new Map(places.reverse())].sort(([a], [b]) => ascending(a, b));
}
