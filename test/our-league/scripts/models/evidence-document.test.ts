import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { evidenceFile, hashInputs } from '../../../../scripts/models/evidence-document.ts';
import { measureRating } from '../../../../scripts/models/rating-evidence.ts';
import { judge } from '../../../../scripts/models/targets.ts';
import { dataset, datasetRoot, models, tables } from '../../../support/tables.ts';

const playerSeasons = [...new Set(tables.rows('players').map(({ season }) => season))];
const finishedSeasons = playerSeasons.filter((season) => season < dataset.snapshot.season).sort();

describe('the evidence of ratings and expected goals', () => {
  it('was measured on the data, models and method of today: else run `npm run validate`', async () => {
    const document = await readFile(path.join(datasetRoot, evidenceFile), 'utf8');
    expect(document).toContain(`<!-- inputs ${hashInputs(dataset, finishedSeasons)} -->`);
  });

  it('has other inputs after a change of a model or of a row of its seasons, and not of the current season', () => {
    const hashWith = (change: object) => hashInputs({ ...dataset, ...change }, finishedSeasons);
    const hash = hashWith({});
    const { current, finished } = Object.groupBy(dataset.matches, ({ season }) =>
      season === dataset.snapshot.season ? 'current' : 'finished',
    );
    expect(hashWith({ matches: finished })).toBe(hash);
    expect(hashWith({ matches: [...(finished ?? []).slice(1), ...(current ?? [])] })).not.toBe(hash);
    expect(hashWith({ expectedGoals: { ...models.expectedGoals, big_chance: 0.4 } })).not.toBe(hash);
  });

  it('meets the targets of the rating, and is about finished seasons', () => {
    const evidence = measureRating(dataset, models.ratingModel);
    expect(evidence.seasons).toEqual(finishedSeasons);
    for (const { name, isMet } of judge(evidence)) expect(isMet, name).toBe(true);
  });

  it('misses a target with a value beyond its limit', () => {
    const evidence = measureRating(dataset, models.ratingModel);
    const poor = {
      ...evidence,
      reliability: [],
      awards: { ...evidence.awards, median: 85.9 },
      spread: evidence.spread.map((row) => ({ ...row, ratio: row.ratio + 0.2 })),
      weightWithData: [{ season: 2019, shares: [1, 0.9] }],
    };
    expect(judge(poor).map(({ isMet }) => isMet)).toEqual([false, false, false, false, false]);
  });
});
