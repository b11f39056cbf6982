import { describe, expect, it } from 'vitest';
import { expectedGoalsOf } from '../../../src/site/lookups/season-standings.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ tables }) => {
  const teams = tables.rows('teamStats').filter(({ stage, xg }) => stage === 'season' && xg !== null);

  it.runIf(teams.length > 0)('expected goals of a table are those of the team statistics', () => {
    for (const { season, club, xg, matches_with_stats } of teams) {
      const shown = expectedGoalsOf(tables, season).get(club);
      expect([shown?.made, shown?.matches], `${season} ${club}`).toEqual([xg, matches_with_stats]);
    }
  });
});
