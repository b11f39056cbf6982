import type { Unrated } from '../records/player.ts';
import type { ShotsFaced } from '../records/shots-faced.ts';
import type { RatedMetric } from './rating-table.ts';

/** A metric of a player as it is compared, before shrinking; null where it is not known. */
export type MeasureMetric = (player: Unrated, metric: RatedMetric) => number | null;

/** Returns how metrics are measured in a season: counts and differences for each 90 minutes, shares as they are. */
export function measureIn(shotsFaced: readonly ShotsFaced[]): MeasureMetric {
  const byClub = new Map<string | null, ShotsFaced>(shotsFaced.map((row) => [row.club, row]));
  const conversion = conversionOf(shotsFaced);
  return (player, { metric, measure }) => {
    if (metric === 'goals_prevented') {
      const faced = byClub.get(player.club);
      return faced && conversion !== null ? goalsPrevented(player, faced, conversion) : null;
    }
    // A metric that the rating itself makes, such as `rating`, is in no row of the table.
    const value = (player as Partial<Record<typeof metric, number | null>>)[metric] ?? null;
    if (value === null || measure === 'share') return value;
    return player.minutes ? (value * 90) / player.minutes : null;
  };
}

/** The share of a season's shots on target that are goals. */
function conversionOf(shotsFaced: readonly ShotsFaced[]): number | null {
  const shots = shotsFaced.reduce((sum, row) => sum + row.shots_on_target, 0);
  const goals = shotsFaced.reduce((sum, row) => sum + row.goals, 0);
  return shots === 0 ? null : goals / shots;
}

/**
 * Goals that the shots on target faced by the club would give, less those conceded, for each 90 minutes. Line-ups are
 * not known: shots and own goals are those of all the club's matches.
 */
function goalsPrevented({ goals_conceded, minutes }: Unrated, faced: ShotsFaced, conversion: number) {
  if (goals_conceded === null || !minutes || faced.minutes === 0) return null;
  const expected = faced.shots_on_target * conversion + faced.own_goals;
  return (expected * 90) / faced.minutes - (goals_conceded * 90) / minutes;
}
