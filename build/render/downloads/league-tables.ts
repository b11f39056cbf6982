import * as z from 'zod';
import {
  computeStandings,
  findStandingsSource,
  type StandingsInputs,
  seasonStages,
  stagesWithStandings,
} from '../../../src/derive/standings.ts';
import { described } from '../../../src/records/fields.ts';
import type { Tables } from '../../../src/records/published.ts';
import { ofSeason } from '../../../src/records/season-rules.ts';
import { standing, tableSource } from '../../../src/records/standing.ts';
import type { DerivedTable } from './derived-table.ts';

const { season, ...row } = standing.shape;

/** The name of the standings of a season in which several stages count together. */
const overall = 'overall';

/** The standings of every season and stage, those of the current season too, as /standings answers them. */
export const leagueTables: DerivedTable = {
  file: 'standings',
  description: 'All league tables with form, movement and qualification, the current season included',
  key: ['season', 'stage', 'club'],
  row: z.object({
    season,
    stage: described(z.string(), `The stage, or ${overall} for several stages together`),
    ...row,
    source: tableSource,
  }),
  records: (tables) => [...rowsOf(tables)],
};

function* rowsOf(tables: Tables) {
  for (const { season } of tables.rows('seasons')) {
    const inputs: StandingsInputs = {
      league: tables.league,
      season,
      matches: tables.rows('matches', season),
      stages: ofSeason(tables.rows('stages'), season),
      publishedRows: tables.rows('standings', season),
      names: tables.rows('clubNames'),
    };
    const countingStages = seasonStages(inputs);
    const standingsOfSeason = stagesWithStandings(inputs).map((stage) => ({
      // The row added below has a name that is no stage.
      stage: stage as string,
      stages: [stage],
    }));
    if (countingStages.length > 1) standingsOfSeason.push({ stage: overall, stages: countingStages });
    for (const { stage, stages } of standingsOfSeason) {
      const source = findStandingsSource(inputs, stages);
      for (const { season, ...row } of computeStandings(inputs, stages))
        yield { season, stage, ...row, source };
    }
  }
}
