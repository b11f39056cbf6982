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

/** What a program prints between the outputs of two samples. */
const separator = '~ end of a sample ~';

interface Program {
  readonly command: readonly string[];
  /** Returns code that runs a sample by itself, with names of its own. */
  alone(code: string): string;
  /** Code that prints a line. */
  print(line: string): string;
}

/** The programs that run code, by its language. A string of JSON is one of each language. */
const programs: Readonly<Record<string, Program>> = {
  JavaScript: {
    command: [process.execPath, '--input-type=module', '-e'],
    alone: (code) => `await import(${JSON.stringify(`data:text/javascript,${encodeURIComponent(code)}`)})`,
    print: (line) => `console.log(${JSON.stringify(line)})`,
  },
  Python: {
    command: ['python3', '-c'],
    alone: (code) => `exec(${JSON.stringify(code)}, {})`,
    print: (line) => `print(${JSON.stringify(line)})`,
  },
  R: {
    command: ['Rscript', '-e'],
    alone: (code) =>
      `source(exprs = parse(text = ${JSON.stringify(code)}), local = new.env(), print.eval = TRUE)`,
    print: (line) => `cat(${JSON.stringify(`${line}\n`)})`,
  },
};

const execute = async ([program = '', ...given]: readonly string[], code: string) =>
  (await promisify(execFile)(program, [...given, code], { cwd: folder, maxBuffer: 10_000_000 })).stdout;

/** Runs a sample with the program of its label, and returns what it prints. */
async function run({ label, code }: Sample): Promise<string> {
  if (label === 'Spreadsheet') {
    // What the formula reads: the cells of each line of the CSV.
    const [, address = ''] = /^=IMPORTDATA\("(.*)"\)$/.exec(code) ?? [];
    return (await (await fetch(address)).text()).replaceAll(',', '\t');
  }
  return execute(programs[label]?.command ?? ['bash', '-c'], code);
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

/** The samples of all endpoints' pages, by the endpoint. */
const samplesOf = new Map(
  resources.map(({ name }) => [name, samplesOn(`docs/${name}.html`, inject('service'), 'sample')]),
);

/** Runs the samples of all endpoints in a language, in one process, which starts once. Returns what each prints, by its code. */
async function runAll(language: string, { command, alone, print }: Program): Promise<Map<string, string>> {
  const codes = [...samplesOf.values()].flat().flatMap(({ label, code }) => {
    const canRun = language !== 'R' || (code.includes('jsonlite') ? hasJsonInR : hasR);
    return label === language && canRun ? [code] : [];
  });
  if (codes.length === 0) return new Map();
  const printed = await execute(command, codes.flatMap((code) => [alone(code), print(separator)]).join('\n'));
  const outputs = printed.split(`${separator}\n`);
  return new Map(codes.map((code, index) => [code, outputs[index] ?? '']));
}
const outputs = Object.entries(programs).map(([language, program]) => runAll(language, program));

it.for(resources)('the samples of /docs/$name run, and print its answer', async ({ name }) => {
  const printedBy = new Map((await Promise.all(outputs)).flatMap((output) => [...output]));
  const samples = samplesOf.get(name) ?? [];
  if (hasCurl) {
    for (const sample of samples) if (sample.label === 'curl') printedBy.set(sample.code, await run(sample));
  }
  const ran = samples.filter(({ code }) => printedBy.has(code));
  expect(ran.length).toBeGreaterThan(1);
  for (const { label, code } of ran) {
    const printed = printedBy.get(code) ?? '';
    // On most days there is no match around now, and a loop over none prints nothing.
    if (name !== 'live') expect(printed.length, `${label}: ${code}`).toBeGreaterThan(20);
    expect(printed, code).not.toMatch(/^(undefined|null|None)$/m);
    if (label === 'curl') expect(JSON.parse(printed)).toBeTypeOf('object');
  }
});
