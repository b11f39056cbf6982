import * as z from 'zod/mini';
import { findStandingsSource } from '../../../src/derive/agreement.ts';
import { hasResult, isPlayedBy } from '../../../src/derive/matches.ts';
import {
  computeStandings,
  placesInStandings,
  seasonStages,
  stagesWithStandings,
  standingsInputs,
} from '../../../src/derive/standings.ts';
import { clubId, day, positive, source, text } from '../../../src/records/fields.ts';
import {
  type PublishedFile,
  publishedTables,
  type TableName,
  type Tables,
} from '../../../src/records/published.ts';
import { described, orNull } from '../../../src/records/schema.ts';
import { standing } from '../../../src/records/standing.ts';
import { type TableSchema, tableSchemas } from '../../../src/records/table-schemas.ts';
import { headToHeadSums, sumsAgainst } from '../../../src/resources/head-to-head.ts';
import { weeksOf } from '../../../src/site/lookups/weeks.ts';

/** A table that exists as a download only, derived from published tables. */
export interface DerivedTable extends TableSchema {
  /** Its path below /dumps/, without extension. */
  readonly file: string;
  records(tables: Tables): readonly object[];
}

/** Returns a published table with what documents say of it. */
export function documentedTable(name: TableName): PublishedFile & TableSchema {
  return { ...publishedTables[name], ...tableSchemas[name] };
}

const { season, ...row } = standing.shape;

/** The name of the standings of a season in which several stages count together. */
const overall = 'overall';
const stageOfTable = described(z.string(), `The stage, or ${overall} for several stages together`);

/** The standings of every season and stage, those of the current season too, as /standings answers them. */
export const leagueTables: DerivedTable = {
  file: 'standings',
  description: 'All league tables with form, movement and qualification, the current season included',
  key: ['season', 'stage', 'club'],
  row: z.object({
    season,
    stage: stageOfTable,
    ...row,
    source,
  }),
  records: (tables) => [...standingsIn(tables)],
};

/** Yields each standings of every season: those of each stage, and of several together, with their stages. */
function* allStandings(tables: Tables) {
  for (const { season } of tables.rows('seasons')) {
    const inputs = standingsInputs(tables, season);
    const countingStages = seasonStages(inputs);
    for (const stage of stagesWithStandings(inputs)) yield { inputs, stage, stages: [stage] };
    if (countingStages.length > 1) yield { inputs, stage: overall, stages: countingStages };
  }
}

function* standingsIn(tables: Tables) {
  for (const { inputs, stage, stages } of allStandings(tables)) {
    const source = findStandingsSource(inputs, stages);
    for (const { season, ...row } of computeStandings(inputs, stages))
      yield { season, stage, ...row, source };
  }
}

const { position, team, club, played, wins, draws, losses } = row;
const { goals_for, goals_against, goal_difference, points } = row;

/** The standings of every season and stage at the end of each week, as /standings answers them for its last day. */
export const standingsByWeek: DerivedTable = {
  file: 'standings-by-week',
  description: 'The league tables at the end of each week with results, for charts of places and points',
  key: ['season', 'stage', 'week', 'club'],
  row: z.object({
    season,
    stage: stageOfTable,
    week: described(positive, 'The week of the season, from Monday, numbered as on its pages'),
    date: described(day, 'The last day of the week with a result that counts'),
    position,
    team,
    club,
    played,
    wins,
    draws,
    losses,
    goals_for,
    goals_against,
    goal_difference,
    points,
  }),
  records: (tables) => [...weeklyStandingsIn(tables)],
};

function* weeklyStandingsIn(tables: Tables) {
  for (const { inputs, stage, stages } of allStandings(tables)) {
    const { season } = inputs;
    for (const { number: week, matches } of weeksOf(tables, season)) {
      const counted = matches.filter(
        (match) => hasResult(match) && stages.some((name) => name === match.stage),
      );
      const date = counted.at(-1)?.date;
      if (date === undefined) continue;
      for (const { points_deducted, ...row } of placesInStandings(inputs, stages, { until: date }))
        yield { season, stage, week, date, ...row };
    }
  }
}

const reepTypes = { club: 'team', player: 'player', league: 'competition' } as const;

/** The certain ids in the columns that withqwerty/reep, a public register of ids, takes from others. */
export const reepIds: DerivedTable = {
  file: 'reep',
  description: 'Certain ids of other registers in the columns that the register withqwerty/reep takes',
  key: ['type', 'provider', 'external_id'],
  row: z.object({
    provider: described(text, 'The register'),
    external_id: described(text, 'The id at the register'),
    name: described(text, 'The name of the club, player or league'),
    date_of_birth: orNull(day, 'The day of birth of a player', 'the service knows the year at most'),
    transfermarkt_id: orNull(text, 'Its id at Transfermarkt', 'none is known'),
    reep_id: orNull(text, 'Its id in the register', 'none is known'),
    type: described(z.enum(['team', 'player', 'competition']), 'What the id is of'),
    nationality: orNull(text, 'The nationality of a player', 'not known, or no player'),
  }),
  records(tables) {
    const clubs = new Map(
      tables.rows('teams').map(({ club_id, name }) => [club_id, { name, nationality: null }]),
    );
    const players = new Map(
      tables
        .rows('careers')
        .map(({ player_id, name, full_name, nationality }) => [
          player_id,
          { name: full_name ?? name, nationality },
        ]),
    );
    const league = { name: tables.league.name, nationality: null };
    const certain = tables.rows('ids').filter(({ confidence }) => confidence === 'certain');
    return certain.flatMap(({ entity, id, provider, provider_id }) => {
      const thing = { club: clubs.get(id), player: players.get(id), league }[
        entity as keyof typeof reepTypes
      ];
      if (!thing || provider === 'reep') return [];
      const idOf = (other: string) =>
        certain.find((row) => row.entity === entity && row.id === id && row.provider === other)
          ?.provider_id ?? null;
      return {
        provider,
        external_id: provider_id,
        name: thing.name,
        date_of_birth: null,
        transfermarkt_id: idOf('transfermarkt'),
        reep_id: idOf('reep'),
        type: reepTypes[entity as keyof typeof reepTypes],
        nationality: thing.nationality,
      };
    });
  },
};

/** The sums of every two clubs that have met, from the side of each, as /head-to-head answers them. */
export const headToHead: DerivedTable = {
  file: 'head-to-head',
  description:
    'Results of every club against every other, over all seasons: overall, at home, away and at neutral venues',
  key: ['club', 'opponent'],
  row: z.object({
    club: described(clubId, 'The club whose results the sums are'),
    opponent: described(clubId, 'The other club, by its club_id'),
    overall: headToHeadSums,
    home: headToHeadSums,
    away: headToHeadSums,
    neutral: headToHeadSums,
  }),
  records: (tables) => [...meetingsIn(tables)],
};

function* meetingsIn(tables: Tables) {
  const clubs = tables.rows('teams').map(({ club_id }) => club_id);
  for (const club of clubs) {
    const clubMatches = tables.rows('matches').filter((match) => isPlayedBy(match, club));
    for (const opponent of clubs) {
      const matches = clubMatches.filter((match) => isPlayedBy(match, opponent));
      if (club !== opponent && matches.length > 0)
        yield { club, opponent, ...sumsAgainst(tables.league, matches, club) };
    }
  }
}

/** The tables that no answer is computed from. */
export const derivedTables: readonly DerivedTable[] = [leagueTables, standingsByWeek, headToHead, reepIds];
