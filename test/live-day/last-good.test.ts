import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeedReader } from '../../src/feed/live/feed-reader.ts';
import type { Row } from '../../src/records/published.ts';
import { pick } from '../../src/records/typed.ts';
import type { Json } from '../fixtures/feed.ts';
import { feedWorlds } from '../support/built-worlds.ts';
import { liveDayOf, minute } from '../support/live-day.ts';
import { matchDayOf } from '../support/match-day.ts';

/** An entry of a schedule, as far as tests change it. */
type Entry = Json & {
  matchId?: string;
};
type Change = (entry: Entry) => Entry | Entry[];

const unchanged: Change = (entry) => entry;
const notBegun = {
  status: 'UPCOMING',
  phase: 'PRE_MATCH',
  homeScorePush: null,
  awayScorePush: null,
  providerHomeScore: null,
  providerAwayScore: null,
};

describe.for(feedWorlds)('$name', async (world) => {
  const { answerFromReplay, feed, end, newReader } = await liveDayOf(world);
  const { match_id } = matchDayOf(world).match;
  let change = unchanged;
  const changeEach = (list: unknown) => (list as Entry[] | undefined)?.flatMap(change);

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
      entry.matchId === match_id ? over(entry) : entry;

  /** Reads so many minutes after the last match of the day. */
  async function readAfter(reader: FeedReader, minutes: number) {
    const ms = end + minutes * minute;
    feed.set(new Date(ms));
    const { tables, status } = await reader.read(['matches', 'standings', 'goals'], ms);
    const rowsOf = <Name extends 'matches' | 'goals'>(name: Name) =>
      (tables.find(({ table }) => table === name)?.rows ?? []) as readonly Row<Name>[];
    const shown = rowsOf('matches').find((row) => row.match_id === match_id);
    const result = shown && pick(shown, ['status', 'home_goals', 'away_goals']);
    return { rowsOf, result, status };
  }

  it.for<[string, Change, object]>([
    [
      'with another score',
      (entry) => ({ ...entry, homeScorePush: 9, providerHomeScore: 9 }),
      { status: 'FINISHED', home_goals: 9 },
    ],
    ['abandoned', (entry) => ({ ...entry, status: 'SUSPENDED' }), { status: 'SUSPENDED' }],
    ['to come again', (entry) => ({ ...entry, ...notBegun }), { status: 'UPCOMING', home_goals: null }],
    ['no longer', () => [], { status: 'UPCOMING', home_goals: null }],
  ])(
    'a result that the feed has given is shown as the next answer has it: %s',
    async ([, over, expected]) => {
      const reader = newReader();
      expect((await readAfter(reader, 2)).result?.status).toBe('FINISHED');
      change = ofMatch(over);
      expect((await readAfter(reader, 3)).result).toMatchObject(expected);
    },
  );

  it('a match that is not in the stored schedule counts for nothing', async () => {
    const before = await readAfter(newReader(), 2);
    const invented = match_id.replace(/.$/, (last) => (last === 'a' ? 'b' : 'a'));
    change = ofMatch((entry) => [entry, { ...entry, matchId: invented }]);
    const { rowsOf, status } = await readAfter(newReader(), 2);
    expect(rowsOf('matches').map((row) => row.match_id)).not.toContain(invented);
    expect(rowsOf('goals')).toEqual(before.rowsOf('goals'));
    expect(status.rejected_reasons).toContain(
      `${invented}: not in the stored schedule until the next refresh`,
    );
  });
});
