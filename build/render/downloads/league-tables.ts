import * as z from 'zod';
import {
  computeStandings,
  findStandingsSource,
  type StandingsInputs,
  seasonStages,
  stagesWithStandings,
} from '../../../src/derive/standings.ts';
import { described, seasonYear } from '../../../src/records/fields.ts';
import { ofSeason } from '../../../src/records/of-season.ts';
import type { Tables } from '../../../src/records/published.ts';
import { standing, tableSource } from '../../../src/records/standing.ts';
import type { DerivedTable } from './derived-table.ts';

/** The table of a whole season, where it is of several stages together. */
const overall = 'overall';

/** Every league table, the current season's too, as /standings answers them. */
export const leagueTables: DerivedTable = {
  file: 'standings',
  description: 'All league tables with form, movement and qualification, the current season included',
  key: ['season', 'stage', 'club'],
  row: z.object({
    season: seasonYear,
    stage: described(z.string(), `The stage, or ${overall} for several stages together`),
    ...standing.shape,
    source: tableSource,
  }),
  records: (tables) => [...rowsOf(tables)],
};

function* rowsOf(tables: Tables) {
  for (const { season } of tables.rows('seasons')) {
    const seasonData: StandingsInputs = {
      season,
      matches: tables.rows('matches', season),
      stages: ofSeason(tables.rows('stages'), season),
      publishedRows: tables.rows('standings', season),
      names: tables.rows('clubNames'),
    };
    const ofWhole = seasonStages(seasonData);
    const tablesOfSeason = stagesWithStandings(seasonData).map((stage) => ({
      // The row added below has a name that is no stage.
      stage: stage as string,
      stages: [stage],
    }));
    if (ofWhole.length > 1) tablesOfSeason.push({ stage: overall, stages: ofWhole });
    for (const { stage, stages } of tablesOfSeason) {
      const source = findStandingsSource(seasonData, stages);
      for (const row of computeStandings(seasonData, stages)) yield { season, stage, ...row, source };
    }
  }
}
