import { existsSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { root } from '../support/root.ts';
import { runProgram } from '../support/run-program.ts';
import { service } from '../support/served.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

/** The generators: one is a workspace of the repository, the others are installed by continuous integration. */
const generated = path.join(root, 'clients/generated');
const more = path.join(generated, 'more');
const hasMore = existsSync(path.join(more, 'node_modules'));
if (!hasMore) console.warn('SKIPPED: @hey-api/openapi-ts and orval; run npm ci in clients/generated/more');

const document = path.join(root, 'dist/openapi.json');
const require = createRequire(import.meta.url);
const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc');

const folder = await folderOfFile();
await writeFile(path.join(folder, 'package.json'), '{"private":true,"type":"module"}');
await symlink(path.join(root, 'node_modules'), path.join(folder, 'node_modules'));

/** Runs a program of Node, and returns what it prints. */
const runNode = async (given: readonly string[]) =>
  (await runProgram(process.execPath, given, { cwd: folder })).stdout;

/** A use of the service by the types that `openapi-typescript` generates. */
const program = `import createClient from 'openapi-fetch';
import type { components, paths } from './schema.d.ts';

const baseUrl = \`\${process.argv[2]}/api/v1\`;
const api = createClient<paths>({ baseUrl });

const stages: components['schemas']['Stage'][] = ['semifinal', 'final'];
const { data: page, response } = await api.GET('/matches', {
  params: { query: { season: [2023, 2024], stage: stages } },
});
if (!page) throw new Error(\`status \${response.status}\`);
for (const { date, stage, home_team, home_goals, away_goals, away_team } of page.matches)
  console.log(date, stage, home_team, home_goals ?? '-', away_goals ?? '-', away_team);

const { data: tables } = await api.GET('/standings', { params: { query: { season: 2025 } } });
if (tables && 'stages' in tables)
  console.log(tables.source, tables.standings[0]?.team, tables.standings[0]?.points);

const { error } = await api.GET('/teams/{club_id}', { params: { path: { club_id: 'nobody' } } });
console.log(error?.error, error?.message);
`;

/** The generators, what each is given, and a use of what it makes, with arrays joined by commas. */
const generators = [
  {
    command: [
      path.join(generated, 'node_modules/openapi-typescript/bin/cli.js'),
      document,
      '-o',
      'schema.d.ts',
    ],
    uses: 'program.ts',
    code: program,
  },
  {
    command: [path.join(more, 'node_modules/@hey-api/openapi-ts/bin/run.js'), '-i', document, '-o', 'hey'],
    uses: 'hey.ts',
    code: `import { listMatches } from './hey/index.ts';
const { data } = await listMatches({ query: { season: [2023, 2024], status: ['FINISHED'] } });
const goals: number | null | undefined = data?.matches[0]?.home_goals;
const { data: part } = await listMatches({ query: { season: [2023], fields: ['date', 'venue'] } });
console.log(goals, part?.matches[0]?.venue);
`,
  },
  {
    command: [
      path.join(more, 'node_modules/orval/dist/bin/orval.mjs'),
      ...['--input', document, '--output', 'orval/api.ts', '--client', 'fetch'],
    ],
    uses: 'orval.ts',
    code: `import { listMatches } from './orval/api.ts';
const answer = await listMatches({ season: [2023, 2024], status: ['FINISHED'] });
if (answer.status === 200) console.log(answer.data.matches[0]?.home_goals satisfies number | null | undefined);
`,
  },
].filter(({ uses }) => hasMore || uses === 'program.ts');

beforeAll(async () => {
  await Promise.all(generators.map(({ command }) => runNode(command)));
  await Promise.all(generators.map(({ uses, code }) => writeFile(path.join(folder, uses), code)));
});

it('clients that are generated from the published document compile strictly', async () => {
  await runNode([
    ...[tsc, '--ignoreConfig', '--noEmit', '--strict', '--noUncheckedIndexedAccess', '--target', 'es2022'],
    ...['--module', 'esnext', '--moduleResolution', 'bundler', '--allowImportingTsExtensions'],
    ...['--types', 'node', ...generators.map(({ uses }) => uses)],
  ]);
});

it('a client by openapi-typescript reads the service', async () => {
  expect(await runNode(['program.ts', service])).toMatchInlineSnapshot(`
    "2023-10-14 semifinal Cavalry FC 1 2 Forge FC
    2023-10-21 semifinal Cavalry FC 2 1 Pacific FC
    2023-10-28 final Forge FC 2 1 Cavalry FC
    2024-10-27 semifinal Forge FC 0 1 Cavalry FC
    2024-11-02 semifinal Forge FC 1 0 Atlético Ottawa
    2024-11-09 final Cavalry FC 2 1 Forge FC
    official Forge FC 58
    Not Found no club nobody; no club matches 'nobody'; /teams lists them
    "
  `);
});
