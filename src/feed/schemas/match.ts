import * as z from 'zod';
import { count, feedId } from '../../records/fields.ts';

/** The most a side has ever scored is far below. */
const goals = count.max(99).nullish();

/** A number of minutes, which the feed writes as a text. */
const minutes = z
  .union([z.string().regex(/^\d{1,3}$/), count.max(999)])
  .nullish()
  .catch(null)
  .transform((value) => (value == null ? null : Number(value)));

/** A moment in UTC, to the minute or any part of a second. */
const moment = z.union([z.iso.datetime(), z.iso.datetime({ precision: -1 })]);

const side = z.object({ teamId: z.string() });

/** What we use of a match of the schedule. Fields that are new, or not used, may be anything. */
export const matchSchema = z.object({
  matchId: feedId('Match'),
  seasonId: feedId('Season'),
  status: z.string().min(1),
  phase: z.string().nullish(),
  /** Minute of play. */
  time: minutes,
  additionalTime: minutes,
  matchDateUtc: moment.nullish(),
  /** Without an offset: that is `localTimeUtcOffset`. */
  matchDateLocal: z.iso
    .datetime({ local: true })
    .refine((text) => !text.endsWith('Z'), { error: 'expected no zone' }),
  localTimeUtcOffset: z
    .string()
    .regex(/^[+-]\d\d:\d\d$/)
    .nullish(),
  providerHomeScore: goals,
  providerAwayScore: goals,
  homeScorePush: goals,
  awayScorePush: goals,
  providerPenaltyScoreHome: goals,
  providerPenaltyScoreAway: goals,
  winReason: z.string().nullish(),
  winTeamId: z.string().nullish(),
  home: side,
  away: side,
  stadiumId: z.string().nullish(),
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
