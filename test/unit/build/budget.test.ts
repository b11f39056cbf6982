import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { answersToLeaveOut, checkFileSizes, partOf } from '../../../build/budget.ts';
import { hashInputs } from '../../../build/write-folder.ts';
import { folderOfEachTest } from '../../support/temporary-folder.ts';

/** Answers in the order in which they go, then what always stays. */
const optional = [
  '/data/v1/players/season/2019/team/forge-fc/position/forward.json',
  '/data/v1/matches/season/2020/team/forge-fc/status/finished.json',
  '/data/v1/goals/season/2019/team/forge-fc/offset/100.json',
  '/data/v1/leaderboards/metric/goals/season/2020.json',
  '/data/v1/goals/kind/penalty.json',
  '/data/v1/matches/x.json',
];
const lasting = [
  '/data/v1/index.json',
  '/data/v1/matches.json',
  '/data/v1/matches/offset/100.json',
  '/data/v1/matches/season/2019/limit/500.json',
  '/matches/season/2019/team/a/b.html',
];
const sizes = new Map([...lasting, ...optional.toReversed()].map((address) => [address, 10]));
const unlimited = { files: Infinity, bytes: Infinity, fileBytes: Infinity };

it('answersToLeaveOut is empty for files within the budget', () => {
  expect(answersToLeaveOut(sizes, { ...unlimited, files: 11, bytes: 110 })).toEqual(new Set());
});

it('answersToLeaveOut has as few answers as fit, those of old seasons with most filters first', () => {
  for (let count = 1; count <= optional.length; count++) {
    const leftOut = new Set(optional.slice(0, count));
    expect(answersToLeaveOut(sizes, { ...unlimited, files: 11 - count })).toEqual(leftOut);
    expect(answersToLeaveOut(sizes, { ...unlimited, bytes: 110 - 10 * count })).toEqual(leftOut);
  }
});

it('answersToLeaveOut has every answer with a filter, and no other file, where even that is too little', () => {
  expect(answersToLeaveOut(sizes, { ...unlimited, files: 0 })).toEqual(new Set(optional));
});

it('answersToLeaveOut has all answers or none of the same season and number of filters', () => {
  const both = new Map(['a', 'b'].map((club) => [`/data/v1/matches/season/2019/team/${club}.json`, 1]));
  expect(answersToLeaveOut(both, { ...unlimited, files: 1 }).size).toBe(2);
});

it('checkFileSizes rejects a file that is too large, by name', () => {
  expect(() => checkFileSizes(sizes, { ...unlimited, fileBytes: 10 })).not.toThrow();
  expect(() => checkFileSizes(sizes, { ...unlimited, fileBytes: 9 })).toThrow(
    '/data/v1/index.json has 10 bytes; expected at most 9',
  );
});

it.for([
  ['/data/v1/matches/season/2024.json', 'matches'],
  ['/data/v1/index.json', 'index'],
  ['/dumps/players.csv', 'dumps'],
  ['/openapi.json', 'openapi'],
] as const)('partOf returns for %s: %s', ([address, part]) => {
  expect(partOf(address)).toBe(part);
});

const folderOf = folderOfEachTest();

it('the hash of the inputs changes with their content and their names, and with nothing else', async () => {
  const folder = folderOf();
  const write = (name: string, content: string) => writeFile(path.join(folder, name), content);
  await mkdir(path.join(folder, 'data'));
  await write('data/a.csv', '1');
  const first = await hashInputs(folder);
  await write('README.md', 'other');
  expect(await hashInputs(folder)).toBe(first);
  await write('data/a.csv', '2');
  expect(await hashInputs(folder)).not.toBe(first);
  await write('data/a.csv', '1');
  expect(await hashInputs(folder)).toBe(first);
  await write('data/b.csv', '');
  expect(await hashInputs(folder)).not.toBe(first);
});
