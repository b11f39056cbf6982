import { execFile } from 'node:child_process';
import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serve } from '../../scripts/serve.ts';
import { copyInputs } from '../support/copy-inputs.ts';
import { root } from '../support/root.ts';

/** A new endpoint as a contributor writes it; the other half is a line in `index.ts`. */
const resource = `import { paging, seasons } from '../query/common.ts';
import { publishedTables } from '../records/published.ts';
import { lifetimes } from './lifetimes.ts';
import { defineList, seasonsAndAll } from './list.ts';

export const finalTables = defineList({
  name: 'final-tables',
  path: '/final-tables',
  tag: 'Matches',
  summary: 'Tables as published by the league',
  description: 'The rows of every published table.',
  parameters: { season: seasons, ...paging },
  lifetime: lifetimes.day,
  examples: ['season=2001'],
  table: 'standings',
  collection: 'rows',
  row: publishedTables.standings.row.meta({ id: 'FinalTableRow', description: 'A row of a table' }),
  rowsDescription: 'The rows of this page',
  sortedBy: { ties: ['season', 'stage', 'position'] },
  page: { id: 'FinalTablePage', description: 'A page of tables' },
  filters: () => [],
  *selections(tables) {
    for (const { season } of seasonsAndAll(tables)) yield { season };
  },
});
`;

/** The code to which it is added: with the data of a small league, which is built in a second. */
const code = [
  'src',
  'build',
  'scripts',
  'clients/typescript',
  'package.json',
  'package-lock.json',
  'wrangler.jsonc',
];

const copy = path.join(root, 'dist.new-endpoint');
const read = (name: string) => readFile(path.join(copy, name), 'utf8');
let served: Served;

beforeAll(async () => {
  await rm(copy, { recursive: true, force: true });
  for (const name of code) await cp(path.join(root, name), path.join(copy, name), { recursive: true });
  await copyInputs(copy, path.join(root, 'test/fixtures/second-league'));
  for (const name of ['node_modules', 'clients/generated'])
    await symlink(path.join(root, name), path.join(copy, name));
  await writeFile(path.join(copy, 'src/resources/final-tables.ts'), resource);
  const index = await read('src/resources/index.ts');
  const changed = `import { finalTables } from './final-tables.ts';\n${index.replace('  standings,\n', '  standings,\n  finalTables,\n')}`;
  await writeFile(path.join(copy, 'src/resources/index.ts'), changed);
  await promisify(execFile)(process.execPath, ['scripts/build.ts'], { cwd: copy });
  served = await serve(copy, 0);
});

afterAll(async () => {
  await served.stop();
  await rm(copy, { recursive: true, force: true });
});

describe('an endpoint that is a file in src/resources/ and a line in its index', () => {
  it('is served, as JSON and as CSV', async () => {
    const answer = await fetch(new URL('/api/v1/final-tables?season=2001&limit=3', served.url));
    expect(await answer.json()).toMatchObject({ total: 8, count: 3, rows: [{ season: 2001 }, {}, {}] });
    const csv = await fetch(new URL('/api/v1/final-tables?season=2001&format=csv', served.url));
    expect((await csv.text()).trim().split('\r\n')).toHaveLength(9);
  });

  it('is prerendered', async () => {
    const file = '/data/v1/final-tables/season/2001.json';
    expect(JSON.parse(await read(`dist${file}`))).toMatchObject({ total: 8 });
    const answer = await fetch(new URL('/api/v1/final-tables?season=2001', served.url));
    expect(answer.headers.get('Content-Location')).toBe(file);
    expect(await read('dist/_headers')).toContain('\n/data/v1/final-tables/*\n');
  });

  it('is documented in OpenAPI, in the API index and on a page', async () => {
    const { paths } = JSON.parse(await read('dist/openapi.json'));
    expect(paths['/final-tables'].get).toMatchObject({ operationId: 'listFinalTables', tags: ['Matches'] });
    const { endpoints } = JSON.parse(await read('dist/data/v1/discovery.json'));
    expect(endpoints).toContainEqual(expect.objectContaining({ path: '/api/v1/final-tables' }));
    expect(await read('dist/docs/final-tables.html')).toContain('Tables as published by the league');
  });

  it('is in the types of the client', async () => {
    await promisify(execFile)(process.execPath, ['scripts/run.ts', 'write-types'], { cwd: copy });
    const types = await read('clients/typescript/src/generated/api.ts');
    expect(types).toContain('finalTables: Call<FinalTablesQuery, FinalTablePage, FinalTableRow>;');
    expect(types).toContain('export type FinalTablePage =');
  });
});
