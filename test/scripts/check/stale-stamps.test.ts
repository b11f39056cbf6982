import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { dataPath, projectOf } from '../../../build/project.ts';
import { findStaleStamps } from '../../../scripts/check/stale-stamps.ts';
import { csvText } from '../../../scripts/refresh/data-files.ts';
import { stampAfter, stampBefore } from '../../fixtures/stamped-match.ts';
import { folderOfEachTest } from '../../support/temporary-folder.ts';
import { secondLeague } from '../../support/worlds.ts';

const { dataset, project, season } = secondLeague;
const folderOf = folderOfEachTest();
const [match, other] = dataset.matches.filter(
  (row) => row.season === season && row.status === 'FINISHED' && row.attendance === null,
);
if (!match || !other) throw new Error('there are no two matches');
const { match_id } = match;

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], {
    cwd: folderOf(),
    stdio: 'pipe',
  });
const fileOf = (table: string) => path.join(folderOf(), `data/${table}/${season}.csv`);

/** Changes the line of a match in a file. */
async function edit(table: string, id: string, from: string | RegExp, to: string) {
  const text = await readFile(fileOf(table), 'utf8');
  const line = text.split('\n').find((one) => one.startsWith(id)) ?? '';
  const changed = text.replace(line, line.replace(from, to));
  if (changed === text) throw new Error(`${table} has nothing to replace in '${line}'`);
  await writeFile(fileOf(table), changed);
}

describe('findStaleStamps', () => {
  beforeEach(async () => {
    await cp(dataPath(project), path.join(folderOf(), 'data'), { recursive: true });
    const stamps = dataset.matches
      .filter((row) => row.season === season)
      .map((row) => ({ match_id: row.match_id, season, last_updated: stampBefore }));
    await mkdir(path.dirname(fileOf('match-updates')));
    await writeFile(fileOf('match-updates'), csvText('matchUpdates', stamps, undefined));
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Data');
  });

  const staleAt = (from: string) =>
    `data/match-updates/${season}.csv: ${match_id} is not as in HEAD, and last_updated is ${from}`;

  const changes = {
    result: () => edit('matches', match_id, ',FINISHED,', ',CANCELLED,'),
    day: () => edit('matches', match_id, `,${match.date},`, `,${season + 1}-01-31,`),
    venue: () => edit('matches', match_id, `,${match.venue_id},`, ',elsewhere,'),
    goal: async () => {
      await mkdir(path.dirname(fileOf('goals')));
      await writeFile(fileOf('goals'), `match_id,side\n${match_id},home\n`);
      git('add', '--intent-to-add', '.');
    },
  };

  it.for(Object.entries(changes))('names a match of another %s with its old stamp', async ([, change]) => {
    expect(await findStaleStamps(projectOf(folderOf()), 'HEAD')).toEqual([]);
    await change();
    const stale = `${staleAt(stampBefore)}; expected a moment after ${stampBefore}`;
    expect(await findStaleStamps(projectOf(folderOf()), 'HEAD')).toEqual([stale]);
    // That of another match is no stamp of this one.
    await edit('match-updates', other.match_id, stampBefore, stampAfter);
    expect(await findStaleStamps(projectOf(folderOf()), 'HEAD')).toEqual([stale]);
    await edit('match-updates', match_id, stampBefore, stampAfter);
    expect(await findStaleStamps(projectOf(folderOf()), 'HEAD')).toEqual([]);
    git('commit', '--quiet', '--all', '--message', 'A correction');
    expect(await findStaleStamps(projectOf(folderOf()), 'HEAD^1')).toEqual([]);
  });

  it('names a match that changed under an earlier stamp, or under none', async () => {
    await changes.result();
    await edit('match-updates', match_id, stampBefore, '2020-01-01T00:00:00Z');
    expect(await findStaleStamps(projectOf(folderOf()), 'HEAD')).toEqual([
      expect.stringContaining(staleAt('2020-01-01T00:00:00Z')),
    ]);
    await rm(fileOf('match-updates'));
    expect(await findStaleStamps(projectOf(folderOf()), 'HEAD')).toEqual([
      expect.stringContaining(staleAt('missing')),
    ]);
  });

  it('takes rows in another order, and a new column, for no change', async () => {
    const [header = '', ...lines] = (await readFile(fileOf('matches'), 'utf8')).trim().split('\n');
    const changed = lines.toReversed().map((line) => `${line},1`);
    await writeFile(fileOf('matches'), [`${header},new`, ...changed, ''].join('\n'));
    expect(await findStaleStamps(projectOf(folderOf()), 'HEAD')).toEqual([]);
  });

  it('says that a commit is not one', async () => {
    await expect(findStaleStamps(projectOf(folderOf()), 'nothing')).rejects.toThrow(
      /^'nothing' is not a commit of /,
    );
  });
});
