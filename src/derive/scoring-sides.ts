import type { DatasetRow } from '../records/dataset/index.ts';

type GoalRow = DatasetRow<'goals'>;

/** A side of a finished match. The match statistics give its penalties and own goals, null where they are unknown. */
export interface ScoringSide extends Pick<GoalRow, 'match_id' | 'season' | 'side' | 'club'> {
  readonly score: number;
  readonly penalties: number | null;
  /** Own goals of the other side. */
  readonly ownGoals: number | null;
}

/**
 * Returns both sides of a match that is in play or over, home first. An own goal is credited to the other side than the
 * player's.
 */
export function scoringSides(
  match: DatasetRow<'matches'>,
  statistics: readonly DatasetRow<'matchStats'>[],
): ScoringSide[] {
  const { match_id, season } = match;
  const statsOf = (side: GoalRow['side']) =>
    statistics.find((row) => row.match_id === match_id && row.side === side);
  return (['home', 'away'] as const).map((side) => ({
    match_id,
    season,
    side,
    club: match[`${side}_club`],
    score: match[`${side}_goals`] ?? 0,
    penalties: statsOf(side)?.penalty_goals ?? null,
    ownGoals: statsOf(side === 'home' ? 'away' : 'home')?.own_goals ?? null,
  }));
}
