import type { TeamSeason } from '../../src/records/team-stats.ts';
import { dataset, tables } from './tables.ts';

export const everyRow = tables.rows('teamStats');

/** The rows of whole seasons, which the feed's totals cover too. */
export const rows = everyRow.filter(({ stage }) => stage === 'all');

export const finished = tables.rows('matches').filter(({ status }) => status === 'FINISHED');

const sides = new Map(dataset.matchStats.map((row) => [`${row.match_id} ${row.club}`, row]));

/** Returns a club's sides in all matches of a season. */
export function sidesOf({ season, club }: Pick<TeamSeason, 'season' | 'club'>) {
  return finished
    .filter((match) => match.season === season && (match.home_club === club || match.away_club === club))
    .flatMap(({ match_id }) => sides.get(`${match_id} ${club}`) ?? []);
}
