import { appendFile } from 'node:fs/promises';
import { feedHeaders } from '../src/feed/paths.ts';
import { parseYear } from './cli/arguments.ts';
import { runCommand } from './cli/command.ts';
import { Progress } from './cli/progress.ts';
import { projectRoot } from './cli/root.ts';
import { differenceTable, lossTable } from './refresh/difference.ts';
import { JsonClient } from './refresh/json-client.ts';
import { feedOrigin } from './refresh/origin.ts';
import { DataLossError, refresh } from './refresh/refresh.ts';
import { summaryOf } from './refresh/summary.ts';
import { weatherOrigin } from './refresh/weather.ts';

const usage =
  'npm run refresh -- [--season YEAR] [--dry-run] [--full] [--accept ID]... [--summary FILE]\n' +
  '  FEED_ORIGIN and WEATHER_ORIGIN in the environment name other sources; an empty WEATHER_ORIGIN skips the weather';

await runCommand(
  {
    usage,
    options: {
      season: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      accept: { type: 'string', multiple: true, default: [] },
      summary: { type: 'string' },
    },
    onFailure(error) {
      if (!(error instanceof DataLossError)) return 'nothing was written';
      return `${lossTable(error.losses)}\nnothing was written; if the feed is right, accept the change: --accept ID`;
    },
  },
  async ({ values: { season, 'dry-run': dryRun, full, accept, summary } }) => {
    const onFailure = (where: string, why: string) => console.error(`${where}: ${why}`);
    const origin = feedOrigin(projectRoot);
    const feed = new JsonClient({ origin, headers: feedHeaders, onFailure });
    const weatherFrom = process.env.WEATHER_ORIGIN ?? weatherOrigin;
    const headers = { Accept: 'application/json', 'User-Agent': String(feedHeaders['User-Agent']) };
    const weather = weatherFrom
      ? new JsonClient({ origin: weatherFrom, headers, concurrency: 2, onFailure })
      : undefined;
    const progress = new Progress('match details');
    try {
      console.log(`Reading ${origin}`);
      const result = await refresh({
        root: projectRoot,
        feed,
        weather,
        season: season === undefined ? undefined : parseYear('--season', season),
        accept,
        dryRun,
        full,
        onProgress: (done, total) => progress.update(done, total),
        onRemark(remark) {
          progress.stop();
          console.log(remark);
        },
      });
      progress.stop();
      if (result.differences.length > 0) console.log(differenceTable(result.differences));
      if (summary !== undefined) await appendFile(summary, summaryOf(result));
      const count = result.files.length;
      console.log(
        count === 0 ? 'Nothing changed' : `${dryRun ? 'Would write' : 'Wrote'} ${result.files.join(', ')}`,
      );
    } finally {
      progress.stop();
      await Promise.all([feed.close(), weather?.close()]);
    }
  },
);
