import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import fastGlob from 'fast-glob';
import { expect, inject, it } from 'vitest';
import '../support/provided.ts';
import { hasModule, python } from '../support/python.ts';
import { queryParquet } from '../support/run-example.ts';
import { root } from '../support/tables.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const dist = path.join(root, 'dist');
const readPage = (page: string) =>
  readFileSync(path.join(dist, page), 'utf8').replaceAll('https://this-service.example', inject('service'));
/** Returns the blocks of code on a page, by the language of their fence. */
const blocksOf = (page: string) =>
  [...readPage(page).matchAll(/^```(\w+)\n([\s\S]*?)\n```$/gm)].map(([, language = '', code = '']) => ({
    page,
    language,
    code,
  }));
type Block = ReturnType<typeof blocksOf>[number];

/** Recipes are run with their recorded outputs, and packages are installed first: each has a test of its own. */
const pages = fastGlob.sync(['docs.md', 'data.md', 'docs/*.md'], {
  cwd: dist,
  ignore: ['docs/recipes.md', 'docs/clients.md'],
});
const blocks = pages.sort().flatMap(blocksOf);

/** The programs that run code, by its language. */
const programs: Readonly<Record<string, readonly string[]>> = {
  sh: ['bash', '-ec'],
  js: [process.execPath, '--experimental-eventsource', '--no-warnings', '--input-type=module', '-e'],
  python: [python, '-c'],
  r: ['Rscript', '-e'],
};
const succeeds = (program: string, ...given: string[]) => spawnSync(program, given).status === 0;
/** What lines of code need, and whether it is installed. */
const needs = {
  jsonlite: succeeds('Rscript', '-e', 'library(jsonlite)'),
  'read.csv': succeeds('Rscript', '-e', 'TRUE'),
  pandas: hasModule('pandas', 'a line of /data was left out'),
  sqlite3: succeeds('sqlite3', '--version'),
  'curl ': succeeds('curl', '--version'),
};
for (const [name, isInstalled] of Object.entries(needs))
  if (!isInstalled) console.warn(`SKIPPED: lines of the documentation that need ${name}`);
const isRunnable = (line: string) =>
  Object.entries(needs).every(([name, isInstalled]) => isInstalled || !line.includes(name));

const folder = await folderOfFile();
const isStream = ({ code }: Block) => /curl -N|EventSource/.test(code);

/** Runs code with the program of its language, a stream for three seconds, and returns what it prints. */
async function run(block: Block): Promise<string> {
  const [program = '', ...given] = programs[block.language] ?? [];
  const lines = block.code.split('\n').filter(isRunnable);
  const queries = lines.flatMap((line) => /^duckdb -c "(.*)"$/.exec(line)?.[1] ?? []);
  const code = lines.filter((line) => !line.startsWith('duckdb ')).join('\n');
  const env = { ...process.env, PATH: `${path.dirname(python)}:${process.env.PATH}` };
  const options = { cwd: folder, env, maxBuffer: 10_000_000, timeout: isStream(block) ? 3000 : 0 };
  const limited = code.replace('curl -N', 'timeout 2 curl -N').replace(/(timeout .*)$/, '$1 || [ $? = 124 ]');
  const running: Promise<{ stdout: string; killed?: boolean }> = promisify(execFile)(
    program,
    [...given, limited],
    options,
  );
  const { stdout, killed = false } = await running.catch((error: { killed: boolean; stdout: string }) => {
    if (error.killed) return error;
    throw error;
  });
  // A stream in a browser goes on until it is closed.
  expect(killed, code).toBe(code.includes('EventSource'));
  const tables = queries.map((query) =>
    queryParquet(query.replace(`${inject('service')}/dumps/`, ''), folder, inject('service')),
  );
  return stdout + (await Promise.all(tables)).join('');
}

it('every page of the documentation has samples, but for its changelog', () => {
  const withCode = new Set(blocks.filter(({ language }) => language in programs).map(({ page }) => page));
  expect(pages.filter((page) => !withCode.has(page))).toEqual(['docs/changelog.md']);
});

it.for(pages)('the samples of %s run, each in its language, and print its answer', async (page) => {
  for (const block of blocksOf(page).filter(({ language }) => language in programs)) {
    const { code, language } = block;
    if (!isRunnable(code.split('\n')[0] ?? '')) continue;
    const printed = await run(block);
    // On most days there is no match around now, and a loop over none prints nothing; nor does what happens later.
    const isQuiet = page === 'docs/live.md' || code.includes('EventSource') || /curl -O /.test(code);
    if (!isQuiet) expect(printed.length, code).toBeGreaterThan(2);
    expect(printed, code).not.toMatch(/^(undefined|null|None)$/m);
    if (page !== 'docs/errors.md') expect(printed, code).not.toContain('"error":');
    if (language === 'sh' && /^curl '\S+'$/.test(code)) expect(JSON.parse(printed)).toBeTypeOf('object');
  }
  if (page === 'docs.md') expect(await readdir(folder)).toContain('soccer-data.zip');
});

it('the quick start prints what the page shows, in a terminal and in a spreadsheet', async () => {
  const [sample, shown, formula, cells] = blocksOf('docs.md') as [Block, Block, Block, Block];
  expect((await run(sample)).trimEnd().replaceAll('\r\n', '\n')).toBe(shown.code);
  const [, address = ''] = /^=IMPORTDATA\("(.*)"\)$/.exec(formula.code) ?? [];
  // What the formula reads are the cells of each line of the CSV, of which the page shows the first.
  const csv = (await (await fetch(address)).text()).replaceAll('\r\n', '\n').replaceAll(',', '\t');
  expect(cells.code.split('\n').length).toBeGreaterThan(2);
  expect(csv.startsWith(cells.code.replace('\n…', ''))).toBe(true);
});

it('the documented error, an unchanged answer and the lines of a stream are what the service answers', async () => {
  const [request, body] = blocksOf('docs/errors.md') as [Block, Block];
  expect(JSON.parse(await run(request))).toEqual(JSON.parse(body.code));
  const conditional = blocksOf('docs.md').find(({ code }) => code.includes('If-None-Match')) as Block;
  expect(await run(conditional)).toBe('304\n');
  const stream = blocksOf('docs/live-events.md').find(({ code }) => code.startsWith('retry:')) as Block;
  expect(stream.code).toMatch(/^id: \d+\ndata: \{"id":\d+,"at":.*"kind":"kick_off"/m);
  const opened = blocksOf('docs/live-events.md').find(({ code }) => code.startsWith('curl -N')) as Block;
  expect((await run(opened)).split('\n')[0]).toBe(stream.code.split('\n')[0]);
});

it('the addresses that the documentation names alone answer', async () => {
  for (const { code } of blocks.filter(({ language }) => language === 'text')) {
    if (code.split('\n').length > 1 || !code.startsWith('http')) continue;
    expect([200, 405], code).toContain((await fetch(code)).status);
  }
});
