import * as z from 'zod/mini';
import { matches } from '../../records/dataset/match-rows.ts';
import { nameText } from '../../records/fields.ts';
import type { Match } from '../../records/match.ts';
import { isPlaceholderDate } from '../parse-entries.ts';
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
