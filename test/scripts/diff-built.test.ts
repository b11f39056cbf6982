import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Changes } from '../../scripts/diff/changes.ts';
import { describeChanges } from '../../scripts/diff/markdown.ts';
import { changedRows } from '../../scripts/diff/tables.ts';
import { differences, written } from '../../scripts/diff/values.ts';
import { root } from '../support/tables.ts';

const run = promisify(execFile);

const none: Changes = { added: [], removed: [], changed: [], same: 0 };

const changed = (address: string, before: unknown, after: unknown) => ({
  address,
  before: Buffer.from(JSON.stringify(before)),
  after: Buffer.from(JSON.stringify(after)),
});

describe('differences of JSON', () => {
  const between = (before: unknown, after: unknown) =>
    [...differences(before, after)].map(({ path, ...values }) => [
      written(path),
      values.before,
      values.after,
    ]);

  it.for([
    ['a field', { a: 1, b: 2 }, { a: 1, b: 3 }, [['b', 2, 3]]],
    ['a field of a field', { a: { b: null } }, { a: { b: 0 } }, [['a.b', null, 0]]],
    ['an item', { a: [{ b: 1 }, { b: 2 }] }, { a: [{ b: 1 }, { b: 3 }] }, [['a[1].b', 2, 3]]],
    [
      'an item by what it is known by, wherever it stands',
      [{ club: 'a', points: 1 }],
      [{ club: 'b' }, { club: 'a', points: 2 }],
      [
        ['[a].points', 1, 2],
        ['[b]', undefined, { club: 'b' }],
      ],
    ],
    [
      'the order of items',
      { teams: [{ club: 'a' }, { club: 'b' }, { club: 'c' }] },
      { teams: [{ club: 'b' }, { club: 'a' }] },
      [
        ['teams[c]', { club: 'c' }, undefined],
        ['teams.(order)', ['a', 'b'], ['b', 'a']],
      ],
    ],
    ['a list of values, as one', { form: ['W', 'D'] }, { form: ['D'] }, [['form', ['W', 'D'], ['D']]]],
    ['what is new', {}, { a: { b: 1 } }, [['a', undefined, { b: 1 }]]],
    ['what is gone', [{ a: 1 }, { a: 2 }], [{ a: 1 }], [['[1]', { a: 2 }, undefined]]],
    ['nothing', { a: [{ b: [1] }] }, { a: [{ b: [1] }] }, []],
  ] as const)('are found at %s', ([, before, after, found]) => {
    expect(between(before, after)).toEqual(found);
  });

  it('have one place for all items', () => {
    const path = ['stages', { item: 'spring' }, 'standings', { item: 3 }, 'points'];
    expect(written(path)).toBe('stages[spring].standings[3].points');
    expect(written(path, true)).toBe('stages[].standings[].points');
  });
});

describe('rows of a table', () => {
  it('are told by key, whatever their order', () => {
    const before = [
      { season: 2024, stage: 'regular', club: 'forge-fc', points: 50 },
      { season: 2024, stage: 'regular', club: 'cavalry-fc', points: 48 },
      { season: 2024, stage: 'regular', club: 'nobody', points: 0 },
    ];
    const after = [
      { season: 2024, stage: 'regular', club: 'cavalry-fc', points: 49 },
      { season: 2024, stage: 'regular', club: 'forge-fc', points: 50 },
      { season: 2024, stage: 'regular', club: 'somebody', points: 1 },
    ];
    expect(changedRows('standings', before, after)).toEqual([
      { row: '2024 regular nobody', change: 'removed' },
      { row: '2024 regular cavalry-fc', change: [{ path: ['points'], before: 48, after: 49 }] },
      { row: '2024 regular somebody', change: 'added' },
    ]);
  });

  it('of a table without a key are told whole, and equal ones counted', () => {
    const goal = { season: 2024, minute: 5 };
    const other = { season: 2024, minute: 6 };
    expect(changedRows('goals', [goal, goal, other], [other, goal])).toEqual([
      { row: `${JSON.stringify(goal)} (2)`, change: 'removed' },
    ]);
  });
});

describe('the description', () => {
  it('of no change says so', () => {
    expect(describeChanges({ ...none, same: 6375 })).toBe(
      '## The built output\n\n0 files added, 0 removed, 0 changed, 6,375 as before.\n',
    );
  });

  it('counts by part and names files that come and go', () => {
    const text = describeChanges({
      added: ['/data/v1/teams/search/new-fc.json', '/calendar/new-fc.ics'],
      removed: ['/data/v1/odds-quotes/season/2020.json'],
      changed: [changed('/data/v1/teams.json', { count: 10 }, { count: 11 })],
      same: 3,
    });
    expect(text).toContain('2 files added, 1 removed, 1 changed, 3 as before.');
    expect(text).toContain('| teams | 1 | 0 | 1 |');
    expect(text).toContain('| odds-quotes | 0 | 1 | 0 |');
    expect(text).toContain('- `count`: 1 value in 1 file, such as `10` → `11` in `/data/v1/teams.json`');
    expect(text).toContain(
      '### Files added\n\n- `/data/v1/teams/search/new-fc.json`\n- `/calendar/new-fc.ics`\n',
    );
    expect(text).toContain('### Files removed\n\n- `/data/v1/odds-quotes/season/2020.json`\n');
  });

  it('counts what follows from a table, and names what does not', () => {
    const csv = { address: '/dumps/venues.csv', before: Buffer.from('a'), after: Buffer.from('b') };
    const following = [
      changed('/dumps/matches/2024.json', [1], [2]),
      { ...csv, address: '/dumps/matches.csv' },
      { ...csv, address: '/dumps/soccer-data.sqlite' },
      { ...csv, address: '/dumps/SHA256SUMS' },
      changed('/data/v1/index.json', { files: 1 }, { files: 2 }),
      changed('/release.json', { release: '0' }, { release: '1' }),
    ];
    const table = changed('/dumps/matches.json', [{ match_id: 'a' }], [{ match_id: 'a', attendance: 1 }]);
    const text = describeChanges({ ...none, changed: [table, csv, ...following] });
    expect(text).toContain(
      '**matches**: 1 row changed, 0 added, 0 removed\n\n- `a` `attendance`: nothing → `1`\n',
    );
    expect(text).toContain('### Other files changed\n\n- `/dumps/venues.csv`\n');
    expect(text).toContain('6 more files changed with these');
    for (const { address } of following) expect(text).not.toContain(address);
  });

  it('takes texts as they are: they mention nobody, link nothing and end no line', () => {
    const hostile = '@everyone `code` <b>\n# Title';
    const text = describeChanges({ ...none, changed: [changed('/quality.json', { a: '' }, { a: hostile })] });
    expect(text).toContain('`` "@everyone `code` <b>\\n# Title" ``');
    expect(text.split('\n')).not.toContain('# Title');
  });

  it('of very much is cut off, says by how much and is no longer than a comment may be', () => {
    const players = Array.from({ length: 2000 }, (_, index) => ({
      season: 2025,
      player_id: `${index}`,
      goals: 0,
    }));
    const scorers = players.map((player) => ({ ...player, goals: 1, name: 'é'.repeat(500) }));
    const wide = (value: number) =>
      Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${'f'.repeat(100)}${index}`, value]));
    const documents = Array.from({ length: 100 }, (_, index) =>
      changed(`/data/v1/${'r'.repeat(100)}${index}.json`, wide(1), wide(2)),
    );
    const files = Array.from({ length: 5000 }, (_, index) => `/data/v1/matches/offset/${index}.json`);
    const table = changed('/dumps/players.json', players, scorers);
    const text = describeChanges({ added: files, removed: files, changed: [table, ...documents], same: 0 });
    expect(text).toContain('**players**: 2,000 rows changed');
    expect(text).toContain('- … and 3,970 more\n');
    expect(text).toMatch(/\n… and [\d,]+ more lines\n$/);
    expect(text.length).toBeLessThan(65_536);
  });
});

describe('the built output with one score corrected', () => {
  const corrected = 'cpl::Football_Match::363bac1af6364f0eab72a667c60fa865';
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'diff-'));
    const at = (name: string) => path.join(folder, name);
    await cp(path.join(root, 'dist/dumps'), at('before/dumps'), { recursive: true });
    await cp(at('before'), at('after'), { recursive: true });
    const matches: Record<string, unknown>[] = JSON.parse(
      await readFile(at('before/dumps/matches.json'), 'utf8'),
    );
    const rows = matches.map((match) => (match.match_id === corrected ? { ...match, home_goals: 9 } : match));
    await writeFile(at('after/dumps/matches.json'), JSON.stringify(rows));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  const command = (...folders: string[]) =>
    run(process.execPath, [
      path.join(root, 'scripts/diff-built.ts'),
      ...folders.map((name) => path.join(folder, name)),
    ]).catch((error: { code: number; stdout: string; stderr: string }) => error);

  it('names the match, the field and both values', async () => {
    const { stdout } = await command('before', 'after');
    expect(stdout).toContain('0 files added, 0 removed, 1 changed, ');
    expect(stdout).toContain('**matches**: 1 row changed, 0 added, 0 removed\n');
    expect(stdout).toContain(
      `- \`${corrected} (2024-04-13 Forge FC – Cavalry FC)\` \`home_goals\`: \`2\` → \`9\`\n`,
    );
  });

  it('needs two folders', async () => {
    expect(await command('before')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(
        /^positional arguments: expected BEFORE AFTER, got .*\nusage: npm run diff -- BEFORE AFTER\n/,
      ),
    });
    expect(await command('before', 'nowhere')).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/nowhere is not a folder; expected one that npm run build made/),
    });
  });
});
