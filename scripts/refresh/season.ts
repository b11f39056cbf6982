import { Mistake } from '../../build/faults.ts';
import { deriveMatches } from '../../src/derive/matches.ts';
import { deriveSeasons } from '../../src/derive/seasons.ts';
import { HeldTables } from '../../src/derive/tables.ts';
import { deriveTeams } from '../../src/derive/teams.ts';
import { deriveVenues } from '../../src/derive/venues.ts';
import { type Known, knownOf } from '../../src/feed/known.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';

/**
 * What the dataset knows of a season, as the feed is understood by it.
 *
 * @throws {Mistake} if there is no such season
 */
export function knownSeason(dataset: Dataset, season: number): Known {
  if (!dataset.seasons.some((row) => row.season === season)) {
    throw new Mistake(
      `there is no season ${season} in data/seasons.csv; a new season is a change of the data`,
    );
  }
  const tables = new HeldTables();
  const matches = deriveMatches(dataset);
  tables.hold('seasons', deriveSeasons(dataset));
  tables.hold('teams', deriveTeams(dataset));
  tables.hold('venues', deriveVenues(dataset, matches));
  tables.hold('stages', dataset.stages);
  tables.hold(
    'matches',
    matches.filter((match) => match.season === season),
    season,
  );
  return knownOf(tables, season);
}
