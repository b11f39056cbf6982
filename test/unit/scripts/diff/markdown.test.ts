import { describe, expect, it } from 'vitest';
import type { FolderChanges } from '../../../../scripts/diff/changed-files.ts';
import { describeChanges } from '../../../../scripts/diff/markdown.ts';

const none: FolderChanges = { added: [], removed: [], changed: [], unchanged: 0 };

const changed = (address: string, before: unknown, after: unknown) => ({
  address,
  before: Buffer.from(JSON.stringify(before)),
  after: Buffer.from(JSON.stringify(after)),
});

describe('describeChanges', () => {
  it('says so where nothing changed', () => {
    expect(describeChanges({ ...none, unchanged: 6375 })).toBe(
      '## The built output\n\n0 files added, 0 removed, 0 changed, 6,375 unchanged.\n',
    );
  });

  it('counts by part and names the files added and removed', () => {
    const text = describeChanges({
      added: ['/data/v1/teams/search/new-fc.json', '/calendar/new-fc.ics'],
      removed: ['/data/v1/odds-quotes/season/2020.json'],
      changed: [changed('/data/v1/teams.json', { count: 10 }, { count: 11 })],
      unchanged: 3,
    });
    expect(text).toContain('2 files added, 1 removed, 1 changed, 3 unchanged.');
    expect(text).toContain('| teams       |     1 |       0 |       1 |');
    expect(text).toContain('| odds-quotes |     0 |       1 |       0 |');
    expect(text).toContain('- `count`: 1 value in 1 file, such as `10` → `11` in `/data/v1/teams.json`');
    expect(text).toContain(
      '### Files added\n\n- `/data/v1/teams/search/new-fc.json`\n- `/calendar/new-fc.ics`\n',
    );
    expect(text).toContain('### Files removed\n\n- `/data/v1/odds-quotes/season/2020.json`\n');
  });

  it('counts files that follow from a table, and names the other files', () => {
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

  it('quotes texts, so that they make no mention, link or heading', () => {
    const hostile = '@everyone `code` <b>\n# Title';
    const text = describeChanges({ ...none, changed: [changed('/quality.json', { a: '' }, { a: hostile })] });
    expect(text).toContain('`` "@everyone `code` <b>\\n# Title" ``');
    expect(text.split('\n')).not.toContain('# Title');
  });

  it('cuts off a description longer than a comment may be, and counts the rest', () => {
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
    const text = describeChanges({
      added: files,
      removed: files,
      changed: [table, ...documents],
      unchanged: 0,
    });
    expect(text).toContain('**players**: 2,000 rows changed');
    expect(text).toContain('- … and 3,970 more\n');
    expect(text).toMatch(/\n… and [\d,]+ more lines\n$/);
    expect(text.length).toBeLessThan(65_536);
  });
});
