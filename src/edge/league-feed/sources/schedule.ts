import { applyRules } from '../../../feed/apply-rules.ts';
import type { ColumnNotInSchedule, FeedMatch } from '../../../feed/feed-match.ts';
import { momentColumns } from '../../../feed/feed-match.ts';
import { isApplied, mergeRows } from '../../../feed/merge.ts';
import { UnexpectedResponseError } from '../../../feed/parse-entries.ts';
import type { SeasonContext } from '../../../feed/season-context.ts';
import type { DatasetRow } from '../../../records/dataset/index.ts';
import { isInProgress } from '../../../records/match-status.ts';
import { omit, pick } from '../../../records/typed.ts';
import type { FeedSource } from '../feed-source.ts';
import { idsBeside } from '../inferred-ids.ts';
import { liveRules } from '../live-rules.ts';
import { currentAt, type LiveSeason } from '../live-season.ts';
import { isRejected } from '../rejections.ts';
import { windowsMs } from '../timing.ts';

/** A match of the schedule, and when the feed made the answer that changed it. */
interface LiveMatch extends FeedMatch {
  readonly changed_at: string;
}

/** The season's matches, with their live state. */
export const schedule: FeedSource<LiveMatch> = {
  name: 'schedule',
  windowMs: windowsMs.schedule,
  isList: false,
  isOffered: () => true,
  async read(adapter, context, fetchPage) {
    const { body, answeredAt } = await fetchPage(adapter.paths(context.seasonId).matches);
    const inferred = adapter.inferIds(body, context);
    const answer = adapter.parseSchedule(body, inferred, new Date(answeredAt));
    assertResults(answer.entries, context);
    const changed_at = new Date(answeredAt).toISOString();
    const entries = answer.entries.map((match) => ({ ...match, changed_at }));
    return { ...answer, entries, ids: idsBeside(context, inferred) };
  },
  keyOf: ({ match_id }) => match_id,
  storedKeys: ({ context }) => [...context.matches.keys()],
  complete: (match, last) => (isSame(match, last) ? last : match),
  isReplaced(last, rows) {
    const playing = new Set(rows.flatMap(clubDays));
    return clubDays(last).some((clubDay) => playing.has(clubDay));
  },
  isInPlay: ({ status }) => isInProgress(status),
  merge: mergeMatches,
};

/** Whether nothing of a match has changed since an earlier answer. */
function isSame({ changed_at: _, ...match }: LiveMatch, { changed_at: __, ...last }: LiveMatch): boolean {
  return JSON.stringify(match) === JSON.stringify(last);
}

/** Returns the clubs of a match, each with the day. */
function clubDays({ home_club, away_club, date }: FeedMatch): string[] {
  return [home_club, away_club].map((club) => `${club} ${date}`);
}

/** Fewer results that are taken back say nothing of the rest: early in a season there are no more. */
const minTakenBack = 3;

/** A schedule that takes back more than this share of the results is an old one. */
const maxTakenBackShare = 0.5;

/**
 * Rejects an old schedule that does not say its time, or claims to be new. It still has most finished matches to play. The
 * merge rejects a single result that is taken back.
 *
 * @throws {UnexpectedResponseError}
 */
function assertResults(entries: readonly FeedMatch[], { matches }: SeasonContext): void {
  const isOver = ({ status }: Pick<FeedMatch, 'status'>) => status === 'FINISHED';
  const over = new Set([...matches.values()].filter(isOver).map(({ match_id }) => match_id));
  const takenBack = entries.filter((match) => over.has(match.match_id) && !isOver(match)).length;
  if (takenBack >= minTakenBack && takenBack > maxTakenBackShare * over.size)
    throw new UnexpectedResponseError(
      `has no result of ${takenBack} of the ${over.size} matches that are over`,
    );
}

/**
 * Merges the feed's matches over the stored ones, field by field. A match with a value that contradicts a stored result,
 * or breaks a rule, is shown as stored: corrections come with a refresh.
 */
function mergeMatches(season: LiveSeason, fed: readonly LiveMatch[], now: Date): LiveSeason {
  const { dataset } = season;
  const storedById = new Map(dataset.matches.map((match) => [match.match_id, match]));
  const rows = fed.map((match): Partial<DatasetRow<'matches'>> => {
    const columns = omit(match, [...momentColumns, 'changed_at']);
    return storedById.has(match.match_id) ? columns : { ...notInSchedule, ...columns };
  });
  const mergedTable = mergeRows('matches', dataset.matches, rows, currentAt(now));
  const judged = applyRules(dataset, dataset.snapshot.season, { matches: mergedTable.rows }, liveRules);
  const changes = [...mergedTable.changes, ...judged.changes];
  const rejected = changes.filter(isRejected);
  const changedMatches = new Set(changes.filter(isApplied).map(({ row }) => row));
  const contradicted = new Set(rejected.map(({ row }) => row));
  const matches = (judged.rows.matches ?? []).map((match) => {
    const storedMatch = storedById.get(match.match_id);
    return storedMatch && contradicted.has(match.match_id) ? storedMatch : match;
  });
  const shownLive = fed.filter(({ match_id }) => !contradicted.has(match_id));
  return {
    ...season,
    dataset: { ...dataset, matches },
    moments: new Map(
      shownLive.map((match) => {
        const isNews = isInProgress(match.status) || changedMatches.has(match.match_id);
        return [
          match.match_id,
          { ...pick(match, momentColumns), ...(isNews && { last_updated: match.changed_at }) },
        ];
      }),
    ),
    rejected: [...season.rejected, ...rejected],
  };
}

/** What a schedule does not say of a match that is new. */
const notInSchedule: Pick<DatasetRow<'matches'>, ColumnNotInSchedule> = {
  attendance: null,
  home_red_cards: null,
  away_red_cards: null,
  neutral: false,
};
