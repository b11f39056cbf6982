import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import cliProgress from 'cli-progress';
import { UserError } from '../build/errors.ts';
import { exitWithError } from '../build/exit-with-error.ts';
import { feedHeaders } from '../src/feed/paths.ts';
import { Client } from './refresh/client.ts';
import { differenceTable, lossTable } from './refresh/difference.ts';
import { feedOrigin } from './refresh/origin.ts';
import { DataLossError, refresh } from './refresh/refresh.ts';
import { summaryOf } from './refresh/summary.ts';
import { weatherOrigin } from './refresh/weather.ts';
import { yearOf } from './refresh/year.ts';

const usage =
  'npm run refresh -- [--season YEAR] [--dry-run] [--full] [--accept ID]... [--summary FILE]\n' +
  '  FEED_ORIGIN and WEATHER_ORIGIN in the environment name other sources; WEATHER_ORIGIN= asks for no weather';

const root = path.resolve(import.meta.dirname, '..');

try {
  const { season, 'dry-run': dryRun, full, accept, summary } = options();
  const onFailure = (where: string, why: string) => console.error(`${where}: ${why}`);
  const origin = feedOrigin(root);
  const feed = new Client({ origin, headers: feedHeaders, onFailure });
  const weatherFrom = process.env.WEATHER_ORIGIN ?? weatherOrigin;
  const headers = { Accept: 'application/json', 'User-Agent': String(feedHeaders['User-Agent']) };
  const weather = weatherFrom
    ? new Client({ origin: weatherFrom, headers, atOnce: 2, onFailure })
    : undefined;
  const bar = new cliProgress.SingleBar({ format: 'details {bar} {value}/{total} matches' });
  try {
    console.log(`Asking ${origin}`);
    const result = await refresh({
      root,
      feed,
      weather,
      season: season === undefined ? undefined : yearOf(season, usage),
      accept,
      dryRun,
      full,
      onProgress(done, of) {
        if (done === 1) bar.start(of, 0);
        bar.update(done);
      },
      onRemark(remark) {
        bar.stop();
        console.log(remark);
      },
    });
    bar.stop();
    if (result.differences.length > 0) console.log(differenceTable(result.differences));
    if (summary !== undefined) await appendFile(summary, summaryOf(result));
    const count = result.files.length;
    console.log(
      count === 0 ? 'Nothing changed' : `${dryRun ? 'Would write' : 'Wrote'} ${result.files.join(', ')}`,
    );
  } finally {
    bar.stop();
    await Promise.all([feed.close(), weather?.close()]);
  }
} catch (error) {
  if (error instanceof DataLossError) console.error(lossTable(error.losses));
  exitWithError(
    error,
    error instanceof DataLossError
      ? 'nothing was written; where the feed is right, name what may change: --accept ID'
      : 'nothing was written',
  );
}

function options() {
  try {
    return parseArgs({
      options: {
        season: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        accept: { type: 'string', multiple: true, default: [] },
        summary: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new UserError(`${(error as Error).message}\n${usage}`);
  }
}
