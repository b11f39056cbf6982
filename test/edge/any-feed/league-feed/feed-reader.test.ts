import { describe, expect, it } from 'vitest';
import { FeedReader } from '../../../../src/edge/league-feed/feed-reader.ts';
import { feedResources, windowsMs } from '../../../../src/edge/league-feed/requests.ts';
import { waitMs } from '../../../../src/edge/league-feed/timing.ts';
import { liveAdapter } from '../../../../src/feed/live-adapters.ts';
import { feedPaths } from '../../../../src/feed/paths.ts';
import type { FeedMatch } from '../../../../src/feed/schedule.ts';
import type { SeasonContext } from '../../../../src/feed/season-context.ts';
import type { Match } from '../../../../src/records/match.ts';
import { until } from '../../../support/until.ts';
import {
  context,
  noMatches,
  refresh,
  season,
  serveFeed,
  tables,
  timersOf,
  withReader,
} from '../../with-reader.ts';

const { answer, requested } = serveFeed();

/** A season with a match of a club whose id of the feed is unknown. */
const withUnknownClub = {
  ...context,
  matches: new Map([['m', { match_id: 'm', home_club: 'a', away_club: 'b' } as Match]]),
};

describe('FeedReader', () => {
  it('asks once for all who want an answer, and again when its window is over', () =>
    withReader('once', async (reader) => {
      answer(noMatches);
      await Promise.all([refresh(reader, 0), refresh(reader, 0)]);
      await refresh(reader, windowsMs.schedule - 1);
      expect(requested()).toHaveLength(1);
      expect(reader.answers(0)).toEqual({ schedule: [] });
      await refresh(reader, windowsMs.schedule);
      expect(requested()).toHaveLength(2);
    }));

  it('asks for each resource at its own address', () =>
    withReader('addresses', async (reader) => {
      answer(noMatches);
      await refresh(reader, 0);
      await reader.refresh('standings', context, tables, 0);
      const { matches, standings } = feedPaths(context.seasonId);
      expect(requested()).toEqual([matches, standings].map((path) => `https://feed.test${path}`));
    }));

  it('asks for the schedule first where that has to name the clubs, and for nothing else without it', () =>
    withReader('clubs', async (reader) => {
      answer(noMatches);
      await reader.refresh('standings', withUnknownClub, tables, 0);
      expect(requested()).toEqual([`https://feed.test${feedPaths(context.seasonId).matches}`]);
      expect(reader.attempts('standings').error).toBe(
        'the feed has given no schedule, which names the clubs',
      );
    }));

  it('has the rows of a schedule and the clubs it named after a restart, and what of it was rejected', () =>
    withReader(
      'named clubs',
      async (reader, restart) => {
        const { matches, standings } = feedPaths(context.seasonId);
        answer({ standings: [] });
        for (const now of [0, windowsMs.standings]) {
          const one = now === 0 ? reader : restart();
          await one.refresh('standings', withUnknownClub, tables, now);
          expect(one.answers(now)).toEqual({ schedule: [{ match_id: 'm' }], standings: [] });
          expect(one.rejected('schedule')).toEqual({ count: 1, reasons: ['an entry: why'] });
        }
        expect(requested()).toEqual(
          [matches, standings, standings].map((path) => `https://feed.test${path}`),
        );
      },
      {
        ...liveAdapter(),
        inferIds: (_, known) => ({ ...known, clubs: new Map([['id', 'a']]) }),
        parseSchedule: () => ({
          entries: [{ match_id: 'm' } as FeedMatch],
          rejected: [{ what: 'an entry', why: 'why' }],
        }),
        parseStandings: () => ({ entries: [], rejected: [] }),
      },
    ));

  describe('of a season of which three matches are over', () => {
    const ids = ['a', 'b', 'c', 'to come'];
    const row = (match_id: string, status: string) =>
      ({ match_id, status, home_club: match_id }) as FeedMatch;
    // Of a stored match the rule reads what a schedule's has too.
    const known = new Map(
      ids.map((id) => [id, row(id, id === 'to come' ? 'UPCOMING' : 'FINISHED') as unknown as Match]),
    );
    const clubs = new Map(ids.map((id) => [id, id]));
    /** Reads schedules, each where the matches have these states; a match without one is missing. */
    const read = (
      name: string,
      schedules: readonly (readonly string[])[],
      run: (reader: FeedReader) => void,
    ) => {
      const left = schedules.map((states) => states.map((status, index) => row(ids[index] ?? '', status)));
      return withReader(
        name,
        async (reader) => {
          answer(noMatches);
          for (const index of schedules.keys()) {
            const now = index * windowsMs.schedule;
            await reader.refresh('schedule', { ...context, clubs, matches: known }, tables, now);
          }
          run(reader);
        },
        { ...liveAdapter(), parseSchedule: () => ({ entries: left.shift() ?? [], rejected: [] }) },
      );
    };
    const good = ['FINISHED', 'FINISHED', 'FINISHED', 'LIVE'];

    it('counts the entries that the first answer lacks', () =>
      read('first lacks', [good.slice(0, 3)], (reader) => {
        expect([reader.lackedCount('schedule'), reader.attempts('schedule').error]).toEqual([1, undefined]);
      }));

    it('uses no schedule that takes most results back, whatever its time: it is of long ago', () =>
      read('long ago', [good, Array(4).fill('UPCOMING')], (reader) => {
        expect(reader.attempts('schedule').error).toBe(
          "the feed's answer has no result of 3 of the 3 matches that are over",
        );
        expect(reader.answers(0).schedule?.map(({ status }) => status)).toEqual(good);
      }));

    it('leaves a few results that are taken back to the merge', () =>
      read('a few', [['UPCOMING', 'POSTPONED', 'FINISHED', 'LIVE']], (reader) => {
        expect(reader.attempts('schedule').error).toBeUndefined();
      }));
  });

  it('has nothing of a season but the one that is open', () =>
    withReader('seasons', async (reader) => {
      answer(noMatches);
      await refresh(reader, 0);
      for (const one of [season + 1, season]) {
        reader.open(one);
        expect([reader.answers(0), reader.attempts('schedule')]).toEqual([{}, {}]);
      }
    }));

  it('requests nothing that the feed has no address for', () =>
    withReader('schedule alone', async (_, __, sql) => {
      answer(noMatches);
      const adapter = { ...liveAdapter(), paths: () => ({ matches: '/matches' }) };
      const reader = new FeedReader({ sql }, 'https://feed.test', () => {}, adapter);
      reader.open(season);
      for (const resource of feedResources) await reader.refresh(resource, context, tables, 0);
      expect(requested()).toEqual(['https://feed.test/matches']);
      expect(feedResources.filter((one) => reader.isOffered(one, context))).toEqual(['schedule']);
      expect([reader.attempts('players'), reader.hasSteps]).toEqual([{}, false]);
    }));

  it('remembers the last good answer over a restart', () =>
    withReader('restart', async (reader, restart) => {
      answer(noMatches);
      await refresh(reader, 5000);
      const after = restart();
      expect(after.answers(5000)).toEqual({ schedule: [] });
      expect(after.attempts('schedule')).toEqual(reader.attempts('schedule'));
    }));

  it('leaves a feed that fails in peace, and then says what it did', () =>
    withReader('failing', async (reader) => {
      answer(() => new Response('', { status: 503 }));
      await refresh(reader, 0);
      await refresh(reader, 14_999);
      expect(requested()).toHaveLength(1);
      expect(reader.attempts('schedule')).toMatchObject({ failedAt: 0, error: 'the feed answered 503' });
    }));

  it('tries again in the background after a failure', () =>
    withReader('background', async (reader) => {
      answer(() => new Response('', { status: 503 }));
      await refresh(reader, 0);
      const { promise, resolve } = Promise.withResolvers<Response>();
      answer(() => promise);
      await refresh(reader, 15_000);
      expect(reader.attempts('schedule').error).toBe('the feed answered 503');
      await until(() => requested().length === 2);
      resolve(Response.json(noMatches));
      await until(() => reader.attempts('schedule').error === undefined);
    }));

  it('publishes nothing internal of an error of our own', () =>
    withReader('internal', async (reader) => {
      answer(noMatches);
      await reader.refresh('schedule', null as unknown as SeasonContext, tables, 0);
      expect(reader.attempts('schedule').error).toBe("the feed's answer could not be read");
    }));

  it('waits no longer than a reading may take, and has the answer when it comes', () =>
    withReader('slow', async (reader) => {
      timersOf([waitMs]);
      const { promise, resolve } = Promise.withResolvers<Response>();
      answer(() => promise);
      await refresh(reader, 0);
      expect(reader.attempts('schedule').error).toBe('the feed took longer than 3 seconds');
      resolve(Response.json(noMatches));
      await until(() => reader.attempts('schedule').error === undefined);
      expect(reader.answers(0)).toEqual({ schedule: [] });
    }));
});
