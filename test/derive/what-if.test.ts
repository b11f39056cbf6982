import { describe, expect, it } from 'vitest';
import { type Choice, playOut, type WhatIfSeason } from '../../src/derive/what-if.ts';
import { chancesOf } from '../../src/site/chances.ts';
import { whatIfPage } from '../../src/site/forecast/what-if-page.ts';
import { whatIfSeasons } from '../../src/site/forecast/what-if-seasons.ts';
import type { WhatIfValues } from '../../src/site/frame/asset-addresses.ts';
import { sitesOfWorld } from '../support/site.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english } = await sitesOfWorld(world);
  const { tables } = world;
  const seasons = whatIfSeasons(english.tables).map((season): WhatIfSeason => {
    const { content } = whatIfPage(english, season);
    const [, json = ''] = /data-what-if="([^"]*)"/.exec(String(content)) ?? [];
    const values: WhatIfValues = JSON.parse(json.replaceAll('&quot;', '"').replaceAll('&amp;', '&'));
    return values.season;
  });

  describe.runIf(seasons.length > 0)('playOut', () => {
    it.for(seasons)('without choices is the newest projection of $season', (season) => {
      const rows = tables.rows('projections', season.season);
      const newest = rows.filter(({ date }) => date === rows.at(-1)?.date);
      const { rows: answer } = playOut(season)([]);
      expect(answer.length).toBe(newest.length);
      for (const row of answer) {
        const projection = newest.find(({ club }) => club === row.club);
        expect([row.best, row.worst]).toEqual([projection?.best_place, projection?.worst_place]);
        expect(row.places).toEqual(projection?.places);
        expect(chancesOf(row)).toEqual(projection && chancesOf(projection));
        expect(row.expected_points).toBe(projection?.expected_points);
        if (season.titlePlayOffs) expect(row.champion).toBe(projection?.champion);
      }
    });

    it.for(seasons)('gives what follows from a result, whatever was chosen before, in $season', (season) => {
      const { matches } = season;
      const play = playOut(season);
      const simulate = (choices: readonly Choice[]) => play(choices).rows;
      const before = simulate([]);
      const index = matches.findIndex(({ home_goals, away_goals }) => (home_goals ?? 0) >= (away_goals ?? 0));
      const { home_club = '', away_club = '' } = matches[index] ?? {};
      const win: Choice[] = matches.map((_, other) => (other === index ? 2 : undefined));
      const after = simulate(win);
      const pointsOf = (rows: typeof after, club: string) =>
        rows.find((row) => row.club === club)?.points ?? 0;
      expect(pointsOf(after, away_club)).toBeGreaterThan(pointsOf(before, away_club));
      expect(pointsOf(after, home_club)).toBeLessThanOrEqual(pointsOf(before, home_club));
      const chance = (rows: typeof after) => rows.find(({ club }) => club === away_club)?.play_offs ?? 0;
      expect(chance(after)).toBeGreaterThanOrEqual(chance(before));
      expect(simulate([])).toEqual(before);
      expect(playOut(season)(win).rows).toEqual(after);
    });
  });
});
