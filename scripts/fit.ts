import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readDataset } from '../build/read/dataset.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';
import { formatTable } from './cli/table.ts';
import { fitModel, rmse, ruleOfThumb, sides } from './fit/expected-goals.ts';
import { fitRatingModel } from './fit/rating-model.ts';

const usage = `npm run fit
refits data/expected-goals.json and data/rating-model.json on data/: expected goals and ratings already published change`;

await runCommand({ usage, onFailure: 'nothing was written' }, async () => {
  const { dataset } = await readDataset(projectRoot);
  const expectedGoals = fitModel(dataset);
  const ratingModel = fitRatingModel(dataset);
  await write('data/expected-goals.json', expectedGoals);
  await write('data/rating-model.json', ratingModel);

  console.log(
    `Expected goals: error of ${expectedGoals.fit.rmse_leaving_a_season_out} goals a side, leaving a season out`,
  );
  const other = rmse(sides(dataset), ruleOfThumb);
  console.log(`A rule of thumb (0.12 in the box, 0.03 outside, 0.05 on target): ${other.toFixed(4)}\n`);
  console.log(
    formatTable(
      ['position', 'metric', 'prior minutes'],
      ratingModel.prior_minutes.map(({ position, metric, minutes }) => [position, metric, minutes]),
      { align: 'llr' },
    ),
  );
});

async function write(file: string, content: object): Promise<void> {
  await writeFile(path.join(projectRoot, file), `${JSON.stringify(content, null, 2)}\n`);
  console.log(`${file} written`);
}
