import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareFolders, type FolderChanges, findChangedRows } from '../../../scripts/diff/changed-rows.ts';
import { describeChanges } from '../../../scripts/diff/describe-changes.ts';
import { folderOfFile } from '../../support/temporary-folder.ts';

it('findChangedRows compares rows by key, whatever their order', () => {
  const [forge, cavalry, pacific] = [
    { season: 2024, club: 'forge-fc', points: 50 },
    { season: 2024, club: 'cavalry-fc', points: 48 },
    { season: 2024, club: 'pacific-fc', points: 0 },
  ];
  const vancouver = { season: 2024, club: 'vancouver-fc', points: 1 };
  const after = [{ ...cavalry, points: 49 }, forge, vancouver];
  expect(findChangedRows(['season', 'club'], [forge, cavalry, pacific], after)).toEqual([
    { row: pacific, change: 'removed' },
    { row: after[0], change: [{ path: ['points'], before: 48, after: 49 }] },
    { row: vancouver, change: 'added' },
  ]);
});

it('findChangedRows compares rows without a key whole, and counts equal ones', () => {
  const goal = { season: 2024, minute: 5 };
  const other = { season: 2024, minute: 6 };
  expect(findChangedRows([], [goal, goal, other], [other, goal])).toEqual([{ row: goal, change: 'removed' }]);
});

const folder = await folderOfFile();

/** Writes a folder of built files. */
async function write(name: string, files: Record<string, unknown>): Promise<string> {
  for (const [file, content] of Object.entries(files)) {
    const target = path.join(folder, name, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return path.join(folder, name);
}

const none: FolderChanges = { added: [], removed: [], changed: [], unchanged: 0 };

const changed = (address: string, before: unknown, after: unknown) => ({
  address,
  before: Buffer.from(JSON.stringify(before)),
  after: Buffer.from(JSON.stringify(after)),
});

const game = { match_id: 'm', date: '2024-04-13', home_team: 'Forge FC', away_team: 'Cavalry FC' };

describe('the description of how two builds differ', () => {
  it('counts no file where nothing changed', () => {
    expect(describeChanges({ ...none, unchanged: 6375 })).toBe(
      '## The built output\n\nFiles: 0 added, 0 removed, 0 changed, 6,375 unchanged.\n',
    );
  });

  it('names files, rows and values that were added, removed or changed', async () => {
    const before = await write('before', {
      'dumps/matches.json': [
        { ...game, home_goals: 2 },
        { ...game, match_id: 'old' },
      ],
      'dumps/matches.csv': '2',
      'dumps/snapshot.json': [{ season: 2024 }],
      'data/v1/teams.json': { count: 1, teams: [{ name: 'A' }, { name: 'B' }] },
      'gone.txt': '',
      'same.txt': '',
      '.hidden': '1',
    });
    const after = await write('after', {
      'dumps/matches.json': [
        { ...game, match_id: 'new' },
        { ...game, home_goals: 9 },
      ],
      'dumps/matches.csv': '9',
      'dumps/snapshot.json': [{ season: 2024, source: 'feed' }],
      'data/v1/teams.json': { teams: [{ name: 'C' }, { name: 'D', city: 'E' }] },
      'new.txt': '',
      'same.txt': '',
      '.hidden': '2',
    });
    const text = describeChanges(await compareFolders(before, after));
    expect(text).toContain('Files: 1 added, 1 removed, 5 changed, 1 unchanged.');
    expect(text).toMatch(/\| teams +\| +0 \| +0 \| +1 \|/);
    const title = '(2024-04-13 Forge FC – Cavalry FC)';
    expect(text).toContain('### Table matches\n');
    expect(text).toContain(`- \`m ${title}\` \`home_goals\`: \`2\` → \`9\`\n`);
    expect(text).toContain(`- \`old ${title}\` removed\n`);
    expect(text).toContain(`- \`new ${title}\` added\n`);
    expect(text).toContain('- `2024` `source`: nothing → `"feed"`\n');
    expect(text).toContain('- `teams[].name` × 2, such as `"A"` → `"C"` in `/data/v1/teams.json`\n');
    expect(text).toContain('- `teams[].city` × 1, such as nothing → `"E"` in');
    expect(text).toContain('- `count` × 1, such as `1` → nothing in');
    expect(text).toContain('### Other files changed\n\n- `/.hidden`\n- `/dumps/matches.csv`\n');
    expect(text).toContain('### Files added\n\n- `/new.txt`\n');
    expect(text).toContain('### Files removed\n\n- `/gone.txt`\n');
  });

  it('quotes texts, so that they make no mention, link or heading', () => {
    const hostile = '@everyone `code` <b>\n# Title';
    const text = describeChanges({ ...none, changed: [changed('/quality.json', { a: '' }, { a: hostile })] });
    expect(text).toContain('``"@everyone `code` <b>\\n# Title"``');
    expect(text.split('\n')).not.toContain('# Title');
  });

  it('ends before the length of a comment, and counts what each list leaves out', () => {
    const wide = (value: number) =>
      Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`${'f'.repeat(100)}${index}`, value]));
    const documents = Array.from({ length: 100 }, (_, index) =>
      changed(`/data/v1/${'r'.repeat(100)}${index}.json`, wide(1), wide(2)),
    );
    const files = Array.from({ length: 5000 }, (_, index) => `/data/v1/matches/offset/${index}.json`);
    expect(describeChanges({ ...none, added: files })).toContain('- … and 4,970 more\n');
    const text = describeChanges({ ...none, added: files, changed: documents });
    expect(text).toMatch(/[^\n]\n\n… and more\n$/);
    expect(text.length).toBeLessThan(65_536);
  });
});
