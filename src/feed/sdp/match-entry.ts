import * as z from 'zod/mini';
import { isInProgress } from '../../derive/matches.ts';
import { matches } from '../../records/dataset/match-rows.ts';
import { matchStatus, nameText, winReason } from '../../records/fields.ts';
import type { Match } from '../../records/match.ts';
import type { SeasonContext } from '../adapter.ts';
import { isPlaceholderDate, RejectedEntryError } from '../parse-entries.ts';
import { addedMinutes, entryId, minutes, orElse } from './entry-fields.ts';

const columns = matches.row.shape;
const goals = z.optional(columns.home_goals);
const shootOutGoals = z.optional(columns.home_penalties);

const withoutPlaceholder = (value: unknown) => (isPlaceholderDate(value) ? null : value);

/** The feed's dates are .NET's: one in UTC may end in `Z`, in `+00:00` or in nothing. */
const inUtc = (value: unknown) =>
  typeof value === 'string' ? withoutPlaceholder(value.replace(/(?:Z|\+00:00)?$/, 'Z')) : value;

/** A moment in UTC, to the minute or any part of a second. */
const moment = z.pipe(
  z.transform(inUtc),
  z.nullish(z.union([z.iso.datetime(), z.iso.datetime({ precision: -1 })])),
);

/** A moment without an offset: that is `localTimeUtcOffset`. */
const localMoment = z.pipe(
  z.transform(withoutPlaceholder),
  z.nullish(
    z.iso
      .datetime({ local: true })
      .check(z.refine((text) => !text.endsWith('Z'), { error: 'expected no zone' })),
  ),
);

const side = z.object({ teamId: z.string() });
const maxPhaseLength = 50;
const phase = nameText.check(z.maxLength(maxPhaseLength));

/** The fields of a match of the schedule that are used. Fields that are new, or not used, may be anything. */
export const matchSchema = z.object({
  matchId: entryId('Match'),
  seasonId: entryId('Season'),
  status: z.string().check(z.minLength(1), z.maxLength(maxPhaseLength)),
  phase: z.pipe(
    z.nullish(z.string()),
    z.transform((value) => phase.safeParse(value).data ?? null),
  ),
  /** Minute of play. */
  time: minutes,
  additionalTime: addedMinutes,
  matchDateUtc: moment,
  matchDateLocal: localMoment,
  localTimeUtcOffset: z.nullish(z.string().check(z.regex(/^[+-]\d\d:\d\d$/))),
  providerHomeScore: goals,
  providerAwayScore: goals,
  homeScorePush: goals,
  awayScorePush: goals,
  providerPenaltyScoreHome: shootOutGoals,
  providerPenaltyScoreAway: shootOutGoals,
  winReason: z.nullish(z.string()),
  winTeamId: z.nullish(z.string()),
  home: side,
  away: side,
  stadiumId: z.nullish(z.string()),
  stadiumName: orElse(z.nullish(z.string()), null),
  matchSet: orElse(
    z.nullish(
      z.object({
        matchSetId: z.nullish(z.string()),
        name: z.nullish(z.string()),
        stageId: z.nullish(z.string()),
      }),
    ),
    null,
  ),
  /** What goes beside a match must not cost the match. */
  editorial: orElse(
    z.nullish(
      z.object({
        broadcasters: orElse(z.nullish(z.record(z.string(), z.unknown())), null),
        highlightsUrl: orElse(z.nullish(z.string()), null),
        ticketsUrl: orElse(z.nullish(z.string()), null),
      }),
    ),
    null,
  ),
});

export type MatchEntry = z.infer<typeof matchSchema>;

const webAddress = z.url({ protocol: /^https$/, normalize: true }).check(
  z.maxLength(2000),
  // A name before the host would pass for it: https://bank.example@other.example
  z.regex(/^https:\/\/[^/@]+\//),
);

/** Returns a web address in its normal form, or null where the text is none by https. */
export function urlOf(text: string | null | undefined): string | null {
  // Most matches have none, and a failure costs more than an address.
  return text ? (webAddress.safeParse(text).data ?? null) : null;
}

/** Returns who is said to show a match, as far as it is a name. Each is `name|url`, or empty. */
export function broadcastersOf({ editorial }: MatchEntry): Match['broadcasters'] {
  const values = Object.values(editorial?.broadcasters ?? {}).filter((value) => typeof value === 'string');
  return values
    .map((value) => value.split('|', 2))
    .map(([name = '', url]) => ({ name: name.trim(), url: urlOf(url) }))
    .filter(({ name }) => nameText.safeParse(name).success);
}

type Result = Pick<
  Match,
  'home_goals' | 'away_goals' | 'home_penalties' | 'away_penalties' | 'winner' | 'win_reason'
>;

/**
 * Returns the score of a match that has begun and, once it is finished, who won it and how. The score decides the
 * winner, whatever the feed names.
 *
 * @param clubIds club_id by the feed's id
 * @throws {RejectedEntryError} if it is finished without a score
 */
export function resultOf(
  entry: MatchEntry,
  status: Match['status'],
  { home, away }: { readonly home: string; readonly away: string },
  clubIds: ReadonlyMap<string, string>,
): Result {
  const isFinished = status === 'FINISHED';
  const hasScore = hasBegun(status, entry);
  const home_goals = hasScore ? (entry.providerHomeScore ?? entry.homeScorePush ?? null) : null;
  const away_goals = hasScore ? (entry.providerAwayScore ?? entry.awayScorePush ?? null) : null;
  if (isFinished && (home_goals === null || away_goals === null))
    throw new RejectedEntryError('is finished without a score');
  const win_reason = isFinished ? reasonOf(entry, home_goals === away_goals) : null;
  const isShootOut =
    win_reason === 'Penalties' || (isInProgress(status) && /PENALT|SHOOT/.test(entry.phase ?? ''));
  const [homeTally, awayTally] = [
    entry.providerPenaltyScoreHome ?? null,
    entry.providerPenaltyScoreAway ?? null,
  ];
  // Of a shoot-out both sides' goals are known, or neither's.
  const isCounted = isShootOut && homeTally !== null && awayTally !== null;
  const home_penalties = isCounted ? homeTally : null;
  const away_penalties = isCounted ? awayTally : null;
  const lead = (home_goals ?? 0) - (away_goals ?? 0) || (home_penalties ?? 0) - (away_penalties ?? 0);
  const leader = lead > 0 ? home : away;
  // Of a shoot-out the feed may know the winner and not the score.
  const namedWinner = win_reason === 'Penalties' ? clubIds.get(entry.winTeamId ?? '') : undefined;
  const shootOutWinner = namedWinner === home || namedWinner === away ? namedWinner : null;
  const winner = !isFinished ? null : lead !== 0 ? leader : shootOutWinner;
  return { home_goals, away_goals, home_penalties, away_penalties, winner, win_reason };
}

/** How a finished match was decided. A reason that the score rules out is replaced by the one that follows from it. */
function reasonOf({ winReason: reason }: MatchEntry, isLevel: boolean): Match['win_reason'] {
  const givenReason = winReason.safeParse(reason);
  if (givenReason.success && isLevel === (givenReason.data === 'Draw' || givenReason.data === 'Penalties'))
    return givenReason.data;
  return isLevel ? 'Draw' : 'RegularTime';
}

type Status = Match['status'];
type State = Pick<MatchEntry, 'status' | 'phase'>;

/** Phases before a match; after it is `FULL_TIME`; any other is in it. */
const phasesBeforeKickoff = ['PRE_MATCH', ''];

/** Other words for our states. */
const synonyms: Readonly<Record<string, Status>> = { CANCELED: 'CANCELLED', INTERRUPTED: 'SUSPENDED' };

/** Writes a status as ours are. */
const statusName = (status: string) => status.toUpperCase().replaceAll(/[\s-]/g, '_');

/** Whether a match was broken off. */
export function isAbandoned({ status }: Pick<State, 'status'>): boolean {
  return statusName(status) === 'ABANDONED';
}

/**
 * Returns the state of a match. A status that is not ours is one of a match in play if the phase is. An abandoned match is
 * suspended, since it may be resumed, unless the phase says that it is over: then it has no result.
 *
 * @throws {RejectedEntryError} if neither says it, or they contradict each other
 */
export function statusOf({ status, phase }: State): Status {
  const name = statusName(status);
  const isInPlayPhase = phase && phase !== 'FULL_TIME' && !phasesBeforeKickoff.includes(phase);
  if (name === 'UPCOMING' && isInPlayPhase)
    throw new RejectedEntryError(
      `status 'UPCOMING' in phase '${phase}'; expected a status of a match in play`,
    );
  if (isAbandoned({ status })) return phase === 'FULL_TIME' ? 'CANCELLED' : 'SUSPENDED';
  const ourStatus = matchStatus.safeParse(synonyms[name] ?? name);
  if (ourStatus.success) return ourStatus.data;
  if (phase === 'HALF_TIME') return 'HALF_TIME';
  if (isInPlayPhase) return 'LIVE';
  throw new RejectedEntryError(`status '${status}' is not known`);
}

/** Whether there is a score and a clock: a match may be suspended before its kick-off, too. */
export function hasBegun(status: Status, { phase }: Pick<State, 'phase'>): boolean {
  if (status === 'SUSPENDED' && phase === 'PRE_MATCH') return false;
  return status === 'FINISHED' || isInProgress(status);
}

type Stage = SeasonContext['stages'][number];

/**
 * Returns the stage of a match: the stored one, or else the one with the stage id of the entry. Without either, it is
 * the only stage of its kind, with or without a table. Null where there are several: it is unknown until
 * `data/stages.csv` has the id.
 */
export function stageOf(
  { matchId, matchSet }: Pick<MatchEntry, 'matchId' | 'matchSet'>,
  { matches, stages }: SeasonContext,
): Stage['stage'] | null {
  const storedStage = matches.get(matchId)?.stage;
  if (storedStage) return storedStage;
  const { stageId, matchSetId } = matchSet ?? {};
  if (!stageId && !matchSetId) return null;
  // A stage has several ids where each of its matches has one of its own.
  const stageById = stages.find(
    ({ feed_stage_id }) => stageId && feed_stage_id?.split('|').includes(stageId),
  );
  if (stageById) return stageById.stage;
  const isTabled = matchSetId?.includes('::Football_MatchDay::') ?? false;
  const [only, another] = stages.filter(({ table }) => (table !== null) === isTabled);
  return only && !another ? only.stage : null;
}
