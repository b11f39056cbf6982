import { describe, expect, it } from 'vitest';
import type { FaultName } from '../../../../scripts/replay/server.ts';
import { parseHeader } from '../../../../src/feed/sdp/match-details.ts';
import { parsePlayers } from '../../../../src/feed/sdp/players.ts';
import { parseSchedule } from '../../../../src/feed/sdp/schedule.ts';
import { parseStandings } from '../../../../src/feed/sdp/standings.ts';
import { nextPage } from '../../../../src/feed/sdp/statistics.ts';
import { afterTheSeason, atMinute, inPlay, season } from '../../../support/match-day.ts';
import { context, paths, pauseReplay } from '../../../support/paused-replay.ts';
import { dataset, ofSeason } from '../../../support/tables.ts';

const hasPlayers = ofSeason(dataset.players, season).length > 5;
const { replay, get } = pauseReplay();
const body = async (address: string): Promise<unknown> => (await get(address)).json();
const playersPage = async () => ({ category: 'general', body: await body(paths.players('general', 1)) });
const schedule = async () => parseSchedule(await body(paths.matches), context);

/** The schedule with and without a fault: the matches that differ. */
async function changed(name: FaultName) {
  const { entries: before } = await schedule();
  replay().fault(name);
  const { entries: after } = await schedule();
  const now = new Map(after.map((match) => [match.match_id, match]));
  return before.flatMap((match) => {
    const then = now.get(match.match_id);
    return JSON.stringify(then) === JSON.stringify(match) ? [] : [{ before: match, after: then }];
  });
}

describe('a fault of the content', () => {
  it.for(['unfinished', 'vanished', 'postponed', 'suspended', 'score-taken-back'] as const)(
    '%s changes one match',
    async (name) => {
      expect(await changed(name)).toHaveLength(1);
    },
  );

  it('unfinished: the last finished one is to be played again', async () => {
    const [match] = await changed('unfinished');
    expect(match).toMatchObject({
      before: { status: 'FINISHED' },
      after: { status: 'UPCOMING', home_goals: null },
    });
  });

  it('vanished: the last finished one is missing', async () => {
    const [match] = await changed('vanished');
    expect(match).toMatchObject({ before: { status: 'FINISHED' }, after: undefined });
  });

  it.for(['postponed', 'suspended'] as const)('%s: the one in play, else the next', async (name) => {
    const [match] = await changed(name);
    expect(match).toMatchObject({ before: { status: 'LIVE' }, after: { status: name.toUpperCase() } });
    replay().set(atMinute(-1));
    replay().fault(null);
    const [next] = await changed(name);
    expect(next).toMatchObject({ before: { status: 'UPCOMING' }, after: { status: name.toUpperCase() } });
  });

  it('score-taken-back: a goal less, in play and after', async () => {
    const total = (match: { home_goals: number | null; away_goals: number | null } | undefined) =>
      (match?.home_goals ?? 0) + (match?.away_goals ?? 0);
    for (const [moment, status] of [
      [inPlay, 'LIVE'],
      [atMinute(-1), 'FINISHED'],
    ] as const) {
      replay().fault(null);
      replay().set(moment);
      const [match] = await changed('score-taken-back');
      expect(match?.before.status).toBe(status);
      expect(total(match?.after)).toBe(total(match?.before) - 1);
    }
  });

  it('stale: time does not pass', async () => {
    const before = await (await get(paths.matches)).text();
    replay().fault('stale');
    replay().set(afterTheSeason);
    expect(await (await get(paths.matches)).text()).toBe(before);
    replay().fault(null);
    expect(await (await get(paths.matches)).text()).not.toBe(before);
  });

  it('empty: no entries', async () => {
    replay().fault('empty');
    expect((await schedule()).entries).toEqual([]);
  });

  it.for(['schema-drift', 'foreign-ids'] as const)('%s: nothing can be parsed', async (name) => {
    replay().fault(name);
    replay().set(afterTheSeason);
    const { entries, rejected } = await schedule();
    expect(entries).toEqual([]);
    expect(rejected).toHaveLength(ofSeason(dataset.matches, season).length);
    if (name === 'foreign-ids') {
      const reasons = new Set(rejected.map(({ why }) => why.replace(/[\w:]+::[\w:]+/, '…')));
      expect([...reasons]).toEqual([
        expect.stringContaining('is of another'),
        'team … is not a club of data/clubs.csv',
      ]);
    }
    expect(
      parsePlayers([await playersPage()], { ...context, isCurrent: true }).entries.every(
        ({ row }) => row.minutes === null,
      ),
    ).toBe(true);
    expect(parseStandings(await body(paths.standings), context).entries).toEqual([]);
  });

  it('schema-drift changes the header of a match too', async () => {
    const match = ofSeason(dataset.matches, season)[0] as (typeof dataset.matches)[0];
    replay().fault('schema-drift');
    const header = await body(paths.header(match.match_id));
    expect(() => parseHeader(header, match)).toThrow();
  });

  it.runIf(hasPlayers)('minutes-shrink: one player has fewer minutes', async () => {
    replay().set(afterTheSeason);
    const minutes = async () =>
      parsePlayers([await playersPage()], { ...context, isCurrent: true }).entries.map(
        ({ row }) => row.minutes ?? 0,
      );
    const before = await minutes();
    replay().fault('minutes-shrink');
    const less = (await minutes())
      .map((now, index) => now - (before[index] ?? 0))
      .filter((change) => change !== 0);
    expect(less).toEqual([expect.any(Number)]);
    expect(less[0]).toBeLessThan(0);
  });
});

it.runIf(hasPlayers)('the fault small-pages gives five entries a page, whatever the request', async () => {
  replay().set(afterTheSeason);
  const whole = (await body(paths.players('general', 1))) as { players: unknown[] };
  const totalPages = Math.ceil(whole.players.length / 5);
  replay().fault('small-pages');
  const first = (await body(paths.players('general', 1))) as { players: unknown[] };
  expect(first.players).toHaveLength(5);
  expect(first).toMatchObject({ pagination: { totalPages, currentPage: 1, isLastPage: false } });
  expect(nextPage(first, 1)).toBe(2);
});
