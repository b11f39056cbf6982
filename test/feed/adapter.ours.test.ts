import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { readSeason } from '../../scripts/refresh/read-season.ts';
import { type FeedAdapter, feedMatch } from '../../src/feed/adapter.ts';
import { seasonContext } from '../../src/feed/adapters.ts';
import { FeedReader } from '../../src/feed/live/feed-reader.ts';
import { parseEntries, RejectedEntryError } from '../../src/feed/parse-entries.ts';
import type { Player } from '../../src/records/player.ts';
import { blankRow } from '../support/blank-row.ts';
import { inMemoryStorage } from '../support/in-memory-storage.ts';
import { storedSeason } from '../support/stored-season.ts';
import { dataset, ofSeason } from '../support/tables.ts';

const context = seasonContext(dataset, 2025);
const { seasonId } = context;
const played = ofSeason(dataset.matches, 2025);
const squad = ofSeason(dataset.players, 2025).slice(0, 6);
const now = new Date('2025-12-01T00:00:00Z');

const game = z.object({ id: z.string(), goals: z.tuple([z.int(), z.int()]) });
const member = z.object({ id: z.string(), name: z.string(), goals: z.int() });

/** An adapter of an invented feed: results, and a list of players without categories; no table and no clubs. */
const games: FeedAdapter = {
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
  categories: { players: ['all'], teamStats: [] },
  parsePlayers: (pages) => ({
    entries: pages
      .flatMap(({ body }) => parseEntries(body, 'squad', member, 'id', (entry) => entry).entries)
      .map(({ id, goals }) => ({
        row: blankRow('players', { season: 2025, player_id: id, goals }),
        full_name: null,
        nationality: null,
        shirt_number: null,
      })),
    rejected: [],
  }),
  parseHeader: (body, { match_id }) => {
    const { attendance } = z.object({ attendance: z.int() }).parse(body);
    const unknown = { additional_time: null, home_red_cards: null, away_red_cards: null };
    return { entries: [{ match_id, attendance, ...unknown, goals: [] }], rejected: [] };
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

const get = async (path: string) => {
  const page = /\/squad\/(\d)$/.exec(path)?.[1];
  requested.push(path);
  const whole = path.endsWith('/games') ? schedule : { attendance: 1234 };
  return page === undefined ? whole : pages[Number(page) - 1];
};

it('an adapter of another feed serves the live reader a schedule and lists by page', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { pathname } = new URL(String(url));
    return Response.json(await get(pathname));
  });
  const stored = storedSeason(dataset, 2025);
  // Nothing is stored of the players, whom the feed names anew.
  const reader = new FeedReader(
    { ...stored, dataset: { ...stored.dataset, players: [] } },
    inMemoryStorage(),
    'https://games.test',
    games,
  );
  const { tables, status } = await reader.read(['matches', 'players'], now.getTime());
  expect(status.rejected_reasons).toContain(rejected.map(({ what, why }) => `${what}: ${why}`).join());
  const [matches, players] = tables.map(({ rows }) => rows);
  expect(matches).toHaveLength(played.length);
  expect((players as Player[]).map(({ full_player_id }) => full_player_id).sort()).toEqual(squadIds);
  for (const { goals } of players as Player[]) expect(goals).toBe(5);
  expect(fetched.mock.calls.map(([url]) => new URL(String(url)).pathname)).toEqual([
    `/${seasonId}/games`,
    ...[1, 2].map((page) => `/${seasonId}/squad/${page}`),
  ]);
});

it('an adapter of another feed serves the refresh', async () => {
  requested.length = 0;
  const remarks: string[] = [];
  const remark = (text: string) => void remarks.push(text);
  const request = { get, adapter: games, dataset, context, acceptsOlder: true, full: true, remark };
  const season = await readSeason(request);
  expect(season).toMatchObject({ at: now, rejected, standings: [], teamStats: [], sides: [], referees: [] });
  expect(season.matches).toHaveLength(played.length);
  expect(season.players.map(({ row }) => row.player_id).sort()).toEqual(squadIds);
  expect([...season.headers.keys()]).toEqual(played.map(({ match_id }) => match_id));
  for (const header of season.headers.values()) expect(header).toMatchObject({ attendance: 1234 });
  // Of what the feed has no address for, nothing is requested.
  const list = [1, 2].map((page) => `/${seasonId}/squad/${page}`);
  const headers = played.map(({ match_id }) => `/${seasonId}/games/${match_id}`);
  expect(requested).toEqual([`/${seasonId}/games`, ...list, ...headers]);
  expect(remarks).toEqual([]);
});
