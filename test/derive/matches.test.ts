import { describe, expect, it } from 'vitest';
import { inOrderOfPlay, matchLookups, publishMatch } from '../../src/derive/matches.ts';
import { league } from '../../src/records/league.ts';
import { match as record } from '../../src/records/match.ts';
import { match as published } from '../support/examples.ts';
import { dataset, tables } from '../support/tables.ts';
import { the } from '../support/the.ts';

describe('inOrderOfPlay', () => {
  it('is total: no two are equal, and it is the order they are published in', () => {
    const rows = tables.rows('matches');
    for (let index = 1; index < rows.length; index++) {
      const [before, after] = [rows[index - 1], rows[index]];
      if (before && after) expect(inOrderOfPlay(before, after)).toBe(-1);
    }
  });

  it('puts an unknown kick-off after the known ones of its day', () => {
    const known = { date: '2024-05-01', kickoff_utc: '2024-05-01T23:00:00Z', match_id: 'b' };
    expect(inOrderOfPlay(known, { ...known, kickoff_utc: null, match_id: 'a' })).toBe(-1);
  });
});

describe('publishMatch', () => {
  const match = the(dataset.matches, { match_id: published.match_id });
  const lookups = matchLookups(dataset);

  it('has every field of the record, with the names of the season', () => {
    const row = publishMatch(match, lookups, 'archive');
    expect(Object.keys(row)).toEqual(Object.keys(record.shape));
    expect(row).toMatchObject({
      home_team: published.home_team,
      away_team: published.away_team,
      competition: league.code,
    });
  });

  it('throws for a venue that is not in the dataset', () => {
    expect(() => publishMatch({ ...match, venue_id: 'nowhere' }, lookups, 'archive')).toThrow(
      'nowhere is unknown',
    );
  });
});
