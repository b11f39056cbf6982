import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeedReader } from '../../src/feed/live/feed-reader.ts';
import type { LiveReadingName } from '../../src/feed/live/live-tables.ts';
import type { LiveEvent } from '../../src/records/live-event.ts';
import { memoize } from '../../src/records/memoize.ts';
import type { Row } from '../../src/records/published.ts';
import { pick } from '../../src/records/typed.ts';
import type { Json } from '../fixtures/feed.ts';
import { feedWorlds } from '../support/built-worlds.ts';
import { inMemoryStorage } from '../support/in-memory-storage.ts';
import { liveDayOf, minute } from '../support/live-day.ts';
import { matchDayOf } from '../support/match-day.ts';

/** An entry of a schedule, as far as tests change it. */
type Entry = Json & {
  matchId?: string;
  phase?: string;
  status?: string;
};
type Change = (entry: Entry) => Entry | Entry[];

const unchanged: Change = (entry) => entry;
const scored = (home: unknown, away: unknown) => ({
  homeScorePush: home,
  providerHomeScore: home,
  awayScorePush: away,
  providerAwayScore: away,
});
const notBegun = { status: 'UPCOMING', phase: 'PRE_MATCH', time: '0', ...scored(null, null) };

/** What may become of the entry of a match, and never of the match. */
const unusable: Record<string, Change> = {
  'is missing': () => [],
  'has its score as text': (entry) => ({ ...entry, ...scored('3', '0') }),
  'has a score of -1': (entry) => ({ ...entry, ...scored(-1, 0) }),
  'has no score': (entry) => ({ ...entry, ...scored(null, null) }),
  'has its clubs swapped': (entry) => ({ ...entry, home: entry.away, away: entry.home }),
  'is of another season': (entry) => ({
    ...entry,
    seasonId: String(entry.seasonId).replace(/.$/, (last) => (last === 'a' ? 'b' : 'a')),
  }),
  'has no status': (entry) => ({ ...entry, status: '' }),
  'is UPCOMING in a phase of play': (entry) => ({ ...entry, status: 'UPCOMING', phase: 'SECOND_HALF' }),
};

/** What may be true: it holds once a second answer says it. */
const doubtful: Record<string, Change> = {
  // A play-off ends with a winner.
  'has another score': (entry) => ({
    ...entry,
    ...(entry.status === 'FINISHED' ? scored(9, 0) : scored(0, 0)),
    winTeamId: null,
    winReason: '',
  }),
  'is to begin': (entry) => ({ ...entry, ...notBegun }),
  'is postponed': (entry) => ({ ...entry, ...notBegun, status: 'POSTPONED' }),
};

const stepMs = 15_000;

const allTables: readonly LiveReadingName[] = ['matches', 'standings', 'goals', 'teamStats', 'events'];

describe.for(feedWorlds)('$name', async (world) => {
  const { answerFromReplay, feed, begin, end, newReader } = await liveDayOf(world);
  const { match } = matchDayOf(world);
  let change = unchanged;
  const changeEach = (list: unknown) => (list as Entry[] | undefined)?.flatMap((entry) => change(entry));

  beforeEach(() => {
    change = unchanged;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerFromReplay((body) => ({
      ...body,
      ...('matches' in body && { matches: changeEach(body.matches) }),
    }));
  });

  const ofMatch =
    (over: Change): Change =>
    (entry) =>
      entry.matchId === match.match_id ? over(entry) : entry;

  /** Reads tables at a moment, as the feed has them at another. */
  async function read(reader: FeedReader, now: number, feedMs = now, liveTables = allTables) {
    feed.set(new Date(feedMs));
    const { tables, status } = await reader.read(liveTables, now);
    const rowsOf = (name: string) => tables.find(({ table }) => table === name)?.rows ?? [];
    const shown = (rowsOf('matches') as readonly Row<'matches'>[]).find(
      (row) => row.match_id === match.match_id,
    );
    return {
      status,
      rowsOf,
      shown,
      result: shown && pick(shown, ['status', 'home_goals', 'away_goals']),
      isStale: tables.some(({ isStale }) => isStale),
      /** All figures of matches and tables. */
      figures: Object.fromEntries(tables.map(({ table, rows }) => [table, rows])),
    };
  }

  /** The first minutes of the match in each state, with a goal but for the first half. */
  async function momentsOfMatch(): Promise<Map<string, number>> {
    const moments = new Map<string, number>();
    for (let ms = begin; ms <= end + minute; ms += 5 * minute) {
      const { shown } = await read(newReader(), ms, ms, ['matches']);
      if (!shown?.phase || shown.phase === 'PRE_MATCH') continue;
      const isScored = Number(shown.home_goals) + Number(shown.away_goals) > 0;
      if (!moments.has(shown.phase) && (isScored || shown.phase === 'HALF_TIME'))
        moments.set(shown.phase, ms);
    }
    moments.set('FULL_TIME', end + 2 * minute);
    return moments;
  }
  /** Reads at a moment, once for all tests, what the feed has; returns it with what the reader has stored by then. */
  const firstReading = memoize(async (ms: number) => {
    const storage = inMemoryStorage();
    const before = await read(newReader(storage), ms);
    return { before, stored: [...storage.list()] };
  });

  answerFromReplay();
  const moments = [...(await momentsOfMatch())];
  vi.restoreAllMocks();

  it('the match of the day is seen in play, at half-time and after full time', () => {
    const phases = moments.map(([phase]) => phase);
    expect(phases).toEqual(expect.arrayContaining(['SECOND_HALF', 'HALF_TIME', 'FULL_TIME']));
    if (match.win_reason === 'ExtraTime') expect(phases.join()).toContain('EXTRA');
  });

  const unusableCases = moments.flatMap(([phase, ms]) =>
    Object.entries(unusable).map(([name, over]) => [phase, name, ms, over] as const),
  );

  it.for(unusableCases)(
    'in %s no figure changes where the entry %s, however often',
    async ([, , ms, over]) => {
      const { before, stored } = await firstReading(ms);
      const storage = inMemoryStorage(stored);
      expect(before.isStale).toBe(false);
      change = ofMatch(over);
      // Each reading is by a new reader: the row is stored. What is doubtful would hold with the second.
      for (const step of [1, 2]) {
        const after = await read(newReader(storage), ms + step * stepMs, ms);
        expect(after.figures).toEqual(before.figures);
        expect(after.isStale).toBe(true);
        expect(String(after.status.held)).toContain(match.match_id);
      }
      change = unchanged;
      const { isStale, status } = await read(newReader(storage), ms + 3 * stepMs, ms);
      expect([isStale, status.held]).toEqual([false, []]);
    },
  );

  it.for(moments)(
    'in %s no figure changes where a whole schedule says UPCOMING, however often',
    async ([, ms]) => {
      const reader = newReader();
      const before = await read(reader, ms);
      for (const over of [notBegun, { status: 'UPCOMING' }]) {
        change = (entry) => ({ ...entry, ...over });
        for (const step of [1, 2, 3]) {
          const after = await read(reader, ms + step * stepMs, ms);
          expect(after.figures).toEqual(before.figures);
          expect(after.isStale).toBe(true);
        }
      }
    },
  );

  const doubtfulCases = moments
    .filter(([phase]) => phase !== 'HALF_TIME')
    .flatMap(([phase, ms]) =>
      Object.entries(doubtful).map(([name, over]) => [phase, name, ms, over] as const),
    );

  it.for(doubtfulCases)(
    'in %s no figure changes where one answer %s, and all change once the next one does too',
    async ([, name, ms, over]) => {
      const reader = newReader();
      const before = await read(reader, ms);
      change = ofMatch(over);
      expect((await read(reader, ms + stepMs, ms)).figures).toEqual(before.figures);
      change = unchanged;
      expect((await read(reader, ms + 2 * stepMs, ms)).figures).toEqual(before.figures);
      change = ofMatch(over);
      expect((await read(reader, ms + 3 * stepMs, ms)).figures).toEqual(before.figures);
      const after = await read(reader, ms + 4 * stepMs, ms);
      const wasOver = before.result?.status === 'FINISHED';
      const isScore = name === 'has another score';
      expect(after.result?.home_goals).toBe(isScore ? (wasOver ? 9 : 0) : null);
      const kinds = (after.rowsOf('events') as readonly LiveEvent[]).map(({ kind }) => kind);
      expect(kinds).toContain(isScore && !wasOver ? 'goal_cancelled' : 'correction');
    },
  );

  it('a goal is shown at once, and so is a result', async () => {
    const reader = newReader();
    for (let ms = begin; ms <= end + 9 * minute; ms += 9 * minute) {
      const { shown } = await read(reader, ms);
      const fresh = (await read(newReader(), ms)).shown;
      expect([shown?.status, shown?.home_goals, shown?.away_goals]).toEqual([
        fresh?.status,
        fresh?.home_goals,
        fresh?.away_goals,
      ]);
    }
  });

  it('a result stays a day after the feed has failed, and is stale', async () => {
    const storage = inMemoryStorage();
    const ms = end + 2 * minute;
    const before = await read(newReader(storage), ms);
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response('', { status: 503 }));
    const after = await read(newReader(storage), ms + 24 * 60 * minute);
    expect(after.isStale).toBe(true);
    for (const table of ['matches', 'standings', 'goals', 'teamStats'])
      expect(after.figures[table]).toEqual(before.figures[table]);
  });

  it('a match that is not in the stored schedule counts for nothing', async () => {
    const ms = end + 2 * minute;
    const before = await read(newReader(), ms);
    const invented = match.match_id.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    change = ofMatch((entry) => [entry, { ...entry, matchId: invented }]);
    const { rowsOf, status } = await read(newReader(), ms);
    expect((rowsOf('matches') as readonly Row<'matches'>[]).map((row) => row.match_id)).not.toContain(
      invented,
    );
    expect(rowsOf('goals')).toEqual(before.rowsOf('goals'));
    expect(status.rejected_reasons).toContain(
      `${invented}: not in the stored schedule until the next refresh`,
    );
  });
});
