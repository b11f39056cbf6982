import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FeedReader } from '../../../../src/feed/live/feed-reader.ts';
import type { Row } from '../../../../src/records/published.ts';
import { pick } from '../../../../src/records/typed.ts';
import type { Json } from '../../../fixtures/feed.ts';
import { feedWorlds } from '../../../support/built-worlds.ts';
import { liveDayOf, minute } from '../../../support/live-day.ts';
import { matchDayOf } from '../../../support/match-day.ts';

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
  const { answerFromReplay, feed, end, matchDay, newReader } = await liveDayOf(world);
  const { match, played } = matchDayOf(world);
  const { match_id } = match;
  let change = unchanged;
  /** Whether headers have each club in place of the other. */
  let isSwapped = false;
  const changeEach = (list: unknown) => (list as Entry[] | undefined)?.flatMap(change);

  beforeEach(() => {
    change = unchanged;
    isSwapped = false;
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    answerFromReplay((body) => ({
      ...body,
      ...('matches' in body && { matches: changeEach(body.matches) }),
      ...(isSwapped && 'home' in body && { home: body.away, away: body.home }),
    }));
  });

  const ofMatch =
    (over: Change): Change =>
    (entry) =>
      entry.matchId === match_id ? over(entry) : entry;

  /** Reads so many minutes after the last match of the day. */
  async function readAfter(reader: FeedReader, minutes: number, endOfDay = end) {
    const ms = endOfDay + minutes * minute;
    feed.set(new Date(ms));
    const { tables, status } = await reader.read(['matches', 'standings', 'goals'], ms);
    const rowsOf = <Name extends 'matches' | 'goals'>(name: Name) =>
      (tables.find(({ table }) => table === name)?.rows ?? []) as readonly Row<Name>[];
    const shown = rowsOf('matches').find((row) => row.match_id === match_id);
    const result = shown && pick(shown, ['status', 'home_goals', 'away_goals']);
    return { rowsOf, result, status };
  }

  describe('a result that the feed has given', () => {
    it.for<[string, Change, object]>([
      [
        'with another score',
        (entry) => ({ ...entry, homeScorePush: 9, providerHomeScore: 9 }),
        { status: 'FINISHED', home_goals: 9 },
      ],
      ['abandoned', (entry) => ({ ...entry, status: 'SUSPENDED' }), { status: 'SUSPENDED' }],
      ['to come again', (entry) => ({ ...entry, ...notBegun }), { status: 'UPCOMING', home_goals: null }],
      ['no longer', () => [], { status: 'UPCOMING', home_goals: null }],
    ])('is shown as the next answer has it: %s', async ([, over, expected]) => {
      const reader = newReader();
      expect((await readAfter(reader, 2)).result?.status).toBe('FINISHED');
      change = ofMatch(over);
      expect((await readAfter(reader, 3)).result).toMatchObject(expected);
    });
  });

  /** A match whose header lists all goals. */
  const listedMatch = played.find(({ match_id, home_goals, away_goals }) => {
    const listed = world.dataset.goals.filter((goal) => goal.match_id === match_id && goal.basis === 'feed');
    return listed.length > 0 && listed.length === Number(home_goals) + Number(away_goals);
  });

  it.runIf(listedMatch)(
    'the goals of a match have their clubs again after its header has had them swapped',
    async () => {
      const day = matchDay(listedMatch?.date ?? '');
      const reader = day.newReader();
      const goalsAfter = async (minutes: number) => {
        const goals = (await readAfter(reader, minutes, day.end)).rowsOf('goals');
        return goals
          .filter((goal) => goal.match_id === listedMatch?.match_id)
          .map(({ side, club, player }) => ({ side, club, player }));
      };
      const expected = world.dataset.goals.filter((goal) => goal.match_id === listedMatch?.match_id);
      isSwapped = true;
      await goalsAfter(2);
      isSwapped = false;
      const goals = await goalsAfter(3);
      expect(goals).toHaveLength(expected.length);
      for (const { side, club, player } of expected) expect(goals).toContainEqual({ side, club, player });
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
