import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { detailNames, fetchDetails } from '../../../scripts/refresh/fetch-details.ts';
import { fetchSeason } from '../../../scripts/refresh/fetch-season.ts';
import { ListRound } from '../../../src/edge/league-feed/list-round.ts';
import { parseAnswer } from '../../../src/edge/league-feed/parse-answer.ts';
import type { FeedAdapter } from '../../../src/feed/adapter.ts';
import { feedMatch } from '../../../src/feed/feed-match.ts';
import { entriesIn, parseEntries, RejectedEntryError } from '../../../src/feed/parse-entries.ts';
import { liveScheduleAlone, scheduleAlone } from '../../../src/feed/schedule-alone.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import { blankRow } from '../../support/blank-row.ts';
import { inMemoryValues } from '../../support/in-memory-values.ts';
import { dataset, ofSeason, tables } from '../../support/tables.ts';

const context = seasonContext(tables, 2025);
const played = ofSeason(dataset.matches, 2025);
const squad = ofSeason(dataset.players, 2025).slice(0, 6);
const now = new Date('2025-12-01T00:00:00Z');

const game = z.object({ id: z.string(), goals: z.tuple([z.int(), z.int()]) });
const member = z.object({ id: z.string(), name: z.string(), goals: z.int() });

/** An adapter of an invented feed: results, and a list of players without categories; no table and no clubs. */
const games: FeedAdapter = {
  ...liveScheduleAlone,
  ...scheduleAlone,
  headers: { 'X-Games': '1' },
  paths: (seasonId) => ({
    matches: `/${seasonId}/games`,
    players: (_category, page) => `/${seasonId}/squad/${page}`,
    header: (matchId) => `/${seasonId}/games/${matchId}`,
  }),
  requestTime: () => now,
  nextPage: (body, page) =>
    z.object({ more: z.literal(true) }).safeParse(body).success ? page + 1 : undefined,
  parseSchedule: (body, { matches }) =>
    parseEntries(body, 'games', game, 'id', ({ id, goals }) => {
      const known = matches.get(id);
      if (!known) throw new RejectedEntryError('is no match of data/matches/');
      const { match_id, season, date, home_club, away_club, venue_id, venue_basis } = known;
      const [home_goals, away_goals] = goals;
      const result = { status: 'FINISHED', home_goals, away_goals } as const;
      return feedMatch(
        { match_id, season, date, home_club, away_club, venue_id, venue_basis, ...result },
        known,
      );
    }),
  players: {
    categories: ['all'],
    parsePage: ({ category, body }) =>
      parseEntries(body, 'squad', member, 'id', ({ id, name, goals }, what) => ({
        ...{ id, category, what, name },
        stats: { values: [['goals', goals]], malformed: 0 },
      })),
    combine: (entries) => ({
      entries: entries.map(({ id, stats }) => ({
        row: blankRow('players', { season: 2025, player_id: id, goals: stats.values[0]?.[1] ?? null }),
        ...{ full_name: null, nationality: null, shirt_number: null },
      })),
      rejected: [],
    }),
  },
  entriesOf: (list, body) => (list === 'players' ? entriesIn(body, 'squad') : []),
  parsePlayers: (pages, season) => {
    const entries = pages.flatMap((page) => games.players.parsePage(page, season).entries);
    return games.players.combine(entries, { supplied: {}, fractional: [] }, season);
  },
  parseHeader: (body) => {
    const { attendance } = z.object({ attendance: z.int() }).parse(body);
    const unknown = { additional_time: null, home_red_cards: null, away_red_cards: null };
    return { value: { attendance, ...unknown, goals: [] }, rejected: [] };
  },
};

const schedule = {
  games: [...played.map(({ match_id }) => ({ id: match_id, goals: [4, 3] })), { id: 'new', goals: [1, 0] }],
};
const pages = [0, 3].map((start) => ({
  squad: squad.slice(start, start + 3).map(({ player_id, name }) => ({ id: player_id, name, goals: 5 })),
  more: start === 0,
}));
const rejected = [
  { what: 'games[0] new'.replace('0', String(played.length)), why: 'is no match of data/matches/' },
];
const squadIds = squad.map(({ player_id }) => player_id).sort();

/** What was requested of the invented feed. */
const requested: string[] = [];

const client = {
  get: async (path: string) => {
    const page = /\/squad\/(\d)$/.exec(path)?.[1];
    requested.push(path);
    const whole = path.endsWith('/games') ? schedule : { attendance: 1234 };
    return { body: page === undefined ? whole : pages[Number(page) - 1], date: now };
  },
  throwIfCancelled: () => {},
};

describe('an adapter of another feed', () => {
  it('serves the live reader: an answer in one piece', () => {
    const parsed = parseAnswer(games, 'schedule', schedule, context, tables, now);
    expect(parsed.rejected).toEqual(rejected);
    expect(parsed.entries).toHaveLength(played.length);
    expect(parsed.entries[0]).toMatchObject({ match_id: played[0]?.match_id, home_goals: 4, away_goals: 3 });
  });

  it('serves the live reader: a list page by page', () => {
    const source = {
      resource: 'players',
      adapter: games,
      values: inMemoryValues(),
      name: 'players',
    } as const;
    const round = ListRound.begin(source, 'rows', now.getTime());
    for (const [index, page] of pages.entries()) {
      expect(round.pathOfNext('s')).toBe(`/s/squad/${index + 1}`);
      round.addPage(page, now.getTime(), context);
    }
    while (!round.isWhole) round.addPart([], [], context);
    const rows = round.whole().rows as { row: { player_id: string; goals: number } }[];
    expect(rows.map(({ row }) => row.player_id).sort()).toEqual(squadIds);
    for (const { row } of rows) expect(row.goals).toBe(5);
  });

  it('serves the refresh', async () => {
    const season = await fetchSeason(client, context, games);
    expect(season).toMatchObject({ at: now, rejected, standings: [], teamStats: [], remarks: [] });
    expect(season.matches).toHaveLength(played.length);
    expect(season.players.map(({ row }) => row.player_id).sort()).toEqual(squadIds);
    const match = season.matches[0] as (typeof season.matches)[0];
    const stored = { sides: new Set<string>(), header: new Set<string>(), referee: new Set<string>() };
    const wanted = [[match, detailNames]] as const;
    const details = await fetchDetails(client, 's', wanted, stored, () => {}, games);
    expect(details.headers.get(match.match_id)).toMatchObject({ attendance: 1234 });
    expect(details).toMatchObject({ sides: [], rejected: [], remarks: [] });
    // Of what the feed has no address for, nothing is requested.
    const { seasonId } = context;
    const list = [1, 2].map((page) => `/${seasonId}/squad/${page}`);
    expect(requested).toEqual([`/${seasonId}/games`, ...list, `/s/games/${match.match_id}`]);
  });
});
