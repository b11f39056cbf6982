import { describe, expect, it } from 'vitest';
import { deriveMatches } from '../../../src/derive/matches.ts';
import { dataset, tables } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

describe('deriveMatches', () => {
  it('returns the referee, and whether there are statistics', () => {
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
