import { evictAllDurableObjects } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { respond } from '../../../src/edge/respond.ts';
import { feedAdapter } from '../../../src/feed/adapters.ts';
import { windowsMs } from '../../../src/feed/live/timing.ts';
import type { Match } from '../../../src/records/match.ts';
import { pick } from '../../../src/records/typed.ts';
import { the } from '../../support/the.ts';
import { matchesOf, published, snapshot } from '../examples.ts';
import { faultlessAnswer, waitForReadings } from '../league-feeds.ts';
import { envWith, league } from '../service.ts';

/** Around a match. The feed is one of the test's own: other files replay theirs. */

const { season, as_of } = snapshot;
const matches = await matchesOf(season);
const minuteMs = 60_000;

let feed: MockInstance<typeof fetch>;

beforeEach(() => {
  feed = vi.spyOn(globalThis, 'fetch');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  waitForReadings();
});

describe.runIf(matches.some(({ status }) => status === 'FINISHED'))(
  'a match in play that the stored season does not have',
  () => {
    const matchId = `${league.feed?.competition}::Football_Match::${'f'.repeat(32)}`;
    const [played] = matches.filter(({ status }) => status === 'FINISHED').slice(-1);
    const clubs = new Set([played?.home_club, played?.away_club]);
    const isFree = (day: string) =>
      !matches.some(
        ({ date, home_club, away_club }) => date === day && (clubs.has(home_club) || clubs.has(away_club)),
      );
    /** The first day after the last refresh on which neither club plays. */
    const day =
      Array.from({ length: 30 }, (_, index) =>
        new Date(Date.parse(as_of) + (index + 1) * 24 * 60 * minuteMs).toISOString().slice(0, 10),
      ).find(isFree) ?? '';
    const kickoff = Date.parse(`${day}T20:00:00Z`);
    const now = kickoff + 75 * minuteMs;

    /** Returns the schedule of the stored matches with a match in play, which is the last of them. */
    const scheduleInPlay = async () => {
      const seasons = await published<{ season: number; season_id: string }>('seasons');
      const { season_id } = the(seasons, { season });
      const { matches: entries = [], ...schedule } = await faultlessAnswer(
        `https://feed.test${feedAdapter(league).paths(season_id).matches}`,
        now,
      );
      const inPlay = {
        ...entries.find((entry) => entry.matchId === played?.match_id),
        matchId,
        status: 'LIVE',
        phase: 'SECOND_HALF',
        time: '57',
        matchDateUtc: new Date(kickoff).toISOString(),
        matchDateLocal: `${day}T16:00:00`,
        localTimeUtcOffset: '-04:00',
        homeScorePush: 2,
        awayScorePush: 1,
        providerHomeScore: 2,
        providerAwayScore: 1,
      };
      return { ...schedule, matches: [...entries, inPlay] };
    };

    /** Lets the feed give a schedule, made at a moment. */
    const give = (schedule: object, madeAt: number) =>
      feed.mockImplementation(async () =>
        Response.json({ ...schedule, apiCallRequestTime: new Date(madeAt).toISOString() }),
      );

    /** Returns a function that asks a service with a reader of its own. */
    const serviceOf =
      (name: string) =>
      async (path: string, at = now): Promise<{ matches: Match[]; reasons: string[] } & Match> => {
        const request = new Request(`https://service.test/api/v1${path}`);
        const { RATE_LIMITER: _, ...unlimited } = env;
        const variables = { FEED_ENABLED: 'true', FEED_ORIGIN: `https://${name}.test` };
        const response = await respond(request, envWith({ ...unlimited, ...variables }), new Date(at));
        expect([path, response.status]).toEqual([path, 200]);
        return response.json();
      };

    it('is shown while the feed has it, also after a restart, and is gone with the answer that lacks it', async () => {
      const ask = serviceOf('unknown-match');
      const schedule = await scheduleInPlay();
      const without = { ...schedule, matches: schedule.matches.slice(0, -1) };
      const shown: boolean[] = [];
      for (const [body, at] of [
        [schedule, now],
        [schedule, now + 1],
        [without, now + windowsMs.schedule],
      ] as const) {
        give(body, at);
        const { matches } = await ask(`/matches?season=${season}&limit=500`, at);
        shown.push(matches.some(({ match_id }) => match_id === matchId));
        // What the reader knows is stored.
        await evictAllDurableObjects();
      }
      expect(shown).toEqual([true, true, false]);
    });

    it('has the same state in /matches, /live and /match-stats', async () => {
      give(await scheduleInPlay(), now);
      const ask = serviceOf('new-match');
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
  },
);
