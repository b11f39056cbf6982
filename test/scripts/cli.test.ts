import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { describeResult } from '../../scripts/check/describe-result.ts';
import { parseArguments, parseWholeNumber, parseYear } from '../../scripts/cli/command.ts';
import { withNewColumns } from '../../scripts/describe/update-documents.ts';
import { datasetTables } from '../../src/records/dataset/index.ts';
import type { CheckResult } from '../../src/records/service-status.ts';
import { root } from '../support/tables.ts';
import { folderOfFile } from '../support/temporary-folder.ts';

const command = {
  usage: 'npm run example -- URL [FOLDER] [--fast] [--name NAME]...',
  options: { fast: { type: 'boolean', default: false }, name: { type: 'string', multiple: true } },
  positionals: ['URL', '[FOLDER]'],
} as const;

it('arguments are parsed with their types', () => {
  const { values, positionals } = parseArguments(command, ['a', '--fast', '--name', 'x', '--name=y']);
  expect({ ...values }).toEqual({ fast: true, name: ['x', 'y'] });
  expect(positionals).toEqual(['a']);
});

it.for([
  [['--quick', 'a'], "Unknown option '--quick'"],
  [['a', '--name'], "Option '--name <value>' argument missing"],
  [['a', '--fast=1'], "Option '--fast' does not take an argument"],
  [[], 'positional arguments: expected URL [FOLDER], got none'],
  [['a', 'b', 'c'], 'positional arguments: expected URL [FOLDER], got a b c'],
] as const)('arguments %j are refused with the reason', ([args, reason]) => {
  expect(() => parseArguments(command, args)).toThrow(reason);
});

it.for(['', '-1', '1.5', '1e0', '10', 'x'])("parseWholeNumber refuses '%s'", (text) => {
  expect(() => parseWholeNumber('PORT', text, 0, 9)).toThrow(
    `PORT is '${text}'; expected a whole number from 0 to 9`,
  );
});

it('parseYear accepts four digits only', () => {
  expect(parseYear('--season', '2025')).toBe(2025);
  expect(() => parseYear('--season', '25')).toThrow("--season is '25'; expected a year");
  expect(() => parseYear('--season', undefined)).toThrow('--season is missing; expected a year');
});

/** Runs `npm run diff`, the lightest of the commands. */
function runDiff(...args: string[]) {
  return promisify(execFile)(process.execPath, [path.join(root, 'scripts/run.ts'), 'diff', ...args]).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  );
}

it('a command prints its usage, and exits with 2 for wrong arguments and 1 for other failures', async () => {
  const [help, misuse, failure] = await Promise.all([
    runDiff('--help'),
    runDiff('before'),
    runDiff('nowhere', 'nowhere'),
  ]);
  const usage = /usage: npm run diff -- BEFORE AFTER\n/;
  expect(help).toMatchObject({ code: 0, stdout: expect.stringMatching(usage), stderr: '' });
  expect(misuse).toMatchObject({ code: 2, stderr: expect.stringMatching(usage) });
  expect(failure).toMatchObject({
    code: 1,
    stderr: 'nowhere is not a folder; expected one that npm run build made\nnot compared\n',
  });
});

const folder = await folderOfFile();
await mkdir(path.join(folder, 'data'));

it('a command reports what is wrong with league.json before it loads other code', async () => {
  await writeFile(path.join(folder, 'data/league.json'), '{}');
  const entry = path.join(root, 'scripts/run.ts');
  const command = [entry, 'diff', '--data', 'data'];
  await expect(promisify(execFile)(process.execPath, command, { cwd: folder })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^\d+ faults in the dataset\n.*\/data\/league\.json:1:name is missing; expected text\n/,
    ),
  });
});

const rules: CheckResult[] = [
  { name: 'ids-unique', description: 'No two rows agree.', status: 'passed', checked: 1234 },
  { name: 'prices-plausible', description: 'Prices are low.', status: 'known-exceptions', checked: 2 },
];
const exceptions = [
  { check: 'prices-plausible', subject: '2024 final', reason: 'It rained' },
  { check: 'none', subject: '2025 final', reason: 'Nobody saw it' },
];

it('npm run check counts the rows and the known exceptions of each rule', () => {
  expect(describeResult(rules, exceptions, false)).toEqual([
    '✓ ids-unique (1,234 rows)',
    '    No two rows agree.',
    '! prices-plausible (2 rows), 1 known exception',
    '    Prices are low.',
    '! no rule, 1 known exception',
    '    Doubts about the data that no rule covers.',
    'data is valid: 2 rules, 2 known exceptions',
  ]);
});

it('withNewColumns adds an empty column where the schema has it', () => {
  const csv = 'match_id,referee_id,name\na-match,a-referee,"Doe, J."\n';
  expect(withNewColumns(datasetTables.referees, csv)).toBe(
    'match_id,referee_id,name,short_name\na-match,a-referee,"Doe, J.",\n',
  );
});

it('withNewColumns changes nothing in a file with every column', () => {
  const csv = 'check,subject,reason\r\n"none","a","b"\r\n';
  expect(withNewColumns(datasetTables.knownExceptions, csv)).toBe(csv);
  expect(withNewColumns(datasetTables.teamStats, 'Goals\n7\n')).toBe('club,Goals\n,7\n');
});
