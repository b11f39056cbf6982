import { appendFile, writeFile } from 'node:fs/promises';
import { exitWithError, UserError } from '../build/errors.ts';
import { feedAdapter } from '../src/feed/adapters.ts';
import { userAgent } from '../src/service.ts';
import { parseWholeNumber, parseYear, runCommand, UsageError } from './cli/command.ts';
import { projectRoot, readProjectLeague } from './cli/root.ts';
import { DataLossError, formatLosses } from './refresh/accepted-losses.ts';
import { feedOrigin, JsonClient } from './refresh/json-client.ts';
import { refresh } from './refresh/refresh.ts';
import { commitFiles, refreshSeasons } from './refresh/refresh-seasons.ts';
import {
  commitMessage,
  formatDifferences,
  type RefreshResult,
  summarise,
  summariseFailure,
} from './refresh/report.ts';
import { backfillWeather, weatherOrigin } from './refresh/weather.ts';

const usage = `npm run refresh -- [--season YEAR] [--dry-run] [--full] [--accept LOSS]... [--summary FILE] [--message FILE] [--deadline MINUTES]
       npm run refresh -- --every-season [--dry-run] [--commit] [--full] [--accept LOSS]... [--summary FILE] [--deadline MINUTES]
       npm run refresh -- --weather [--dry-run] [--commit] [--deadline MINUTES]
  --accept        a loss by the name that is listed with it: a cell, a row, or an id
  --message       writes the message of a commit to a file: counts, and no text of the feed
  --deadline      gives up after so many minutes (10)
  --full          asks for the details of every finished match, not only of recent ones
  --every-season  refreshes all seasons, each by itself, and then adds the missing weather of all
  --weather       adds the missing weather of all seasons instead
  --commit        makes a commit of each season, and one of the weather
  FEED_ORIGIN and WEATHER_ORIGIN in the environment name other sources; an empty WEATHER_ORIGIN adds no weather`;

/** Weather does not delay the results for longer than this. */
const weatherTimeoutMs = 30_000;

await runCommand(
  {
    usage,
    options: {
      season: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      accept: { type: 'string', multiple: true, default: [] },
      summary: { type: 'string' },
      message: { type: 'string' },
      deadline: { type: 'string', default: '10' },
      weather: { type: 'boolean', default: false },
      'every-season': { type: 'boolean', default: false },
      commit: { type: 'boolean', default: false },
    },
    onFailure: (error) =>
      error instanceof DataLossError
        ? `${formatLosses(error.losses)}\nnothing was written; where the feed is right, accept its value: --accept NAME`
        : 'nothing was written',
  },
  async ({ values }) => {
    const { season, 'dry-run': dryRun, 'every-season': everySeason, full, accept, commit } = values;
    const { summary, message, weather } = values;
    if (everySeason && (season ?? message) !== undefined)
      throw new UsageError('--every-season has neither --season nor --message');
    if (commit && !everySeason && !weather)
      throw new UsageError('--commit is for --every-season and --weather');
    const minutes = parseWholeNumber('--deadline', values.deadline, 1, 24 * 60);
    const end = new AbortController();
    const late = abortAfter(minutes * 60_000, `not done within ${minutes} min (--deadline)`);
    const signal = AbortSignal.any([end.signal, late]);
    const onFailure = (path: string, reason: string) => console.error(`${path}: ${reason}`);
    const onProgress = (done: number, total: number) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${done} of ${total}${done < total ? '' : '\n'}`);
    };
    // With a prefix: a workflow takes a line that begins with :: for a command.
    const onRemark = (remark: string) => console.log(`- ${remark}`);
    const archive = process.env.WEATHER_ORIGIN ?? weatherOrigin;
    const headers = { Accept: 'application/json', 'User-Agent': userAgent };
    const limits = { concurrency: 2, retries: 1 };
    const weatherClient = (until: AbortSignal) =>
      new JsonClient({ origin: archive, headers, ...limits, signal: until, onFailure });
    const onRedirect = (from: string, to: string) =>
      onRemark(`${from} has moved to ${to}; change feed.origin in data/league.json`);
    const addMissingWeather = async () => {
      const client = weatherClient(signal);
      const options = { dryRun, onProgress, onRemark };
      const { matches, files, failure } = await backfillWeather(projectRoot, client, options);
      const wrote = files.length === 0 ? 'Nothing changed' : `Wrote ${files.join(', ')}`;
      console.log(`${matches} matches have no weather. ${dryRun ? 'None was asked for' : wrote}`);
      if (commit) await commitFiles(projectRoot, files, 'Add the weather of matches');
      if (failure) exitWithError(new UserError(failure), 'run it again to add the rest');
    };
    try {
      if (weather) {
        if (archive === '') throw new UsageError('--weather: WEATHER_ORIGIN is empty; expected an archive');
        await addMissingWeather();
        return;
      }
      const league = await readProjectLeague();
      const origin = feedOrigin(league);
      console.log(`Reading ${origin}`);
      const feed = new JsonClient({
        origin,
        headers: feedAdapter(league).headers,
        signal,
        onFailure,
        onRedirect,
      });
      const onResult = async (result: RefreshResult) => {
        console.log(formatDifferences(result.differences));
        if (summary !== undefined) await appendFile(summary, summarise(result));
        if (message !== undefined) await writeFile(message, commitMessage(result));
        const wrote = `${dryRun ? 'Would write' : 'Wrote'} ${result.files.join(', ')}`;
        console.log(
          `${result.season}: ${feed.requests} requests so far. ${result.files.length === 0 ? 'Nothing changed' : wrote}`,
        );
      };
      const options = { root: projectRoot, feed, accept, dryRun, full, onProgress, onRemark };
      if (everySeason) {
        const onSeasonFailure = (year: number, reason: string) => console.error(`${year}: ${reason}`);
        const failed = await refreshSeasons({ ...options, commit, onResult, onFailure: onSeasonFailure });
        if (archive !== '') await addMissingWeather();
        if (failed.length > 0)
          exitWithError(
            new UserError(`${failed.join(', ')} could not be refreshed`),
            'they stay as they were',
          );
        return;
      }
      const weatherMessage = `the archive took longer than ${weatherTimeoutMs / 1000} s`;
      const weatherSignal = () => AbortSignal.any([signal, abortAfter(weatherTimeoutMs, weatherMessage)]);
      const result = await refresh({
        ...options,
        weather: archive === '' ? undefined : () => weatherClient(weatherSignal()),
        season: season === undefined ? undefined : parseYear('--season', season),
      });
      await onResult(result);
    } catch (error) {
      if (summary !== undefined) await appendFile(summary, summariseFailure(error));
      throw error;
    } finally {
      // The first failure that matters ends every other request, and with them the process.
      end.abort(new Error('the refresh has ended'));
    }
  },
);

/** Returns a signal that ends what it is given to after a time, with a message for the user. */
function abortAfter(delayMs: number, message: string): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(new UserError(message)), delayMs).unref();
  return controller.signal;
}
