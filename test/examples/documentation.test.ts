import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import { DomUtils, parseDocument } from 'htmlparser2';
import { expect, inject, it } from 'vitest';
import { builtPagesOf } from '../support/built-pages.ts';
import '../support/provided.ts';
import { ours, resources } from '../support/tables.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const { readPage } = builtPagesOf(ours);

/** A sample of the documentation, with what the page shows that it prints. */
interface Sample {
  readonly label: string;
  readonly code: string;
  readonly output: string | undefined;
}

/** Returns the samples of a page, with the address of the service in place of the reader's. */
function samplesOn(file: string, service: string, name = 'quick-start'): Sample[] {
  const document = parseDocument(readPage(file).replaceAll(/<span class="host">.*?<\/span>/g, service));
  const blocksIn = (part: typeof document.children) =>
    DomUtils.findAll(({ name }) => name === 'pre', part).map((block) => DomUtils.textContent(block));
  const contents = DomUtils.findAll(({ attribs }) => attribs.name === name, document.children);
  return contents.map((tab) => {
    const [code = '', output] = blocksIn([tab]);
    const [label] = DomUtils.findAll(({ name }) => name === 'summary', [tab]);
    return { label: DomUtils.textContent(label ?? []), code, output };
  });
}

const hasCurl = spawnSync('curl', ['--version']).status === 0;
if (!hasCurl) console.warn('SKIPPED: curl is not installed');

const folder = await folderOfFile();

const isInstalled = (program: string, ...given: string[]) => spawnSync(program, given).status === 0;
/** Whether R, and its package for JSON, are installed. */
const [hasR, hasJsonInR] = ['TRUE', 'library(jsonlite)'].map((code) => isInstalled('Rscript', '-e', code));
if (!hasR) console.warn('SKIPPED: the samples in R, which is not installed');
else if (!hasJsonInR) console.warn('SKIPPED: the samples in R that need its package jsonlite');

/** The programs that run code, by its language. */
const programs: Readonly<Record<string, readonly string[]>> = {
  JavaScript: [process.execPath, '--input-type=module', '-e'],
  Python: ['python3', '-c'],
  R: ['Rscript', '-e'],
};

/** Runs a sample with the program of its label, and returns what it prints. */
async function run({ label, code }: Sample): Promise<string> {
  if (label === 'Spreadsheet') {
    // What the formula reads: the cells of each line of the CSV.
    const [, address = ''] = /^=IMPORTDATA\("(.*)"\)$/.exec(code) ?? [];
    return (await (await fetch(address)).text()).replaceAll(',', '\t');
  }
  const [program = '', ...given] = programs[label] ?? ['bash', '-c'];
  return (await promisify(execFile)(program, [...given, code], { cwd: folder, maxBuffer: 10_000_000 }))
    .stdout;
}

const labelsOn = (file: string) =>
  samplesOn(file, '')
    .map(({ label }) => label)
    .filter((label) => hasCurl || label !== 'curl');

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

it('the quick start has a sample for a terminal and one for a spreadsheet', () => {
  expect(samplesOn('docs.html', '').map(({ label }) => label)).toEqual(['curl', 'Spreadsheet']);
});

it.runIf(hasCurl)('the documented lines about caching print status 304 for an unchanged answer', async () => {
  const page = parseDocument(
    readPage('docs.html').replaceAll(/<span class="host">.*?<\/span>/g, inject('service')),
  );
  const block = DomUtils.findAll(({ name }) => name === 'pre', page.children)
    .map((one) => DomUtils.textContent(one))
    .find((code) => code.includes('If-None-Match'));
  expect(await run({ label: 'shell', code: block ?? '', output: undefined })).toBe('304\n');
});

it.runIf(hasCurl)('the documented error is what the service answers', async () => {
  const page = readPage('docs/errors.html').replaceAll(/<span class="host">.*?<\/span>/g, inject('service'));
  const blocks = DomUtils.findAll(({ name }) => name === 'pre', parseDocument(page).children);
  const [request = '', body = ''] = blocks.map((block) => DomUtils.textContent(block));
  const answer = await run({ label: 'shell', code: request, output: undefined });
  expect(JSON.parse(answer)).toEqual(JSON.parse(body));
});

it.for(resources)('the samples of /docs/$name run, and print its answer', async ({ name }) => {
  const samples = samplesOn(`docs/${name}.html`, inject('service'), 'sample').filter(
    ({ label, code }) =>
      (label !== 'curl' || hasCurl) && (label !== 'R' || (code.includes('jsonlite') ? hasJsonInR : hasR)),
  );
  expect(samples.length).toBeGreaterThan(1);
  for (const sample of samples) {
    const printed = await run(sample);
    // On most days there is no match around now, and a loop over none prints nothing.
    if (name !== 'live') expect(printed.length, `${sample.label}: ${sample.code}`).toBeGreaterThan(20);
    expect(printed, sample.code).not.toMatch(/^(undefined|null|None)$/m);
    if (sample.label === 'curl') expect(JSON.parse(printed)).toBeTypeOf('object');
  }
});
