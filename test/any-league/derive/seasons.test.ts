import { describe, expect, it } from 'vitest';
import { deriveSeasons } from '../../../src/derive/seasons.ts';
import { blankRow } from '../../support/blank-row.ts';
import { the } from '../../support/the.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', ({ played, season, dataset }) => {
  it('deriveSeasons lists the seasons, oldest first, and counts their matches', () => {
    const seasons = deriveSeasons({ ...dataset, seasons: dataset.seasons.toReversed() });
    expect(seasons.map((row) => row.season)).toEqual(dataset.seasons.map((row) => row.season).sort());
    expect(seasons.find((row) => row.season === season)).toMatchObject({
      season,
      current: season === dataset.snapshot.season,
      champion: the(dataset.seasons, { season }).champion,
      matches_finished: played.length,
      matches_scheduled: dataset.matches.filter((row) => row.season === season).length,
    });
  });

  it('one season alone is current: that of the snapshot', () => {
    const snapshot = { ...dataset.snapshot, season };
    const current = deriveSeasons({ ...dataset, snapshot }).filter((row) => row.current);
    expect(current.map((row) => row.season)).toEqual([season]);
  });

  it('a season counts its finished matches apart from those scheduled', () => {
    const matches = (['FINISHED', 'UPCOMING', 'CANCELLED'] as const).map((status) =>
      blankRow('matches', { season, status, home_club: 'a', away_club: 'b' }),
    );
    expect(the(deriveSeasons({ ...dataset, matches }), { season })).toMatchObject({
      matches_finished: 1,
      matches_scheduled: 3,
    });
  });
});
