import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { respond } from '../../../src/edge/respond.ts';
import { feedAdapter } from '../../../src/feed/adapters.ts';
import type { Match } from '../../../src/records/match.ts';
import { pick } from '../../../src/records/typed.ts';
import { the } from '../../support/the.ts';
import { matchesOf, published, snapshot } from '../examples.ts';
import { faultlessAnswer, waitForReadings } from '../league-feeds.ts';
import { envWith, league } from '../service.ts';

/** Around a match. The feed is one of the test's own: other files replay theirs. */

const { season } = snapshot;
const matches = await matchesOf(season);
const minuteMs = 60_000;

let feed: MockInstance<typeof fetch>;

beforeEach(() => {
  feed = vi.spyOn(globalThis, 'fetch');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  waitForReadings();
});

const next = matches.find(({ status, kickoff_utc }) => status === 'UPCOMING' && kickoff_utc !== null);

describe.runIf(next)('a match in play', () => {
  const matchId = next?.match_id ?? '';
  const now = Date.parse(next?.kickoff_utc ?? '') + 75 * minuteMs;

  beforeEach(async () => {
    const seasons = await published<{ season: number; season_id: string }>('seasons');
    const path = feedAdapter(league).paths(the(seasons, { season }).season_id).matches;
    const { matches: entries = [], ...schedule } = await faultlessAnswer(`https://feed.test${path}`, now);
    const inPlay = {
      ...entries.find((entry) => entry.matchId === matchId),
      status: 'LIVE',
      phase: 'SECOND_HALF',
      time: '57',
      homeScorePush: 2,
      awayScorePush: 1,
      providerHomeScore: 2,
      providerAwayScore: 1,
    };
    const others = entries.filter((entry) => entry.matchId !== matchId);
    feed.mockImplementation(async () => Response.json({ ...schedule, matches: [...others, inPlay] }));
  });

  /** Returns a function that asks a service with a reader of its own. */
  const serviceOf =
    (name: string) =>
    async (path: string): Promise<{ matches: Match[] } & Match> => {
      const request = new Request(`https://service.test/api/v1${path}`);
      const { RATE_LIMITER: _, ...unlimited } = env;
      const variables = { FEED_ENABLED: 'true', FEED_ORIGIN: `https://${name}.test` };
      const response = await respond(request, envWith({ ...unlimited, ...variables }), new Date(now));
      expect([path, response.status]).toEqual([path, 200]);
      return response.json();
    };

  it('has the same state in /matches, /live and /match-stats', async () => {
    const ask = serviceOf('match-in-play');
    const stateOf = (match: Match) =>
      pick(match, ['match_id', 'home_goals', 'away_goals', 'phase', 'win_reason']);
    const expected = {
      match_id: matchId,
      home_goals: 2,
      away_goals: 1,
      phase: 'SECOND_HALF',
      win_reason: null,
    };
    const id = matchId.split('::')[2];
    const states = {
      matches: (await ask(`/matches?match_id=${id}`)).matches.map(stateOf),
      live: (await ask('/live')).matches.filter(({ match_id }) => match_id === matchId).map(stateOf),
      season: (await ask(`/match-stats?season=${season}`)).matches
        .filter(({ match_id }) => match_id === matchId)
        .map(stateOf),
      match: [stateOf(await ask(`/match-stats?match_id=${id}`))],
    };
    expect(states).toEqual({
      matches: [expected],
      live: [expected],
      season: [expected],
      match: [expected],
    });
  });
});
