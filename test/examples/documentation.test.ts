import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { expect, it } from 'vitest';
import { hasModule, python } from '../support/python.ts';
import { queryParquet } from '../support/run-example.ts';
import { bash, runProgram } from '../support/run-program.ts';
import { service } from '../support/served.ts';
import { root } from '../support/tables.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const dist = path.join(root, 'dist');
const readPage = (page: string) =>
  readFileSync(path.join(dist, page), 'utf8').replaceAll('https://this-service.example', service);
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

/** A language of code: its program, code that runs a sample by itself, and code that prints a line. JSON's strings are of each. */
interface Language {
  readonly command: readonly [string, ...string[]];
  alone?(code: string): string;
  print?(line: string): string;
}
const languages: Readonly<Record<string, Language>> = {
  sh: { command: bash },
  js: {
    command: [process.execPath, '--experimental-eventsource', '--no-warnings', '--input-type=module', '-e'],
    alone: (code) => `await import(${JSON.stringify(`data:text/javascript,${encodeURIComponent(code)}`)})`,
    print: (line) => `console.log(${JSON.stringify(line)})`,
  },
  python: {
    command: [python, '-c'],
    alone: (code) => `exec(${JSON.stringify(code)}, {})`,
    print: (line) => `print(${JSON.stringify(line)})`,
  },
  r: {
    command: ['Rscript', '-e'],
    alone: (code) =>
      `source(exprs = parse(text = ${JSON.stringify(code)}), local = new.env(), print.eval = TRUE)`,
    print: (line) => `cat(${JSON.stringify(`${line}\n`)})`,
  },
};
const succeeds = (program: string, ...given: string[]) => spawnSync(program, given).status === 0;
/** What lines of code need, and whether it is installed. */
const needs = {
  jsonlite: succeeds('Rscript', '-e', 'find.package("jsonlite")'),
  'read.csv': succeeds('Rscript', '-e', 'TRUE'),
  read_csv: succeeds('Rscript', '-e', 'find.package("readr")'),
  pandas: hasModule('pandas', 'a line of /data was left out'),
  sqlite3: succeeds('sqlite3', '--version'),
  'curl ': succeeds('curl', '--version'),
};
for (const [name, isInstalled] of Object.entries(needs))
  if (!isInstalled) console.warn(`SKIPPED: lines of the documentation that need ${name}`);
const isRunnable = (line: string) =>
  Object.entries(needs).every(([name, isInstalled]) => isInstalled || !line.includes(name));

const folder = await folderOfFile();

/** Runs code with the program of its language, and returns what it prints. */
async function execute(language: string, code: string): Promise<string> {
  const [program = '', ...given] = languages[language]?.command ?? [];
  const env = { ...process.env, PATH: `${path.dirname(python)}:${process.env.PATH}` };
  const options = { cwd: folder, env, maxBuffer: 10_000_000 };
  return (await runProgram(program, [...given, code], options)).stdout;
}

/** Runs lines of a terminal, a stream until its first line, and returns what they print. */
async function runLines(code: string): Promise<string> {
  const lines = code.split('\n').filter(isRunnable);
  const queries = lines.flatMap((line) => /^duckdb -c "(.*)"$/.exec(line)?.[1] ?? []);
  const others = lines.filter((line) => !line.startsWith('duckdb ')).join('\n');
  const ended = others.replace(/^curl -N .*$/m, 'head -n 1 < <($& 2>/dev/null)');
  const tables = queries.map((query) =>
    queryParquet(query.replace(`${service}/dumps/`, ''), folder, service),
  );
  return (await execute('sh', ended)) + (await Promise.all(tables)).join('');
}

/** Runs all samples in a language in one process, which starts once; returns what each prints, by its code. */
async function runAll(name: string, { alone, print }: Language): Promise<(readonly [string, string])[]> {
  const codes = blocks.flatMap(({ language, code }) =>
    language === name && isRunnable(code) && !code.includes('EventSource') ? [code] : [],
  );
  if (!alone || !print || codes.length === 0) return [];
  const separator = '~ end of a sample ~';
  const printed = await execute(name, codes.flatMap((code) => [alone(code), print(separator)]).join('\n'));
  const texts = printed.split(`${separator}\n`);
  return codes.map((code, index) => [code, texts[index] ?? '']);
}
const outputs = Promise.all(Object.entries(languages).map(([name, language]) => runAll(name, language)));

/** Returns what a sample prints; undefined where its program is not installed. */
async function outputOf({ language, code }: Block): Promise<string | undefined> {
  if (language === 'sh') return needs['curl '] ? runLines(code) : undefined;
  // A stream in a browser goes on until it is closed.
  if (code.includes('EventSource'))
    return execute(language, `${code}\nevents.addEventListener('open', () => process.exit());`);
  return new Map((await outputs).flat()).get(code);
}

it('every page of the documentation has samples, but for its changelog', () => {
  const withCode = new Set(blocks.filter(({ language }) => language in languages).map(({ page }) => page));
  expect(pages.filter((page) => !withCode.has(page))).toEqual(['docs/changelog.md']);
});

it.for(pages)(
  'the samples of %s run, each in its language, and print its answer',
  { concurrent: true },
  async (page) => {
    for (const block of blocksOf(page).filter(({ language }) => language in languages)) {
      const { code, language } = block;
      const printed = await outputOf(block);
      if (printed === undefined) continue;
      // On most days there is no match around now, and a loop over none prints nothing; nor does what happens later.
      const isQuiet = page === 'docs/live.md' || code.includes('EventSource') || /curl -O /.test(code);
      if (!isQuiet) expect(printed.length, code).toBeGreaterThan(2);
      expect(printed, code).not.toMatch(/^(undefined|null|None)$/m);
      if (page !== 'docs/errors.md') expect(printed, code).not.toContain('"error":');
      if (language === 'sh' && /^curl '\S+'$/.test(code)) expect(JSON.parse(printed)).toBeTypeOf('object');
    }
    if (page === 'docs.md') expect(await readdir(folder)).toContain('soccer-data.zip');
  },
);

it('the quick start prints what the page shows, in a terminal and in a spreadsheet', async () => {
  const [sample, shown, formula, cells] = blocksOf('docs.md') as [Block, Block, Block, Block];
  expect((await runLines(sample.code)).trimEnd().replaceAll('\r\n', '\n')).toBe(shown.code);
  const [, address = ''] = /^=IMPORTDATA\("(.*)"\)$/.exec(formula.code) ?? [];
  // What the formula reads are the cells of each line of the CSV, of which the page shows the first.
  const csv = (await (await fetch(address)).text()).replaceAll('\r\n', '\n').replaceAll(',', '\t');
  expect(cells.code.split('\n').length).toBeGreaterThan(2);
  expect(csv.startsWith(cells.code.replace('\n…', ''))).toBe(true);
});

it('the documented error, an unchanged answer and the lines of a stream are answered', async () => {
  const [request, body] = blocksOf('docs/errors.md') as [Block, Block];
  expect(JSON.parse(await runLines(request.code))).toEqual(JSON.parse(body.code));
  const conditional = blocksOf('docs.md').find(({ code }) => code.includes('If-None-Match')) as Block;
  expect(await runLines(conditional.code)).toBe('304\n');
  const stream = blocksOf('docs/live-events.md').find(({ code }) => code.startsWith('retry:')) as Block;
  expect(stream.code).toMatch(/^id: \d+\ndata: \{"id":\d+,"at":.*"kind":"kick_off"/m);
  const opened = blocksOf('docs/live-events.md').find(({ code }) => code.startsWith('curl -N')) as Block;
  expect((await runLines(opened.code)).split('\n')[0]).toBe(stream.code.split('\n')[0]);
});

it('the addresses that the documentation names alone answer', async () => {
  for (const { code } of blocks.filter(({ language }) => language === 'text')) {
    if (code.split('\n').length > 1 || !code.startsWith('http')) continue;
    expect([200, 405], code).toContain((await fetch(code)).status);
  }
});
