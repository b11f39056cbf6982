import { describe, expect, it } from 'vitest';
import { derivedId, replayableFeed } from '../../scripts/replay/lookups.ts';
import { shortId } from '../../src/records/text.ts';
import { feedWorlds } from '../support/built-worlds.ts';
import { type Distort, plansOf } from '../support/in-process-feed.ts';

describe.for(feedWorlds)('$name', async (world) => {
  const { dataset } = world;
  const { planWith } = await plansOf(world);
  const { season } = dataset.snapshot;
  const match = dataset.matches.find((row) => row.season === season && row.status === 'UPCOMING');
  if (!match) return it.skip('no match of the current season is to be played', () => {});

  const { match_id, home_club, away_club, date, stage } = match;
  const newId = derivedId(replayableFeed(dataset.league).competition, 'Match', 'moved');
  const times = { matchDateUtc: null, matchDateLocal: `${date}T00:00:00`, localTimeUtcOffset: null };
  const warning =
    `warning: the feed has ${home_club} v ${away_club} of ${date} in ${stage} on ${date} under another id, and it is left as ` +
    `it is stored. If it has moved, replace ${shortId(match_id)} by ${shortId(newId)} in each file ${season}.csv of the dataset, and refresh`;

  /** Changes the entries of the match in the schedule. */
  const withEntries =
    (change: (entry: object) => readonly object[]): Distort =>
    (body) => {
      if (!Array.isArray(body.matches)) return body;
      const matches = body.matches.flatMap((entry) => (entry.matchId === match_id ? change(entry) : [entry]));
      return { ...body, matches };
    };

  it.for<[string, (entry: object) => readonly object[]]>([
    ['in place of the one before', (entry) => [{ ...entry, ...times, matchId: newId }]],
    [
      'beside the one before, which is postponed',
      (entry) => [
        { ...entry, status: 'POSTPONED' },
        { ...entry, ...times, matchId: newId },
      ],
    ],
  ])('a match under a new id is named with what to do, and not added: %s', async ([, change]) => {
    const { lines, changes } = await planWith(withEntries(change), { season });
    expect(lines).toContain(warning);
    expect(lines.filter((line) => line.includes('expected'))).toEqual([]);
    expect(changes.filter(({ row }) => row === newId)).toEqual([]);
  });

  it('the former id of a match, which is called off there, is left in silence', async () => {
    const former = withEntries((entry) => [
      entry,
      { ...entry, ...times, matchId: newId, status: 'CANCELLED' },
    ]);
    const { lines, changes } = await planWith(former, { season });
    expect(lines.filter((line) => line.startsWith('warning'))).toEqual([]);
    expect(changes).toEqual([]);
  });
});
