import { clubsPlayOnceADay, datesInSeason, scoreAndWinner } from '../../integrity/matches.ts';
import { playerGoalsWithinShots } from '../../integrity/players.ts';
import { playerMinutesWithinMatches } from '../../integrity/playing-time.ts';
import { zerosPossible } from '../../integrity/possible-zeros.ts';
import type { IntegrityRule } from '../../integrity/rule.ts';
import type { ListedGoal } from '../../records/dataset/goals.ts';
import type { Dataset, DatasetRow } from '../../records/dataset/index.ts';
import type { CurrentSeasonFile } from '../../records/season.ts';
import type { FeedPlayer } from '../adapter.ts';
import type { FeedMatch, MatchMoment } from '../feed-match.ts';
import { type Change, isApplied } from '../merge.ts';
import { type FedRows, judgeRows, mergeTables } from '../merge-tables.ts';
import type { SeasonContext } from '../season-context.ts';
import type { SourceName } from './timing.ts';

/**
 * The integrity rules that judge live rows, by name: the Worker has no others. Those that need a whole season judge none,
 * since the play-offs of a live season may not be drawn yet.
 */
export const liveRules: readonly IntegrityRule[] = [
  datesInSeason,
  clubsPlayOnceADay,
  withFinishedMatches(scoreAndWinner),
  playerGoalsWithinShots,
  playerMinutesWithinMatches,
  zerosPossible,
];

function withFinishedMatches(rule: IntegrityRule): IntegrityRule {
  const isFinished = ({ status }: { readonly status: string }) => status === 'FINISHED';
  return {
    ...rule,
    check: (dataset) => rule.check({ ...dataset, matches: dataset.matches.filter(isFinished) }),
  };
}

/** The current season as the last refresh left it: what the feed is parsed by and merged over. */
export interface StoredSeason extends CurrentSeasonFile {
  readonly dataset: Dataset;
  readonly context: SeasonContext;
}

/** A match of the schedule, and when the feed made the answer that changed it. */
export interface LiveMatch extends FeedMatch {
  readonly changed_at: string;
}

/** The goals and red cards that the header of a match lists. */
export interface MatchHeader {
  readonly match_id: string;
  readonly goals: readonly ListedGoal[];
  readonly redCards: RedCards;
  /** How often the header was read since the match was over. */
  readonly readsAfterEnd: number;
}

/** How many players of each side were sent off; null where the header does not say. */
type RedCards = Readonly<Record<'home' | 'away', number | null>>;

/** The rows of each source. */
export interface SourceRows {
  readonly schedule: LiveMatch;
  readonly headers: MatchHeader;
  readonly standings: DatasetRow<'standings'>;
  readonly teamStats: DatasetRow<'teamStats'>;
  readonly players: FeedPlayer;
}

/** The usable rows of all sources; a source that has given none is missing. */
export type UsableRows = { readonly [Name in SourceName]?: readonly SourceRows[Name][] | undefined };

/** A value or row of the feed's that was not used; each says why. */
export type RejectedChange = Change & { readonly why: string };

/** The current season with the feed's rows merged over the stored ones. */
export interface LiveSeason {
  /** The dataset with the rows of the season alone. */
  readonly dataset: Dataset;
  /** The ids of players by name, for a season without a list of players. */
  readonly playerIds: CurrentSeasonFile['playerIds'];
  /** What the feed says of each match at the moment, by match_id; a match without is shown as stored. */
  readonly moments: ReadonlyMap<string, MatchMoment & { readonly last_updated?: string }>;
  /** What the headers list, by match_id. */
  readonly headers: ReadonlyMap<string, MatchHeader>;
  /** The sources whose rows are merged. */
  readonly sources: readonly SourceName[];
  /** What of the feed's rows was not used, and why. */
  readonly rejected: readonly RejectedChange[];
}

/** Whether the feed's value contradicts a stored one, or breaks a rule. */
function isRejected(change: Change): change is RejectedChange {
  return !isApplied(change) && change.outcome !== 'kept';
}

/** Merges rows over those of the season; a value that contradicts a stored one, or a row that breaks a rule, is not used. */
export function mergeLeniently({ dataset }: LiveSeason, rows: FedRows, now: Date) {
  const { season } = dataset.snapshot;
  const { rows: mergedRows, changes } = judgeRows(
    dataset,
    season,
    mergeTables(dataset, season, rows, { now, isCurrent: true }),
    liveRules,
  );
  return { dataset: { ...dataset, ...mergedRows }, changes, rejected: changes.filter(isRejected) };
}
