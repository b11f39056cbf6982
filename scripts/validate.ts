import { isDeepStrictEqual } from 'node:util';
import { UserError } from '../build/errors.ts';
import { readDataset } from '../build/read/dataset.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';
import { measureRating } from './validate/evidence.ts';
import { formatEvidence } from './validate/print.ts';

const usage = `npm run validate
  measures how well the rating does, and whether data/rating-evidence.json is up to date`;

await runCommand({ usage, onFailure: 'nothing was measured' }, async () => {
  const { dataset } = await readDataset(projectRoot);
  if (!dataset.ratingModel) throw new UserError('there is no data/rating-model.json; run npm run fit first');
  const evidence = measureRating(dataset, dataset.ratingModel);
  console.log(formatEvidence(evidence));
  if (isDeepStrictEqual(evidence, dataset.ratingEvidence)) return;
  console.error('\ndata/rating-evidence.json is not up to date; run npm run fit');
  process.exitCode = 1;
});
