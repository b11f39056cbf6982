import { UserError } from '../../build/errors.ts';
import { type Header, parseHeader, parseReferee, parseSideStats } from '../../src/feed/match-detail.ts';
import type { RejectedEntry } from '../../src/feed/parse-entries.ts';
import { feedPaths } from '../../src/feed/paths.ts';
import type { FeedMatch } from '../../src/feed/schedule.ts';
import type { Dataset, DatasetRow } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/of-season.ts';
import { parseOrRefuse } from './fetch-season.ts';
import type { FeedClient } from './json-client.ts';

/** The feed's answers about one match, beside the schedule. */
export const detailNames = ['sides', 'header', 'referee'] as const;
export type DetailName = (typeof detailNames)[number];

/** What the feed has of matches beside the schedule; a part that did not come is left out. */
export interface FeedDetails {
  readonly sides: readonly DatasetRow<'matchStats'>[];
  readonly headers: ReadonlyMap<string, Header>;
  readonly referees: readonly DatasetRow<'referees'>[];
  readonly rejected: readonly RejectedEntry[];
  readonly remarks: readonly string[];
}

const recentMs = 14 * 24 * 60 * 60 * 1000;

/** After this many failures of one kind of answer, the others of that kind are left for the next refresh. */
const maxFailures = 5;

/** The matches of which `data/` has each kind of details. */
export type StoredDetails = Readonly<Record<DetailName, ReadonlySet<string>>>;

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
  const isRecent = at.getTime() - Date.parse(date) < recentMs;
  return detailNames.filter((name) => isRecent || !stored[name].has(match_id));
}

/**
 * Fetches the details of matches. What does not come, or is something else, is left out and reported: the next refresh
 * asks again.
 */
export async function fetchDetails(
  client: FeedClient,
  seasonId: string,
  wanted: readonly (readonly [match: FeedMatch, names: readonly DetailName[]])[],
  stored: StoredDetails,
  onProgress: (done: number, total: number) => void,
): Promise<FeedDetails> {
  const paths = feedPaths(seasonId);
  const rejected: RejectedEntry[] = [];
  const remarks: string[] = [];
  const sides: DatasetRow<'matchStats'>[] = [];
  const headers = new Map<string, Header>();
  const referees: DatasetRow<'referees'>[] = [];
  /** Each kind of answer: its path, and what uses it and returns whether there was anything in it. */
  const kinds = {
    sides: {
      path: paths.sideStats,
      use(body: unknown, match: FeedMatch) {
        const result = parseSideStats(body, match);
        rejected.push(...result.rejected);
        sides.push(...result.entries);
        return result.entries.length > 0;
      },
    },
    header: {
      path: paths.header,
      use(body: unknown, match: FeedMatch) {
        const result = parseHeader(body, match);
        rejected.push(...result.rejected);
        headers.set(match.match_id, result.value);
        return true;
      },
    },
    referee: {
      path: paths.facts,
      use(body: unknown, match: FeedMatch) {
        const result = parseReferee(body, match);
        rejected.push(...result.rejected);
        if (result.value) referees.push(result.value);
        return result.value !== undefined;
      },
    },
  } as const;
  const failures: Record<DetailName, number> = { sides: 0, header: 0, referee: 0 };
  const skipped: Record<DetailName, number> = { sides: 0, header: 0, referee: 0 };
  const jobs = wanted.flatMap(([match, names]) => names.map((name) => ({ match, name })));
  let done = 0;
  await Promise.all(
    jobs.map(async ({ match, name }) => {
      const path = kinds[name].path(match.match_id);
      const leaveOut = (why: string) =>
        remarks.push(`${name} of ${match.date} ${match.home_club} v ${match.away_club} left out: ${why}`);
      try {
        const answer = await client.get(path, () => failures[name] < maxFailures);
        const isFilled = answer && parseOrRefuse(() => kinds[name].use(answer.body, match), path);
        if (!answer && failures[name] >= maxFailures) skipped[name] += 1;
        else if (!isFilled && stored[name].has(match.match_id))
          leaveOut('the feed has none; keeping the stored');
      } catch (error) {
        client.throwIfCancelled();
        if (!(error instanceof UserError)) throw error;
        failures[name] += 1;
        leaveOut(error.message);
      }
      done += 1;
      onProgress(done, jobs.length);
    }),
  );
  for (const name of detailNames) {
    if (skipped[name] > 0)
      remarks.push(`${name} of ${skipped[name]} more matches not asked after ${maxFailures} failures`);
  }
  return { sides, headers, referees, rejected, remarks };
}
