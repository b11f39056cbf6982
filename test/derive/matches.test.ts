import { describe, expect, it } from 'vitest';
import { deriveMatches, inOrderOfPlay, matchLookups, publishMatch } from '../../src/derive/matches.ts';
import { match as published } from '../../src/records/match.ts';
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

describe('deriveMatches', () => {
  it('has the referee, and says whether there are statistics', () => {
    const referee = dataset.referees.find(({ season }) => season === 2025);
    const match = the(tables.rows('matches'), { match_id: referee?.match_id });
    expect(match).toMatchObject({
      referee: referee?.name,
      referee_id: referee?.referee_id,
      source: 'archive',
    });
    const without = deriveMatches({ ...dataset, referees: [], matchStats: [] });
    expect(the(without, { match_id: match.match_id })).toMatchObject({
      referee: null,
      referee_id: null,
      advanced_stats_available: false,
    });
  });
});

describe('publishMatch', () => {
  const match = the(dataset.matches, { season: 2019, date: '2019-04-27', home_club: 'forge-fc' });
  const lookups = matchLookups(dataset);

  it('has every field of the record, with the names of the season', () => {
    const row = publishMatch(match, lookups, 'archive');
    expect(Object.keys(row)).toEqual(Object.keys(published.shape));
    expect(row).toMatchObject({
      home_team: 'Forge FC',
      away_team: 'York9 FC',
      competition: 'cpl',
      phase: null,
    });
  });

  it('throws for a venue that is not in the dataset', () => {
    expect(() => publishMatch({ ...match, venue_id: 'nowhere' }, lookups, 'archive')).toThrow(
      'nowhere is unknown',
    );
  });
});
