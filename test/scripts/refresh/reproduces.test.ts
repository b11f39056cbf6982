import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../../../scripts/refresh/csv-file.ts';
import { summaryOf } from '../../../scripts/refresh/summary.ts';
import { dataset, root } from '../../support/tables.ts';
import { contents, dayAfterTheData, finished, latest, refreshing } from './refreshing.ts';

const at = refreshing();

/** The tables a refresh writes, but for the weather, which it asks others for. */
const refreshed = ['matches', 'matchStats', 'goals', 'referees', 'teamStats', 'players', 'squads'] as const;

const beforeTheSeason = new Date(`${latest}-01-01T00:00:00Z`);

describe('a refresh from what the data say', () => {
  it.for(dataset.seasons.map(({ season }) => season))('%i reproduces them byte for byte', async (season) => {
    const { files, feed } = await at.run({ season, full: true });
    expect(feed.rejected).toEqual([]);
    expect(files).toEqual([]);
    expect(await contents(at.copy.root)).toEqual(await contents(root));
  });

  it('brings back what was taken away of the season, byte for byte', async () => {
    await at.takeBack(beforeTheSeason);
    const { differences } = await at.run();
    expect(differences.filter(({ change }) => change.includes('UPCOMING → FINISHED'))).toHaveLength(
      finished.length,
    );
    const [now, wanted] = [await contents(at.copy.root), await contents(root)];
    for (const file of refreshed.map((name) => fileOf(name, latest)))
      expect(now[file], file).toBe(wanted[file]);
    const { as_of, source } = JSON.parse(await readFile(at.copy.path('data/snapshot.json'), 'utf8'));
    expect({ as_of, source }).toEqual({
      as_of: dayAfterTheData.toISOString().slice(0, 10),
      source: "the league's official feed",
    });
  });

  it('writes nothing on a dry run, and says what it would', async () => {
    await at.takeBack(beforeTheSeason);
    const before = await contents(at.copy.root);
    const result = await at.run({ dryRun: true });
    expect(result.files).toContain(`data/matches/${latest}.csv`);
    expect(await contents(at.copy.root)).toEqual(before);
    expect(summaryOf(result)).toMatch(
      new RegExp(`^Refresh ${latest}: ${finished.length} new results, \\d+ rows changed\n\n`),
    );
  });

  it('of a season nobody knows is refused', async () => {
    await expect(at.run({ season: 2031 })).rejects.toThrow('there is no season 2031 in data/seasons.csv');
  });
});
