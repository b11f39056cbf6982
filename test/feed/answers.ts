import { parseClubs } from '../../src/feed/clubs.ts';
import { inferIds } from '../../src/feed/infer-ids.ts';
import { parseHeader, parseReferee, parseSideStats } from '../../src/feed/match-detail.ts';
import { nextPage } from '../../src/feed/pages.ts';
import type { ParseResult } from '../../src/feed/parse-entries.ts';
import { parsePlayers } from '../../src/feed/players.ts';
import { parseSchedule } from '../../src/feed/schedule.ts';
import { type SeasonContext, seasonContext } from '../../src/feed/season-context.ts';
import { parseStandings } from '../../src/feed/standings.ts';
import { parseTeamStats } from '../../src/feed/team-stats.ts';
import {
  clubsAnswer,
  headerAnswer,
  type Json,
  listedClub,
  matchEntry,
  matchFactsAnswer,
  officialEntry,
  playerEntry,
  playersPage,
  scheduleAnswer,
  sideStatsAnswer,
  standingEntry,
  standingsAnswer,
  statistics,
  teamEntry,
  teamsPage,
} from '../fixtures/feed.ts';
import { dataset, ofSeason, tables } from '../support/tables.ts';
import { the } from '../support/the.ts';

/** The feed's answers about 2025, a good one of each, and who reads them. */

export const past = seasonContext(tables, 2025);
export const current: SeasonContext = { ...past, isCurrent: true };
const matches = ofSeason(dataset.matches, 2025);
export const opener = the(matches, { date: '2025-04-05', home_club: 'forge-fc' });
export const playIn = the(matches, { stage: 'play-in' });
const sides = (side: 'home' | 'away') => the(dataset.matchStats, { match_id: playIn.match_id, side });
export const goals = dataset.goals.filter(({ match_id }) => match_id === playIn.match_id);
export const referee = the(dataset.referees, { match_id: playIn.match_id });

/** A page of the general category. */
export const page = (body: unknown) => ({ category: 'general', body });

/** Everybody has 7 of the same, so that what another lacks changes nothing for him. */
const sevens = statistics({ Goals: 7, 'Time Played': 7, Starts: 7, 'accurate-pass-percentage': 7 });

/** A list of the feed and who reads it. */
interface List {
  readonly name: string;
  readonly good: readonly Json[];
  body(entries: readonly unknown[]): unknown;
  read(body: unknown): ParseResult<unknown>;
}

export const schedule: List = {
  name: 'matches',
  // The first without its kick-off in UTC, the second after a shoot-out.
  good: [
    matchEntry(opener, { matchDateUtc: null }),
    ...[playIn, ...matches.slice(-2)].map((match) => matchEntry(match)),
  ],
  body: (entries) => scheduleAnswer(2025, entries),
  read: (body) => parseSchedule(body, past),
};
export const players: List = {
  name: 'players',
  good: ofSeason(dataset.players, 2025)
    .slice(20, 24)
    .map((player) => playerEntry(player, { stats: sevens })),
  body: (entries) => playersPage(2025, entries).body,
  read: (body) => parsePlayers([page(body)], current),
};
export const clubs: List = {
  name: 'teams',
  // Without the figures that nobody fills in: one filled in is 0 for all the others.
  good: ofSeason(dataset.teamStats, 2025).map((row) =>
    teamEntry(row, {
      stats: statistics({
        goals: row.stats.goals,
        'Games Played': row.stats['Games Played'],
        PPDA: row.stats.PPDA,
      }),
    }),
  ),
  body: (entries) => teamsPage(2025, entries).body,
  read: (body) => parseTeamStats([page(body)], past),
};
const homes: List = {
  name: 'teams',
  good: ofSeason(dataset.standings, 2025).map(({ club }) => listedClub(club)),
  body: (entries) => clubsAnswer(2025, entries),
  read: (body) => parseClubs(body, past),
};
export const standings: List = {
  name: 'teams',
  good: ofSeason(dataset.standings, 2025).map((row) => standingEntry(row)),
  body: (entries) => standingsAnswer(2025, entries),
  read: (body) => parseStandings(body, past),
};
export const sideStats: List = {
  name: 'stats',
  good: sideStatsAnswer(sides('home'), sides('away')).stats as Json[],
  body: (entries) => ({ stats: entries }),
  read: (body) => parseSideStats(body, playIn),
};

export const lists = { schedule, players, clubs, homes, standings, sideStats };
/** Those of which each entry is a row. */
export const rowByRow = { schedule, players, clubs, homes, standings };

/** Everything that reads an answer, with a good one. */
export const readers: Record<string, { good: unknown; read: (body: unknown) => unknown }> = {
  ...Object.fromEntries(
    Object.entries(lists).map(([name, { good, body, read }]) => [name, { good: body(good), read }]),
  ),
  'a past season’s players': {
    good: players.body(players.good),
    read: (body) => parsePlayers([page(body)], past),
  },
  'a second page': {
    good: players.body(players.good.slice(1)),
    read: (body) => parsePlayers([page(players.body(players.good.slice(0, 1))), page(body)], current),
  },
  header: { good: headerAnswer(playIn, goals), read: (body) => parseHeader(body, playIn) },
  referee: { good: matchFactsAnswer(officialEntry(referee)), read: (body) => parseReferee(body, playIn) },
  pages: { good: playersPage(2025, [], [1, 2]).body, read: (body) => nextPage(body, 1) },
  'ids to learn': {
    good: schedule.body(schedule.good),
    read: (body) => inferIds(body, { ...past, clubs: new Map(), venues: new Map() }),
  },
};

export type Path = readonly (string | number)[];
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A copy with another value at a path; `undefined` takes it away. */
export function changed(value: unknown, [key, ...rest]: Path, to: unknown): unknown {
  if (key === undefined) return to;
  if (!isObject(value)) return value;
  const copy = Array.isArray(value) ? [...value] : { ...value };
  const at = copy as Record<string, unknown>;
  at[key] = changed(at[key], rest, to);
  if (at[key] === undefined) delete at[key];
  return copy;
}
