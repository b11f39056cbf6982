import type * as z from 'zod/mini';
import { matchRecords, recordBook, runRecords } from '../derive/record-book.ts';
import { hintOf } from '../query/hint.ts';
import { maxLimit } from '../query/page.ts';
import { anyOf, integer } from '../query/parameter-kinds.ts';
import { filterRows, isOneOf } from '../query/rows.ts';
import { readingsOf } from '../query/selector.ts';
import { clubId, count, day, hint, positive, text } from '../records/fields.ts';
import { match } from '../records/match.ts';
import { arrayOf, described, enumeration, objectSchema, orNull } from '../records/schema.ts';
import { namesOf } from '../records/season-rules.ts';
import { nullRow, rowOf } from '../records/typed.ts';
import { envelopeSource, sourceOf } from './envelope-source.ts';
import { rowsIn } from './format.ts';
import { lifetimes } from './lifetimes.ts';
import { defineResource } from './resource.ts';

const kinds = [...matchRecords, ...runRecords] as const;
const kind = enumeration(
  'RecordKind',
  'What it is a record of: matches by goals, comeback, last goal and crowd, runs without defeat or of wins',
  kinds,
);

const { match_id, date, home_team, away_team, home_goals, away_goals, attendance } = match.shape;
const ofRun = 'a record of a run';
const ofMatch = 'a record of a match';

const row = objectSchema('RecordRow', 'A record of all seasons', {
  kind,
  place: described(positive, 'The place among those of the kind'),
  match_id: orNull(match_id, 'The match', ofRun),
  date: orNull(date, 'Its day', ofRun),
  home_team: orNull(home_team, 'The home club', ofRun),
  away_team: orNull(away_team, 'The away club', ofRun),
  home_goals: orNull(home_goals, 'Its goals', ofRun),
  away_goals: orNull(away_goals, 'Its goals', ofRun),
  attendance,
  club: orNull(clubId, 'The club of the run', ofMatch),
  team: orNull(text, 'Its name now, or its last', ofMatch),
  from: orNull(day, 'The day of the first match of the run', ofMatch),
  to: orNull(day, 'The day of the last match of the run', ofMatch),
  matches: orNull(count, 'The matches of the run', ofMatch),
});

type RecordRow = z.infer<typeof row>;

/** Returns the rows of a kind, of matches or runs: what a row has of each, and null for the rest. */
function rowsOf(kind: RecordRow['kind'], records: readonly Partial<RecordRow>[]): RecordRow[] {
  return records.map((fields, index) => rowOf(row, { ...nullRow(row), ...fields, kind, place: index + 1 }));
}

export const records = defineResource({
  name: 'records',
  path: '/records',
  tag: 'Matches',
  summary: 'Records of all seasons: wins, goals, crowds and runs',
  description:
    'The matches and runs that stand out over all seasons{play-offs: , play-offs included}: what the ' +
    'page of records shows. A run is the longest of its club.',
  parameters: {
    kind: anyOf({
      description: 'The kind, or several joined by commas',
      example: 'wins',
      values: kinds,
    }),
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
  examples: ['kind=wins&limit=3'],
  rows: [rowsIn('records', row, { ties: ['kind', 'place'] })],
  tablesNeeded: () => readingsOf(['clubNames', 'teams', 'seasons', 'matches', 'goals']),
  answer(tables, { kind, limit }, { liveSource }) {
    const book = recordBook(tables, limit);
    const names = tables.rows('clubNames');
    const all = [
      ...matchRecords.flatMap((name) => rowsOf(name, book.matches[name])),
      ...runRecords.flatMap((name) =>
        rowsOf(
          name,
          book.runs[name].map((run) => ({ ...run, team: `${namesOf(names, run.club).at(-1)?.name}` })),
        ),
      ),
    ];
    const filters = { kind: isOneOf('kind', kind) };
    const rows = filterRows(all, filters);
    const count = rows.length;
    return {
      count,
      records: rows,
      source: sourceOf(tables, 'matches', undefined, liveSource),
      hint: hintOf(tables.index, {
        name: 'records',
        table: 'matches',
        query: { kind },
        count,
        select: () => ({ rows: all, filters }),
      }),
    };
  },
  *prerenderedQueries() {
    yield {};
  },
});
