import * as z from 'zod';
import { count, nameText } from '../../records/fields.ts';
import type { Match } from '../../records/match.ts';
import { isZeroDate } from '../parse-entries.ts';
import { entryId, minutes } from './fields.ts';

/** The record of the professional game is 31. */
const maxGoals = 31;
const goals = count.max(maxGoals).nullish();
const shootOutGoals = count.max(99).nullish();

const withoutZeroDate = (value: unknown) => (isZeroDate(value) ? null : value);

/** The feed's dates are .NET's: one in UTC may end in `Z`, in `+00:00` or in nothing. */
const inUtc = (value: unknown) =>
  typeof value === 'string' ? withoutZeroDate(value.replace(/(?:Z|\+00:00)?$/, 'Z')) : value;

/** A moment in UTC, to the minute or any part of a second. */
const moment = z.preprocess(inUtc, z.union([z.iso.datetime(), z.iso.datetime({ precision: -1 })]).nullish());

/** A moment without an offset: that is `localTimeUtcOffset`. */
const localMoment = z.preprocess(
  withoutZeroDate,
  z.iso
    .datetime({ local: true })
    .refine((text) => !text.endsWith('Z'), { error: 'expected no zone' })
    .nullish(),
);

const side = z.object({ teamId: z.string() });
const maxPhaseLength = 50;
const phase = nameText.max(maxPhaseLength);

/** The fields of a match of the schedule that are used. Fields that are new, or not used, may be anything. */
export const matchSchema = z.object({
  matchId: entryId('Match'),
  seasonId: entryId('Season'),
  status: z.string().min(1).max(maxPhaseLength),
  phase: z
    .string()
    .nullish()
    .transform((value) => phase.safeParse(value).data ?? null),
  /** Minute of play. */
  time: minutes,
  additionalTime: minutes,
  matchDateUtc: moment,
  matchDateLocal: localMoment,
  localTimeUtcOffset: z
    .string()
    .regex(/^[+-]\d\d:\d\d$/)
    .nullish(),
  providerHomeScore: goals,
  providerAwayScore: goals,
  homeScorePush: goals,
  awayScorePush: goals,
  providerPenaltyScoreHome: shootOutGoals,
  providerPenaltyScoreAway: shootOutGoals,
  winReason: z.string().nullish(),
  winTeamId: z.string().nullish(),
  home: side,
  away: side,
  stadiumId: z.string().nullish(),
  stadiumName: z.string().nullish().catch(null),
  matchSet: z
    .object({ matchSetId: z.string().nullish(), name: z.string().nullish(), stageId: z.string().nullish() })
    .nullish()
    .catch(null),
  /** What goes beside a match must not cost the match. */
  editorial: z
    .object({
      broadcasters: z.record(z.string(), z.unknown()).nullish().catch(null),
      highlightsUrl: z.string().nullish().catch(null),
      ticketsUrl: z.string().nullish().catch(null),
    })
    .nullish()
    .catch(null),
});

export type MatchEntry = z.infer<typeof matchSchema>;

const webAddress = z
  .url({ protocol: /^https$/, normalize: true })
  .max(2000)
  // A name before the host would pass for it: https://bank.example@other.example
  .regex(/^https:\/\/[^/@]+\//);

/** Returns a web address in its normal form, or null where the text is none by https. */
export function urlOf(text: string | null | undefined): string | null {
  // Most matches have none, and a failure costs more than an address.
  return text ? (webAddress.safeParse(text).data ?? null) : null;
}

/** Returns who is said to show a match. Each is `name|url`, or empty. */
export function broadcastersOf({ editorial }: MatchEntry): Match['broadcasters'] {
  const values = Object.values(editorial?.broadcasters ?? {}).filter((value) => typeof value === 'string');
  return values
    .map((value) => value.split('|', 2))
    .map(([name = '', url]) => ({ name: name.trim(), url: urlOf(url) }))
    .filter(({ name }) => name !== '');
}

/** Returns whether a broadcaster has a name that may be shown. */
export const isShown = ({ name }: Match['broadcasters'][number]): boolean => nameText.safeParse(name).success;
