import { describe, expect, it } from 'vitest';
import { matchSchema } from '../../../../src/feed/schemas/match.ts';
import { type Json, matchEntry } from '../../../fixtures/feed.ts';
import { dataset } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

const opener = the(dataset.matches, { season: 2025, date: '2025-04-05', home_club: 'forge-fc' });
const parse = (over: Json) => matchSchema.safeParse(matchEntry(opener, over));

describe('a match of the schedule', () => {
  it('loses what goes beside it where that is malformed', () => {
    const phases = ['x'.repeat(51), 'FIRST\u0000HALF', 'FIRST_HALF\ud83d'].map((phase) => ({ phase }));
    for (const over of [{ editorial: 7 }, { matchSet: 'x' }, { time: {} }, ...phases])
      expect(parse(over).data).toMatchObject(
        Object.fromEntries(Object.keys(over).map((name) => [name, null])),
      );
  });

  it('has no date where the feed writes the year 1', () => {
    expect(parse({ matchDateUtc: '0001-01-01T00:00:00Z' }).data).toMatchObject({ matchDateUtc: null });
  });

  it.for<[string, unknown]>([
    ['matchId', 'x'],
    ['status', ''],
    ['providerHomeScore', 32],
    ['matchDateLocal', '2025-04-05T14:00:00Z'],
    ['matchDateUtc', '2025-04-05'],
    ['localTimeUtcOffset', '4'],
    ['home', {}],
  ])('is rejected where its %s is %j', ([name, value]) => {
    expect(parse({}).success).toBe(true);
    expect(parse({ [name]: value }).success).toBe(false);
  });
});
