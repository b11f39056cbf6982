import { exitWithError, messageOf, UserError } from '../build/errors.ts';
import { readDataset } from '../build/read/dataset.ts';
import { feedAdapter } from '../src/feed/adapters.ts';
import { userAgent } from '../src/service.ts';
import { parseYear, runCommand, UsageError } from './cli/command.ts';
import { project, readProjectLeague } from './cli/root.ts';
import { DataLossError, formatLosses } from './refresh/accepted-losses.ts';
import { weatherOrigin } from './refresh/fetch-weather.ts';
import { feedOrigin, jsonClient } from './refresh/json-client.ts';
import { refresh } from './refresh/plan-refresh.ts';

const usage = `npm run refresh -- [--season YEAR] [--dry-run] [--full] [--accept LOSS]...
       npm run refresh -- --every-season [--dry-run] [--full] [--accept LOSS]...
  --accept        a loss by the name that is listed with it: a cell, a row, or an id
  --full          asks for the details of every finished match, not only of recent ones
  --every-season  refreshes all seasons, each by itself, with all their missing weather
  FEED_ORIGIN and WEATHER_ORIGIN in the environment name other sources; an empty WEATHER_ORIGIN adds no weather`;

/** Weather does not delay the nightly results for longer than this. */
const nightlyWeatherMs = 30_000;

await runCommand(
  {
    usage,
    options: {
      season: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      accept: { type: 'string', multiple: true, default: [] },
      'every-season': { type: 'boolean', default: false },
    },
    onFailure: (error) => `${lossesOf(error)}nothing was written`,
  },
  async ({ values }) => {
    const { 'dry-run': dryRun, 'every-season': everySeason, full, accept } = values;
    if (everySeason && values.season !== undefined) throw new UsageError('--every-season has no --season');
    const end = new AbortController();
    const { signal } = end;
    // With a prefix: a workflow takes a line that begins with :: for a command.
    const onRemark = (remark: string) => console.log(`- ${remark}`);
    const league = await readProjectLeague();
    const origin = feedOrigin(league);
    const { headers } = feedAdapter(league);
    const feed = jsonClient({ origin, headers, signal });
    const archive = process.env.WEATHER_ORIGIN ?? weatherOrigin;
    const weatherSource = () => ({
      get: jsonClient({
        origin: archive,
        headers: { Accept: 'application/json', 'User-Agent': userAgent },
        retries: 1,
        timeoutMs: nightlyWeatherMs,
        signal,
      }),
      maxMs: everySeason ? Number.POSITIVE_INFINITY : nightlyWeatherMs,
    });
    const weather = archive === '' || dryRun ? undefined : weatherSource();
    const refreshSeason = async (season?: number) => {
      const result = await refresh({
        project,
        feed,
        accept,
        dryRun,
        full,
        onRemark,
        season,
        weather,
      });
      const wrote = `${dryRun ? 'Would write' : 'Wrote'} ${result.files.join(', ')}`;
      console.log(`${result.season}: ${result.files.length === 0 ? 'Nothing changed' : wrote}`);
    };
    console.log(`Reading ${origin}`);
    try {
      const { season } = values;
      if (!everySeason)
        return await refreshSeason(season === undefined ? season : parseYear('--season', season));
      const failedSeasons: number[] = [];
      for (const { season } of (await readDataset(project)).dataset.seasons) {
        await refreshSeason(season).catch((error) => {
          failedSeasons.push(season);
          console.error(`${season}: ${messageOf(error)}\n${lossesOf(error)}`);
        });
      }
      const failed = `${failedSeasons.join(', ')} could not be refreshed`;
      if (failedSeasons.length > 0) exitWithError(new UserError(failed), 'they stay as they were');
    } finally {
      // The first failure that matters ends every other request, and with them the process.
      end.abort(new Error('the refresh has ended'));
    }
  },
);

/** Lists the losses that stopped a refresh, with the names to accept them by. */
function lossesOf(error: unknown): string {
  if (!(error instanceof DataLossError)) return '';
  return `${formatLosses(error.losses)}\nwhere the feed is right, accept its value: --accept NAME\n`;
}
