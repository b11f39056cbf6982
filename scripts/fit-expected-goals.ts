import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { exitWithError } from '../build/exit-with-error.ts';
import { readDataset } from '../build/read/dataset.ts';
import { fitModel, rmse, ruleOfThumb, sides } from './fit/expected-goals.ts';

const root = path.resolve(import.meta.dirname, '..');
const file = 'data/expected-goals.json';

/** Refits the model of expected goals. On purpose only: every expected goal published changes with it. */
try {
  const { dataset } = await readDataset(root);
  const model = fitModel(dataset);
  await writeFile(path.join(root, file), `${JSON.stringify(model, null, 2)}\n`);
  console.log(JSON.stringify(model, null, 2));
  const other = rmse(sides(dataset), ruleOfThumb);
  console.log(`rmse, leaving a season out: ${model.fit.rmse_leaving_a_season_out} goals a side`);
  console.log(`rmse of a rule of thumb (0.12 in the box, 0.03 outside, 0.05 on target): ${other.toFixed(4)}`);
  console.log(`written to ${file}`);
} catch (error) {
  exitWithError(error, `${file} is as it was`);
}
