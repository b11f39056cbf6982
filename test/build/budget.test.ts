import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { answersToLeaveOut } from '../../build/budget.ts';
import { projectOf } from '../../build/project.ts';
import { hashInputs } from '../../build/write-folder.ts';
import { folderOfEachTest } from '../support/temporary-folder.ts';

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
  '/data/v1/matches.json',
  '/data/v1/matches/offset/100.json',
  '/data/v1/matches/season/2019/limit/500.json',
];
const sizes = new Map([...lasting, ...optional.toReversed()].map((address) => [address, 10]));
const unlimited = { files: Infinity, bytes: Infinity };

it('answersToLeaveOut is empty for answers within the budget', () => {
  expect(answersToLeaveOut(sizes, { ...unlimited, files: 9, bytes: 90 })).toEqual(new Set());
});

it('answersToLeaveOut has as few answers as fit, those of old seasons with most filters first', () => {
  for (let count = 1; count <= optional.length; count++) {
    const leftOut = new Set(optional.slice(0, count));
    expect(answersToLeaveOut(sizes, { ...unlimited, files: 9 - count })).toEqual(leftOut);
    expect(answersToLeaveOut(sizes, { ...unlimited, bytes: 90 - 10 * count })).toEqual(leftOut);
  }
});

it('answersToLeaveOut has exactly the answers with a filter where even that is too little', () => {
  expect(answersToLeaveOut(sizes, { ...unlimited, files: 0 })).toEqual(new Set(optional));
});

it('answersToLeaveOut has all answers or none of the same season and number of filters', () => {
  const both = new Map(['a', 'b'].map((club) => [`/data/v1/matches/season/2019/team/${club}.json`, 1]));
  expect(answersToLeaveOut(both, { ...unlimited, files: 1 }).size).toBe(2);
});

const folderOf = folderOfEachTest();

it('the hash of the inputs changes with their content and their names, and with nothing else', async () => {
  const folder = folderOf();
  const write = (name: string, content: string) => writeFile(path.join(folder, name), content);
  await mkdir(path.join(folder, 'data'));
  await write('data/a.csv', '1');
  const first = await hashInputs(projectOf(folder));
  await write('README.md', 'other');
  expect(await hashInputs(projectOf(folder))).toBe(first);
  await write('data/a.csv', '2');
  expect(await hashInputs(projectOf(folder))).not.toBe(first);
  await write('data/a.csv', '1');
  expect(await hashInputs(projectOf(folder))).toBe(first);
  await write('data/b.csv', '');
  expect(await hashInputs(projectOf(folder))).not.toBe(first);
});
