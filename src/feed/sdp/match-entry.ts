import * as z from 'zod/mini';
import { count, nameText } from '../../records/fields.ts';
import type { Match } from '../../records/match.ts';
import { isZeroDate } from '../parse-entries.ts';
import { entryId, minutes } from './fields.ts';

/** The record of the professional game is 31. */
const maxGoals = 31;
const goals = z.nullish(count.check(z.lte(maxGoals)));
const shootOutGoals = z.nullish(count.check(z.lte(99)));

const withoutZeroDate = (value: unknown) => (isZeroDate(value) ? null : value);

/** The feed's dates are .NET's: one in UTC may end in `Z`, in `+00:00` or in nothing. */
const inUtc = (value: unknown) =>
  typeof value === 'string' ? withoutZeroDate(value.replace(/(?:Z|\+00:00)?$/, 'Z')) : value;

/** A moment in UTC, to the minute or any part of a second. */
const moment = z.pipe(
  z.transform(inUtc),
  z.nullish(z.union([z.iso.datetime(), z.iso.datetime({ precision: -1 })])),
);

/** A moment without an offset: that is `localTimeUtcOffset`. */
const localMoment = z.pipe(
  z.transform(withoutZeroDate),
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
  additionalTime: minutes,
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
  stadiumName: z.catch(z.nullish(z.string()), null),
  matchSet: z.catch(
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
  editorial: z.catch(
    z.nullish(
      z.object({
        broadcasters: z.catch(z.nullish(z.record(z.string(), z.unknown())), null),
        highlightsUrl: z.catch(z.nullish(z.string()), null),
        ticketsUrl: z.catch(z.nullish(z.string()), null),
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
