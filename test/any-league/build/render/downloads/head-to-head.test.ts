import { describe, expect, it } from 'vitest';
import { headToHead } from '../../../../../build/render/downloads/derived-tables.ts';
import { worlds } from '../../../../support/worlds.ts';

describe.for(worlds)('$name', ({ tables }) => {
  it('every two clubs that have met have a row each', () => {
    const rows = headToHead.records(tables) as { club: string; opponent: string }[];
    const met = new Set(
      tables
        .rows('matches')
        .flatMap(({ home_club: home, away_club: away }) => [`${home} ${away}`, `${away} ${home}`]),
    );
    expect(new Set(rows.map(({ club, opponent }) => `${club} ${opponent}`))).toEqual(met);
  });
});
