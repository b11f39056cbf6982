import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { viewDefinitions } from '../../../../../build/render/downloads/sqlite.ts';

const columns = [
  'season',
  'stage',
  'date',
  'kickoff_utc',
  'match_id',
  'status',
  'home_club',
  'home_team',
  'home_goals',
].concat(['away_club', 'away_team', 'away_goals', 'winner', 'venue', 'attendance']);

it('a match counts for both clubs, each with its own goals and result', () => {
  const database = new DatabaseSync(':memory:');
  database.exec(`CREATE TABLE matches (${columns.join(', ')});${viewDefinitions}`);
  const insert = database.prepare(
    `INSERT INTO matches VALUES (${columns.map((name) => `:${name}`).join(', ')})`,
  );
  const match = (match_id: string, fields: object) =>
    insert.run({
      ...Object.fromEntries(columns.map((name) => [name, null])),
      ...{ match_id, status: 'FINISHED', date: '2024-05-01', home_club: 'a', away_club: 'b' },
      ...fields,
    });
  match('won', { home_goals: 2, away_goals: 1, winner: 'a' });
  // A shoot-out: level, with a winner.
  match('shoot-out', { home_goals: 1, away_goals: 1, winner: 'b', date: '2024-04-01' });
  match('drawn', { home_goals: 0, away_goals: 0, date: '2024-06-01' });
  match('to-play', { status: 'UPCOMING' });
  const rows = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map((row) => Object.values(row).join(' '));
  expect(rows('SELECT match_id FROM results')).toEqual(['shoot-out', 'won', 'drawn']);
  expect(
    rows(
      'SELECT club, match_id, goals_for, goals_against, won, drawn, lost FROM club_matches ORDER BY club, date',
    ),
  ).toEqual([
    'a shoot-out 1 1 0 0 1',
    'a won 2 1 1 0 0',
    'a drawn 0 0 0 1 0',
    'b shoot-out 1 1 1 0 0',
    'b won 1 2 0 0 1',
    'b drawn 0 0 0 1 0',
  ]);
  database.close();
});
