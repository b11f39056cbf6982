import { describe, expect, it } from 'vitest';
import { kickoffOf } from '../../../scripts/replay/play.ts';
import { momentOf } from '../../../scripts/replay/rewind.ts';
import { feedWorlds } from '../../support/built-worlds.ts';
import { matchDayOf } from '../../support/match-day.ts';

const toSeconds = (moment: Date) => `${moment.toISOString().slice(0, 19)}Z`;

describe.for(feedWorlds)('$name', (world) => {
  const { dataset } = world;
  const { atMinute, dayAfter, days, match, played, season } = matchDayOf(world);

  const [lastDay = ''] = days.slice(-1);
  /** A day on which nothing was played, and the next on which something was. */
  const before = days.findLast((day) => day < lastDay && !days.includes(dayAfter(day))) ?? '';
  const after = days.find((day) => day > before);

  it('the moment a replay begins is five minutes before the first kick-off of a match day', () => {
    const kickoffs = played.filter(({ date }) => date === match.date).map((one) => kickoffOf(one).getTime());
    const at = toSeconds(new Date(Math.min(...kickoffs) - 5 * 60_000));
    expect(momentOf(match.date, dataset)).toEqual({ at, season });
  });

  it('the moment a replay begins may be any moment of a season, with any offset', () => {
    const kickoff = atMinute(0);
    const local = new Date(kickoff.getTime() - 4 * 60 * 60_000).toISOString().slice(0, 19);
    expect(momentOf(`${local}-04:00`, dataset)).toEqual({ at: toSeconds(kickoff), season });
  });

  it.for([
    [dayAfter(before), `the next match day is ${after}`],
    ['2100-01-01', 'the last match day is'],
    ['yesterday', "'yesterday' is no moment"],
    ['2025-02-30', 'is no moment'],
    ['1750-01-01T00:00:00Z', 'has no season 17'],
  ])('the moment a replay begins is not %s', ([text, message]) => {
    expect(() => momentOf(String(text), dataset)).toThrow(message);
  });
});
