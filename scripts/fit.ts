import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../build/errors.ts';
import { readDataset } from '../build/read/dataset.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';
import { formatRecords } from './cli/table.ts';
import { collectSides, computeRmse, fitExpectedGoals, predictByRuleOfThumb } from './fit/expected-goals.ts';
import { fitRatingModel } from './fit/rating-model.ts';
import { measureRating } from './validate/evidence.ts';
import { formatEvidence } from './validate/print.ts';

const usage = `npm run fit
  refits data/expected-goals.json and data/rating-model.json on data/, and measures the rating into
  data/rating-evidence.json; expected goals and ratings already published change`;

await runCommand({ usage, onFailure: 'nothing was written' }, async () => {
  const { dataset } = await readDataset(projectRoot);
  if (dataset.players.length === 0 || dataset.matchStats.length === 0)
    throw new UserError('there are no players or no match statistics in data/; expected both');
  const expectedGoals = fitExpectedGoals(dataset);
  const ratingModel = fitRatingModel(dataset);
  await write('data/expected-goals.json', expectedGoals);
  await write('data/rating-model.json', ratingModel);
  const evidence = measureRating(dataset, ratingModel);
  await write('data/rating-evidence.json', evidence);

  const { rmse_leaving_a_season_out: error } = expectedGoals.fit;
  console.log(`Expected goals: error of ${error} goals a side, leaving a season out`);
  const rmseOfRule = computeRmse(collectSides(dataset), predictByRuleOfThumb);
  console.log(`A rule of thumb (0.12 in the box, 0.03 outside, 0.05 on target): ${rmseOfRule.toFixed(4)}\n`);
  console.log(formatRecords(ratingModel.prior_minutes));
  console.log(`\n${formatEvidence(evidence)}`);
});

async function write(file: string, content: object): Promise<void> {
  await writeFile(path.join(projectRoot, file), `${JSON.stringify(content, null, 2)}\n`);
  console.log(`${file} written`);
}
