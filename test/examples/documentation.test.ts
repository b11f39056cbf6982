import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { DuckDBInstance } from '@duckdb/node-api';
import { DomUtils, parseDocument } from 'htmlparser2';
import { describe, expect, inject, it } from 'vitest';
import { errorAnswer } from '../../src/records/status.ts';
import { builtPagesOf } from '../support/built-pages.ts';
import { pageTablesOf } from '../support/page-tables.ts';
import '../support/provided.ts';
import { hasModule, isPythonTested, python } from '../support/python.ts';
import { ours } from '../support/tables.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const { dist, readPage } = builtPagesOf(ours);
const { tableOn } = pageTablesOf(ours);

/** A sample of the documentation, with what the page shows that it prints. */
interface Sample {
  readonly label: string;
  readonly code: string;
  readonly output: string | undefined;
}

/** Returns the samples of a page, with the address of the service in place of the reader's. */
function samplesOn(file: string, service: string): Sample[] {
  const document = parseDocument(readPage(file).replaceAll(/<span class="host">.*?<\/span>/g, service));
  const blocksIn = (part: typeof document.children) =>
    DomUtils.findAll(({ name }) => name === 'pre', part).map((block) => DomUtils.textContent(block));
  const [tabs] = DomUtils.findAll(({ attribs }) => attribs.class === 'tabs', document.children);
  const contents = (tabs?.children ?? []).filter((part) => 'name' in part && part.name === 'div');
  return contents.map((tab) => {
    const [code = '', output] = blocksIn([tab]);
    return { label: tab.prev ? DomUtils.textContent(tab.prev) : '', code, output };
  });
}

const canRun = (program: string, ...given: string[]) => spawnSync(program, given).status === 0;
const programs: Readonly<Record<string, boolean>> = {
  curl: canRun('curl', '--version'),
  Python: isPythonTested,
  R: canRun('Rscript', '--version'),
  SQLite: canRun('sqlite3', '--version') && canRun('curl', '--version'),
  pandas: hasModule('pandas', 'the sample of /data for it is not run'),
};
for (const [label, isFound] of Object.entries(programs))
  if (!isFound) console.warn(`SKIPPED: the program of the sample for ${label} is not installed`);

const folder = await folderOfFile();

/** Runs a sample with the program of its label, and returns what it prints. */
async function run({ label, code }: Sample): Promise<string> {
  const started = async (program: string, ...given: string[]) =>
    (await promisify(execFile)(program, given, { cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } }))
      .stdout;
  switch (label) {
    case 'JavaScript':
      return started(process.execPath, '--input-type=module', '--eval', code);
    case 'Python':
    case 'pandas':
      return started(python, '-c', code);
    case 'R':
      await writeFile(path.join(folder, 'sample.R'), code);
      return started('Rscript', 'sample.R');
    case 'DuckDB':
      return queryLocally(code);
    case 'Spreadsheet': {
      // What the formula reads: the cells of each line of the CSV.
      const [, address = ''] = /^=IMPORTDATA\("(.*)"\)$/.exec(code) ?? [];
      return (await (await fetch(address)).text()).replaceAll(',', '\t');
    }
    default:
      return started('bash', '-c', code);
  }
}

/** Runs a query over the published file itself: DuckDB reads addresses with an extension that it would download. */
async function queryLocally(code: string): Promise<string> {
  const connection = await (await DuckDBInstance.create()).connect();
  try {
    const result = await connection.runAndReadAll(code.replace(inject('service'), dist));
    return result
      .getRows()
      .map((row) => row.join(' '))
      .join('\n');
  } finally {
    connection.closeSync();
  }
}

const labelsOn = (file: string) =>
  samplesOn(file, '')
    .map(({ label }) => label)
    .filter((label) => programs[label] !== false);

const sampleOn = (file: string, wanted: string): Sample => {
  const found = samplesOn(file, inject('service')).find(({ label }) => label === wanted);
  if (!found) throw new Error(`${file} has no sample for ${wanted}`);
  return found;
};

it.for(labelsOn('docs.html'))('the quick start prints in %s what the page shows', async (label) => {
  const sample = sampleOn('docs.html', label);
  // RFC 4180 ends the lines of CSV by CRLF.
  const printed = (await run(sample)).trimEnd().replaceAll('\r\n', '\n');
  // The page shows the first lines of what a spreadsheet imports.
  const shown = sample.output?.replace('\n…', '') ?? '';
  expect(shown.split('\n').length).toBeGreaterThan(2);
  expect(label === 'Spreadsheet' ? printed.slice(0, shown.length) : printed).toBe(shown);
});

it('the quick start has a sample for each of five programs', () => {
  expect(samplesOn('docs.html', '').map(({ label }) => label)).toEqual([
    'curl',
    'JavaScript',
    'Python',
    'R',
    'Spreadsheet',
  ]);
});

describe('the recipes of the downloads', () => {
  const shown = tableOn({ file: 'data.html' }, 'What it prints').rows.map(({ texts }) =>
    Object.values(texts).join(' '),
  );

  it.for(labelsOn('data.html'))('print in %s the rows that the page shows', async (label) => {
    const printed = await run(sampleOn('data.html', label));
    const lines = printed
      .trim()
      .split('\n')
      .map((line) => line.trim().replaceAll(/[\s|]+/g, ' '));
    expect(shown).toHaveLength(3);
    expect(lines.slice(-shown.length)).toEqual(shown);
  });
});

it.runIf(programs.curl)(
  'the documented lines about caching print status 304 for an unchanged answer',
  async () => {
    const page = parseDocument(
      readPage('docs.html').replaceAll(/<span class="host">.*?<\/span>/g, inject('service')),
    );
    const block = DomUtils.findAll(({ name }) => name === 'pre', page.children)
      .map((one) => DomUtils.textContent(one))
      .find((code) => code.includes('If-None-Match'));
    expect(await run({ label: 'shell', code: block ?? '', output: undefined })).toBe('304\n');
  },
);

describe.runIf(programs.curl)('the documented errors', () => {
  const page = readPage('docs/errors.html').replaceAll(/<span class="host">.*?<\/span>/g, inject('service'));
  const examples = page
    .split(/(?=<h2 id=")/)
    .slice(1)
    .map((section) => {
      const [request = '', body = ''] = DomUtils.findAll(
        ({ name }) => name === 'pre',
        parseDocument(section).children,
      ).map((block) => DomUtils.textContent(block));
      return { code: /<h2 id="(\w+)"/.exec(section)?.[1] ?? '', request, body };
    });

  it('are all that there are', () => {
    const codes = examples.map(({ code }) => code);
    expect(codes.toSorted()).toEqual(errorAnswer.shape.code.options.toSorted());
    for (const { code, body } of examples) expect(JSON.parse(body).code).toBe(code);
  });

  const unreachable = ['invalid_request', 'rate_limited', 'internal_error'];
  it.for(examples.filter(({ code }) => !unreachable.includes(code)))(
    'are what the service answers: $code',
    async ({ request, body }) => {
      const answer = await run({ label: 'shell', code: request, output: undefined });
      expect(JSON.parse(answer)).toEqual(JSON.parse(body));
    },
  );
});
