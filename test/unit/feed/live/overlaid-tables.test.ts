import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../../../src/derive/in-memory-tables.ts';
import { overlaidTables } from '../../../../src/feed/live/live-tables.ts';
import type { Match } from '../../../../src/records/match.ts';
import { league } from '../../../support/tables.ts';

const match = (match_id: string, season: number) => ({ match_id, season }) as Match;

const stored = new InMemoryTables({ league });
stored.set('matches', [match('a', 2024), match('b', 2025), match('c', 2026)]);
stored.set('standings', []);

const live = [match('x', 2025), match('y', 2025)];
const tables = overlaidTables(stored, 2025, { matches: live });
const idsOf = (year?: number) => tables.rows('matches', year).map(({ match_id }) => match_id);

describe('overlaidTables', () => {
  it('has the live rows in place of those of their season, among the stored ones', () => {
    expect(idsOf()).toEqual(['a', 'x', 'y', 'c']);
    expect(idsOf(2025)).toEqual(['x', 'y']);
    expect(idsOf(2024)).toEqual(['a']);
  });

  it('has the stored rows of every other table', () => {
    expect(tables.rows('standings')).toBe(stored.rows('standings'));
  });
});
