import path from 'node:path';
import { parseArgs } from 'node:util';
import { UserError } from '../build/errors.ts';
import { exitWithError } from '../build/exit-with-error.ts';
import { feedHeaders } from '../src/feed/paths.ts';
import { closeSeason } from './archive/close-season.ts';
import { Client } from './refresh/client.ts';
import { feedOrigin } from './refresh/origin.ts';
import { yearOf } from './refresh/year.ts';

const usage = 'npm run archive -- --season YEAR';
const root = path.resolve(import.meta.dirname, '..');

try {
  const season = yearOf(option(), usage);
  const feed = new Client({ origin: feedOrigin(root), headers: feedHeaders });
  try {
    const { champion, regularSeasonWinner, current, files } = await closeSeason(root, feed, season);
    console.log(`${season} is closed: champion ${champion}, first of the table ${regularSeasonWinner}`);
    console.log(`Wrote ${files.join(', ')}`);
    console.log(
      current === season
        ? 'It stays the current season until data/ has the matches of the next, and this is run again'
        : `The current season is ${current}`,
    );
  } finally {
    await feed.close();
  }
} catch (error) {
  exitWithError(error, 'nothing was written');
}

function option(): string | undefined {
  try {
    return parseArgs({ options: { season: { type: 'string' } } }).values.season;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${usage}`);
  }
}
