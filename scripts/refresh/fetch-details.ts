import type { FeedAdapter } from '../../src/feed/adapter.ts';
import type { FeedMatch } from '../../src/feed/feed-match.ts';
import { isCorrectable } from '../../src/feed/merge.ts';
import type { ParsedValue, RejectedEntry } from '../../src/feed/parse-entries.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/season-rules.ts';
import { failureOf, parseOrRefuse } from './fetch-season.ts';
import type { FeedClient } from './json-client.ts';

/** The feed's answers about one match, beside the schedule. */
export const detailNames = ['sides', 'header', 'referee'] as const;
export type DetailName = (typeof detailNames)[number];

/** After this many failures of one kind of answer, the others of that kind are left for the next refresh. */
const maxFailures = 5;

/** The matches of which `data/` has each kind of details. */
export type StoredDetails = Readonly<Record<DetailName, ReadonlySet<string>>>;

/** Returns the matches of a season of which the dataset has each kind of details. */
export function storedDetails(dataset: Dataset, season: number): StoredDetails {
  const idsOf = (rows: readonly { season: number; match_id: string }[]) =>
    new Set(ofSeason(rows, season).map(({ match_id }) => match_id));
  return {
    sides: idsOf(dataset.matchStats),
    // Red cards come from the header alone.
    header: idsOf(dataset.matches.filter((match) => match.home_red_cards !== null)),
    referee: idsOf(dataset.referees),
  };
}

/**
 * Returns what to ask about a finished match: everything for two weeks, in which the feed corrects details; later, only
 * what `data/` lacks of it.
 */
export function missingDetails(stored: StoredDetails, { match_id, date }: FeedMatch, at: Date): DetailName[] {
  const isRecent = isCorrectable(date, at);
  return detailNames.filter((name) => isRecent || !stored[name].has(match_id));
}

/**
 * Fetches the details of matches that the feed has an address for. What does not come, or is something else, is left
 * out and reported: the next refresh asks again.
 */
export async function fetchDetails(
  client: FeedClient,
  seasonId: string,
  wanted: readonly (readonly [match: FeedMatch, names: readonly DetailName[]])[],
  stored: StoredDetails,
  onProgress: (done: number, total: number) => void,
  adapter: FeedAdapter,
) {
  const paths = adapter.paths(seasonId);
  const kinds = {
    sides: kindOf(
      paths.sideStats,
      (body, match) => {
        const { entries: value, rejected } = adapter.parseSideStats(body, match);
        return { value, rejected };
      },
      (rows) => rows.length > 0,
    ),
    header: kindOf(paths.header, adapter.parseHeader, () => true),
    referee: kindOf(paths.facts, adapter.parseReferee, (row) => row !== undefined),
  };
  const rejected: RejectedEntry[] = [];
  const remarks: string[] = [];
  const jobs = wanted.flatMap(([match, names]) =>
    names.flatMap((name) => {
      const path = kinds[name].pathOf?.(match.match_id);
      return path === undefined ? [] : [{ match, name, path }];
    }),
  );
  let done = 0;
  await Promise.all(
    jobs.map(async ({ match, name, path }) => {
      const kind = kinds[name];
      const leaveOut = (why: string) =>
        remarks.push(`${name} of ${match.date} ${match.home_club} v ${match.away_club} left out: ${why}`);
      const failure = await failureOf(client, async () => {
        const answer = await client.get(path, () => kind.failures < maxFailures);
        const isFilled = answer && parseOrRefuse(() => kind.use(answer.body, match, rejected), path);
        if (!answer && kind.failures >= maxFailures) kind.skipped += 1;
        else if (!isFilled && stored[name].has(match.match_id))
          leaveOut('the feed has none; keeping the stored');
      });
      if (failure) {
        kind.failures += 1;
        leaveOut(failure.message);
      }
      done += 1;
      onProgress(done, jobs.length);
    }),
  );
  for (const name of detailNames) {
    const { skipped } = kinds[name];
    if (skipped > 0)
      remarks.push(`${name} of ${skipped} more matches not requested after ${maxFailures} failures`);
  }
  return {
    sides: [...kinds.sides.values.values()].flat(),
    headers: kinds.header.values,
    referees: [...kinds.referee.values.values()].flatMap((row) => row ?? []),
    rejected,
    remarks,
  };
}

/** Returns a kind of answer: its values by match, and how many did not come or were not requested. */
function kindOf<Value>(
  pathOf: ((matchId: string) => string) | undefined,
  parse: (body: unknown, match: FeedMatch) => ParsedValue<Value>,
  isFilled: (value: Value) => boolean,
) {
  const values = new Map<string, Value>();
  /** Parses an answer, and returns whether there was anything in it. */
  const use = (body: unknown, match: FeedMatch, rejected: RejectedEntry[]) => {
    const result = parse(body, match);
    rejected.push(...result.rejected);
    values.set(match.match_id, result.value);
    return isFilled(result.value);
  };
  return { pathOf, use, values, failures: 0, skipped: 0 };
}
