import type { TeamSeason } from '../../src/records/team-stats.ts';
import { perWorld } from './world.ts';

/** Returns the statistics of clubs in a league, and the sides of matches that they sum up. */
export const teamStatsOf = perWorld(({ dataset, tables }) => {
  const everyRow = tables.rows('teamStats');
  const finished = tables.rows('matches').filter(({ status }) => status === 'FINISHED');
  const sides = new Map(dataset.matchStats.map((row) => [`${row.match_id} ${row.club}`, row]));

  /** Returns a club's sides in all matches of a season. */
  function sidesOf({ season, club }: Pick<TeamSeason, 'season' | 'club'>) {
    return finished
      .filter((match) => match.season === season && (match.home_club === club || match.away_club === club))
      .flatMap(({ match_id }) => sides.get(`${match_id} ${club}`) ?? []);
  }

  return {
    everyRow,
    /** The rows of whole seasons, which the feed's totals cover too. */
    rows: everyRow.filter(({ stage }) => stage === 'all'),
    finished,
    sidesOf,
  };
});
