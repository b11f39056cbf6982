import { UserError } from '../../build/errors.ts';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { deriveMatches } from '../../src/derive/matches.ts';
import { deriveSeasons } from '../../src/derive/seasons.ts';
import { deriveTeams } from '../../src/derive/teams.ts';
import { deriveVenues } from '../../src/derive/venues.ts';
import { type SeasonContext, seasonContext } from '../../src/feed/season-context.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { ofSeason } from '../../src/records/of-season.ts';

/**
 * Returns the stored data of a season by which the feed is parsed.
 *
 * @throws {UserError} if there is no such season
 */
export function loadSeasonContext(dataset: Dataset, season: number): SeasonContext {
  if (!dataset.seasons.some((row) => row.season === season)) {
    throw new UserError(`there is no season ${season} in data/seasons.csv; add it there first`);
  }
  const tables = new InMemoryTables();
  const matches = deriveMatches(dataset);
  tables.set('seasons', deriveSeasons(dataset));
  tables.set('teams', deriveTeams(dataset));
  tables.set('venues', deriveVenues(dataset, matches));
  tables.set('stages', dataset.stages);
  tables.set('matches', ofSeason(matches, season), season);
  return seasonContext(tables, season);
}
