import * as z from 'zod/mini';
import {
  matchRecords,
  type RecordSelection,
  type RunRecord,
  recordMatches,
  recordRuns,
  runRecords,
} from '../derive/record-book.ts';
import { hintOf } from '../query/hint.ts';
import { maxLimit } from '../query/page.ts';
import { anyOf, integer, optionalFlag } from '../query/parameter-kinds.ts';
import { type Filter, filtersOf } from '../query/rows.ts';
import { readingsOf } from '../query/selector.ts';
import { common } from '../query/shared-parameters.ts';
import { idMatcher } from '../query/text-matching.ts';
import { clubId, count, day, hint, positive, seasonYear, text } from '../records/fields.ts';
import { scorerFields } from '../records/goal.ts';
import { match } from '../records/match.ts';
import type { Tables } from '../records/published.ts';
import { arrayOf, described, enumeration, objectSchema, orNull } from '../records/schema.ts';
import { namesOf } from '../records/season-rules.ts';
import { nullRow, rowOf } from '../records/typed.ts';
import { rowsIn } from './format.ts';
import { lifetimes } from './lifetimes.ts';
import { envelopeSource, sourceOf } from './provenance.ts';
import { defineResource } from './resource.ts';

const kinds = [...matchRecords, ...runRecords] as const;
const kind = enumeration(
  'RecordKind',
  'What it is a record of: matches by goals, comeback, last goal and crowd, or runs of results',
  kinds,
);

const { match_id, date, home_team, away_team, home_club, away_club, home_goals, away_goals, attendance } =
  match.shape;
const ofRun = 'a record of a run';
const ofMatch = 'a record of a match';

const row = objectSchema('RecordRow', 'A record of all seasons', {
  kind,
  place: described(positive, 'The place among those of the kind'),
  season: orNull(seasonYear, 'Its season', 'a run of several seasons'),
  match_id: orNull(match_id, 'The match', ofRun),
  date: orNull(date, 'Its day', ofRun),
  home_team: orNull(home_team, 'The home club', ofRun),
  away_team: orNull(away_team, 'The away club', ofRun),
  home_club: orNull(home_club, 'The club_id of the home club', ofRun),
  away_club: orNull(away_club, 'The club_id of the away club', ofRun),
  home_goals: orNull(home_goals, 'Its goals', ofRun),
  away_goals: orNull(away_goals, 'Its goals', ofRun),
  attendance,
  minute: orNull(
    scorerFields.minute.def.innerType,
    'The minute of the goal that won the match',
    `${ofRun}, or 90 minutes did not decide it, or the minutes do not tell`,
  ),
  added_minute: orNull(
    scorerFields.added_minute.def.innerType,
    'The minute of added time of that goal',
    'it was not scored in added time, or minute is null',
  ),
  deficit: orNull(
    count,
    'The most goals by which the winner was behind, 0 if never',
    `${ofRun}, or of a draw, or that is not known`,
  ),
  club: orNull(clubId, 'The club of the run', ofMatch),
  team: orNull(text, 'Its name now, or its last', ofMatch),
  from: orNull(day, 'The day of the first match of the run', ofMatch),
  to: orNull(day, 'The day of the last match of the run', ofMatch),
  matches: orNull(count, 'The matches of the run', ofMatch),
  active: orNull(
    z.boolean(),
    'Whether the run goes on: its last match is the latest of its club, which plays in the league',
    ofMatch,
  ),
});

type RecordRow = z.infer<typeof row>;

const isOfRuns = (kind: RecordRow['kind']): kind is RunRecord => runRecords.some((name) => name === kind);

/** Returns the rows of a kind, of matches or runs: what a row has of each, and null for the rest. */
function rowsOf(tables: Tables, kind: RecordRow['kind'], selection: RecordSelection): RecordRow[] {
  // A match is no run, so it neither goes on nor has ended.
  const matches =
    isOfRuns(kind) || selection.active !== undefined ? [] : recordMatches(tables, kind, selection);
  const runs = isOfRuns(kind) ? recordRuns(tables, kind, selection) : [];
  const names = tables.rows('clubNames');
  const records: Partial<RecordRow>[] = [
    ...matches,
    ...runs.map((run) => ({ ...run, team: `${namesOf(names, run.club).at(-1)?.name}` })),
  ];
  return records.map((fields, index) => rowOf(row, { ...nullRow(row), ...fields, kind, place: index + 1 }));
}

/** Returns a filter of the records of clubs. */
function byClub(clubs: string): Filter<RecordRow> {
  const isOne = idMatcher(clubs);
  return ({ club, home_club, away_club }) =>
    [club, home_club, away_club].some((id) => id !== null && isOne(id));
}

export const records = defineResource({
  name: 'records',
  path: '/records',
  tag: 'Matches',
  summary: 'Records of all seasons: wins, goals, crowds and runs',
  description:
    'The matches and runs that stand out over all seasons{play-offs: , play-offs included}: what the ' +
    'page of records shows. A run is the longest of its club, or its run that goes on with active=true. A season has its ' +
    'own records and runs. With a team, wins and comebacks are those of the team.',
  parameters: {
    kind: anyOf({
      description: 'The kind, or several joined by commas',
      example: 'wins',
      values: kinds,
    }),
    ...common('season', 'team'),
    active: optionalFlag('Only runs that go on; false: only those that have ended'),
    limit: integer({
      description: 'The maximum number of records of a kind',
      example: '3',
      min: 1,
      max: maxLimit,
      defaultValue: 10,
    }),
  },
  responseSchema: objectSchema('RecordList', 'Records of all seasons', {
    count: described(count, 'Records in this answer'),
    records: arrayOf(row, 'The records of this answer'),
    source: envelopeSource,
    hint,
  }),
  lifetime: lifetimes.hour,
  livePolicy: { tables: ['matches', 'goals'], lifetime: lifetimes.current },
  examples: ['kind=wins&limit=3', 'kind=unbeaten&active=true'],
  rows: [rowsIn('records', row, { ties: ['kind', 'place'] })],
  tablesNeeded: () => readingsOf(['clubNames', 'teams', 'seasons', 'matches', 'goals']),
  answer(tables, { limit: length, ...query }, { liveSource }) {
    const { kind = kinds, season: seasons, team, active } = query;
    const selection = { length, seasons, hasClub: team === undefined ? undefined : idMatcher(team), active };
    const rows = kind.flatMap((name) => rowsOf(tables, name, selection));
    return {
      count: rows.length,
      records: rows,
      source: sourceOf(tables, 'matches', seasons, liveSource),
      hint: hintOf(tables.index, {
        name: 'records',
        table: 'matches',
        query,
        count: rows.length,
        select: () => ({
          rows: kinds.flatMap((name) => rowsOf(tables, name, { length: maxLimit })),
          filters: filtersOf(query, row.shape, { team: byClub }),
        }),
      }),
    };
  },
  *prerenderedQueries() {
    yield {};
  },
});
