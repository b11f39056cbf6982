import { describe, expect, it } from 'vitest';
import { weekStakes } from '../../../src/site/home/home-page.ts';
import { isAhead } from '../../../src/site/match/match-phase.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english: site } = await sitesOfWorld(world);
  const matches = world.tables.rows('matches', site.currentSeason);
  const ahead = new Set(matches.filter((match) => isAhead(match, site)).map(({ match_id }) => match_id));
  const hasStakes = world.tables
    .rows('forecasts')
    .some(({ match_id, stakes }) => stakes !== null && ahead.has(match_id));

  it('weekStakes lists matches to come, those that move most first', () => {
    const figures = [...String(weekStakes(site)).matchAll(/±(\d+)</g)].map(([, figure]) => Number(figure));
    expect(figures.length > 0).toBe(hasStakes);
    expect(figures).toEqual(figures.toSorted((a, b) => b - a));
  });

  it('weekStakes is left out once all matches are over by the clock', () => {
    expect(String(weekStakes({ ...site, now: new Date('2999-01-01') }))).toBe('');
  });
});
