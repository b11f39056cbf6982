import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readDataset } from '../build/read/dataset.ts';
import { deriveMatches } from '../src/derive/published-matches.ts';
import type { Dataset } from '../src/records/dataset/index.ts';
import { runCommand } from './cli/command.ts';
import { projectRoot } from './cli/root.ts';
import { fitExpectedGoals } from './models/expected-goals.ts';
import { fitForecastModel } from './models/forecast-model.ts';
import { fitInPlayModel, replayableOf } from './models/in-play-model.ts';
import { fitRatingModel } from './models/rating-model.ts';

const usage = `npm run fit [-- --new-forecast-constants]
  refits data/expected-goals.json, data/rating-model.json and data/in-play-model.json on data/; expected goals, ratings
  and the record of matches in play already published change. Then run npm run validate.
  Writes data/forecast-model.json where there is none. Its constants stay, so that no published forecast changes;
  --new-forecast-constants adds constants for the seasons without a result, chosen on all finished ones`;

const options = { 'new-forecast-constants': { type: 'boolean' } } as const;

await runCommand({ usage, options, onFailure: 'not all models were written' }, async ({ values }) => {
  const { dataset } = await readDataset(projectRoot);
  const isRenewed = values['new-forecast-constants'] === true;
  const { season } = dataset.snapshot;
  const forecastModel = fitForecastModel(
    dataset.league,
    deriveMatches(dataset),
    season,
    dataset.forecastModel,
    isRenewed,
  );
  await write('data/forecast-model.json', forecastModel);
  const seasons = dataset.seasons.map((row) => row.season);
  await write(
    'data/in-play-model.json',
    fitInPlayModel(replayableOf({ ...dataset, forecastModel }), seasons),
  );
  if (dataset.players.length > 0 && dataset.matchStats.length > 0) await fitStatistics(dataset);
  else
    console.log('No players or no match statistics in data/: expected goals and the rating were not fitted');
});

async function fitStatistics(dataset: Dataset): Promise<void> {
  await write('data/expected-goals.json', fitExpectedGoals(dataset));
  await write('data/rating-model.json', fitRatingModel(dataset));
  console.log('npm run validate measures how well they do');
}

async function write(file: string, content: object): Promise<void> {
  await writeFile(path.join(projectRoot, file), `${JSON.stringify(content, null, 2)}\n`);
  console.log(`${file} written`);
}
