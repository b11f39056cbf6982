import { writeFile } from 'node:fs/promises';
import { dataPath } from '../build/project.ts';
import { readDataset } from '../build/read/dataset.ts';
import { deriveMatches } from '../src/derive/published-matches.ts';
import { runCommand } from './cli/command.ts';
import { project } from './cli/root.ts';
import { fitExpectedGoals } from './models/fit-expected-goals.ts';
import { fitForecastModel } from './models/fit-forecast-model.ts';
import { fitInPlayModel, replayableOf } from './models/fit-in-play-model.ts';
import { fitRatingModel } from './models/fit-rating-model.ts';

const usage = `npm run fit [-- --new-forecast-constants]
  refits expected-goals.json, rating-model.json and in-play-model.json of data/; expected goals, ratings
  and the record of matches in play already published change.
  Writes forecast-model.json where there is none. Its constants stay, so that no published forecast changes;
  --new-forecast-constants adds constants for the seasons without a result, chosen on all finished ones`;

const options = { 'new-forecast-constants': { type: 'boolean' } } as const;

await runCommand({ usage, options, onFailure: 'not all models were written' }, async ({ values }) => {
  const { dataset } = await readDataset(project);
  const { league, snapshot, players, matchStats } = dataset;
  const isRenewed = values['new-forecast-constants'] === true;
  const matches = deriveMatches(dataset);
  const forecastModel = fitForecastModel(league, matches, snapshot.season, dataset.forecastModel, isRenewed);
  const replayable = replayableOf({ ...dataset, forecastModel });
  const hasStatistics = players.length > 0 && matchStats.length > 0;
  const models = {
    'forecast-model.json': forecastModel,
    'in-play-model.json': fitInPlayModel(
      replayable,
      dataset.seasons.map(({ season }) => season),
    ),
    ...(hasStatistics && {
      'expected-goals.json': fitExpectedGoals(dataset),
      'rating-model.json': fitRatingModel(dataset),
    }),
  };
  for (const [file, model] of Object.entries(models)) {
    await writeFile(dataPath(project, file), `${JSON.stringify(model, null, 2)}\n`);
    console.log(`${project.data}/${file} written`);
  }
  if (!hasStatistics)
    console.log(
      `No players or no match statistics in ${project.data}/: expected goals and the rating were not fitted`,
    );
});
