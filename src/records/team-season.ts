import * as z from 'zod/mini';
import { matchStats, savesNote } from './dataset/statistics-rows.ts';
import { clubId, count, percentage, slug, text } from './fields.ts';
import { arrayOf, described, orNull, withMeta } from './schema.ts';
import { standing } from './standing.ts';
import { entriesOf, fromEntries, pick } from './typed.ts';
import { xgFields } from './xg-fields.ts';

const notKnown = 'neither the feed nor match statistics have it';
const nullableCount = (description: string) => orNull(count, description, notKnown);
const share = (description: string) => orNull(percentage, description, notKnown, '%');
const table = standing.shape;

/** Returns the schema of a column of a side in a match, summed over a season: a count is then without bound. */
function summed(schema: z.ZodMiniType): z.ZodMiniType {
  const isCount =
    schema instanceof z.ZodMiniNullable && schema.def.innerType instanceof z.ZodMiniNumberFormat;
  return isCount ? withMeta(z.nullable(count), z.globalRegistry.get(schema) ?? {}) : schema;
}

// Each column has the type that it has in a match.
const side = fromEntries(
  entriesOf(matchStats.row.shape).map(([name, schema]) => [name, summed(schema)]),
) as typeof matchStats.row.shape;

/** The published statistics of a club's season. */
export const teamStats = described(
  z.object({
    team: table.team,
    club: clubId,
    played: described(count, 'Finished matches that the figures cover'),
    matches_with_stats: described(
      count,
      'Matches with match statistics: those that fields summed from them, xg and xg_against cover; red_cards may cover more',
    ),
    ...pick(table, ['points', 'points_deducted']),
    wins: described(count, 'Wins'),
    draws: described(count, 'Draws'),
    losses: described(count, 'Losses'),
    goals: described(count, 'Goals scored'),
    goals_against: described(count, 'Goals conceded'),
    clean_sheets: described(count, 'Matches without a goal conceded'),
    ...xgFields,
    xg_against: orNull(
      z.number().check(z.gte(0)),
      'Expected goals of the opponents in the same matches, made as xg is',
      'the attempts of the opponents are not known by kind',
      'goals',
    ),
    shots: nullableCount('Attempts on goal, including blocked ones'),
    ...pick(side, ['shots_on_target', 'shots_inside_box', 'shots_outside_box', 'blocked_shots']),
    ...pick(side, ['big_chances', 'chances_created']),
    assists: nullableCount('Passes that led to a goal'),
    ...pick(side, ['touches_opposition_box', 'corners']),
    crosses: nullableCount('Crosses tried, including corners'),
    ...pick(side, ['total_passes', 'pass_accuracy', 'possession', 'duels_won']),
    duels_won_percentage: share('Duels won'),
    aerial_duels_won_percentage: share('Aerial duels won'),
    ...pick(side, ['tackles', 'tackles_won']),
    interceptions: nullableCount('Passes intercepted'),
    recoveries: nullableCount('Loose balls won'),
    ...pick(side, ['clearances', 'saves', 'fouls_committed']),
    fouls_won: nullableCount('Fouls suffered'),
    ...pick(side, ['offsides', 'yellow_cards']),
    red_cards: orNull(
      count,
      'Red cards, second yellow cards included, in all matches of which they are known, also those without statistics',
      'no match has them',
    ),
    as_of: described(z.iso.date(), 'The day of the last match that the figures cover'),
  }),
  "The statistics of a club's season",
);

export type TeamStats = z.infer<typeof teamStats>;

export const rawStats = described(
  z.record(z.string(), z.nullable(z.number())),
  `Every season total of the feed under the feed's own name; ${savesNote}; in the table, only in rows of stage all`,
);

export const rawMatches = orNull(
  count,
  'Matches that raw_stats covers: the first of the club’s season{play-offs: , including play-offs}',
  'there are no raw_stats',
);

/** A selection of a season's matches. */
export const teamStatsStage = withMeta(slug, {
  id: 'TeamStatsStage',
  ofLeague: 'stages',
  description: 'season: the matches of the league table; all: of all stages; or the matches of one stage',
});

/** The statistics of a club's season with the fields of its envelope. */
export const teamSeason = z.object({
  ...teamStats.shape,
  season: described(z.int(), 'The season'),
  stage: teamStatsStage,
  raw_stats: rawStats,
  raw_matches: rawMatches,
  summed: arrayOf(text, 'Fields summed from match statistics'),
});

export type TeamSeason = z.infer<typeof teamSeason>;
