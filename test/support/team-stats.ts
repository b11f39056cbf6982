import { isPlayedBy } from '../../src/derive/matches.ts';
import type { TeamSeason } from '../../src/records/team-season.ts';
import { perWorld } from './world.ts';

/** Returns the statistics of clubs in a league, and the matches and sides of matches that they sum up. */
export const teamStatsOf = perWorld(({ dataset, tables }) => {
  const everyRow = tables.rows('teamStats');
  const finished = tables.rows('matches').filter(({ status }) => status === 'FINISHED');
  const sides = new Map(dataset.matchStats.map((row) => [`${row.match_id} ${row.club}`, row]));

  /** Returns a club's finished matches that a row covers. */
  function matchesOf({ season, stage, club }: TeamSeason) {
    const tabled = dataset.stages.filter((row) => row.season === season && row.table === 'season');
    const isCovered = (name: string | null) =>
      stage === 'all' || (stage === 'season' ? tabled.some((row) => row.stage === name) : name === stage);
    return finished.filter(
      (match) => match.season === season && isPlayedBy(match, club) && isCovered(match.stage),
    );
  }

  return {
    everyRow,
    /** The rows of whole seasons, which the feed's totals cover too. */
    rows: everyRow.filter(({ stage }) => stage === 'all'),
    matchesOf,
    /** Returns a club's sides in the matches that a row covers. */
    sidesOf: (row: TeamSeason) =>
      matchesOf(row).flatMap(({ match_id }) => sides.get(`${match_id} ${row.club}`) ?? []),
  };
});
