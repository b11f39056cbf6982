import { describe, expect, it } from 'vitest';
import { isFromFeed, sourceOf } from '../../src/resources/source.ts';
import { current, tables } from '../support/tables.ts';

const live = {
  season: current,
  tables: ['matches'] as const,
  updated_at: '2026-01-01T00:00:00Z',
  stale: false,
};

describe('isFromFeed', () => {
  it('is true of the live tables of the live season', () => {
    expect(isFromFeed('matches', current, live)).toBe(true);
    expect(isFromFeed('players', current, live)).toBe(false);
    expect(isFromFeed('matches', current - 1, live)).toBe(false);
    expect(isFromFeed('matches', current, undefined)).toBe(false);
  });
});

describe('sourceOf', () => {
  it.for([
    [[current - 1], 'archive'],
    [[current], 'official-live'],
    [[current - 1, current], 'official-live'],
    [undefined, 'official-live'],
    // A season to come has nothing yet: what is said of it is as of the current one.
    [[current + 1], 'official-live'],
  ] as const)('of %j is %s while the feed answers', ([seasons, expected]) => {
    expect(sourceOf(tables, 'matches', seasons, live)).toBe(expected);
  });

  it('is the snapshot without the feed', () => {
    expect(sourceOf(tables, 'matches', [current], undefined)).toBe('snapshot');
    expect(sourceOf(tables, 'players', [current], live)).toBe('snapshot');
  });
});
