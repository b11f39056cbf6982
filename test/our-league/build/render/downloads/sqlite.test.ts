import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { downloadsOf } from '../../../../support/downloads.ts';
import { ours } from '../../../../support/tables.ts';

const { downloadFolder } = downloadsOf(ours);

const folder = downloadFolder((name) => name.endsWith('.sqlite'));

it('the views of the database answer questions about the record', () => {
  const database = new DatabaseSync(path.join(folder(), 'soccer-data.sqlite'), { readOnly: true });
  const get = (sql: string) => database.prepare(sql).get() as Record<string, unknown>;
  expect(get('SELECT count(*) AS n FROM results WHERE season <= 2025')).toEqual({ n: 718 });
  const table2025 = "FROM club_matches WHERE season = 2025 AND stage = 'regular' AND club = 'forge-fc'";
  expect(get(`SELECT sum(won) AS n ${table2025}`)).toEqual({ n: 16 });
  expect(get(`SELECT round(avg(won), 3) AS n ${table2025}`)).toEqual({ n: 0.571 });
  database.close();
});
