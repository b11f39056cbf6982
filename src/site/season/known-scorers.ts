import { hasResult } from '../../derive/matches.ts';
import { sum } from '../../derive/numbers.ts';
import { totalGoals } from '../../derive/record-book.ts';
import { isListed } from '../../records/player.ts';
import type { Tables } from '../../records/published.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';

/** Returns whether the players of a season are those alone whom its goals name. */
export function hasScorersAlone(tables: Tables, season: number): boolean {
  return !tables.rows('players', season).some(isListed);
}

/** Returns what the players of a season are called. */
export function playersTitle({ t, tables }: Words & LeagueData, season: number): string {
  return hasScorersAlone(tables, season)
    ? t('Scorers of {season}', { season })
    : t('Players of {season}', { season });
}

/** Returns the goals of a season, and how many of them have no known scorer. */
export function goalsWithoutScorer(tables: Tables, season: number) {
  const goals = sum(tables.rows('matches', season).filter(hasResult).map(totalGoals));
  const known = tables.rows('goals', season).filter(({ player }) => player !== null).length;
  return { goals, known, unknown: Math.max(0, goals - known) };
}

/** Returns that the order of scorers may change, where some are not known. */
export function unknownScorers({ t, tables }: Words & LeagueData, season: number): string | undefined {
  const { goals, known, unknown } = goalsWithoutScorer(tables, season);
  if (known === 0 || unknown === 0) return undefined;
  return t('{unknown} of {goals} goals have no known scorer: the order may change.', { unknown, goals });
}
