import { describe, expect, it } from 'vitest';
import { playOffPlaces } from '../../../../src/records/season-rules.ts';
import type { Standing } from '../../../../src/records/standing.ts';
import { standingsTable } from '../../../../src/site/components/standings-table.ts';
import { sitesOfWorld } from '../../../support/site.ts';
import { worlds } from '../../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english } = await sitesOfWorld(world);

  const season = english.currentSeason;
  const places = playOffPlaces(english.tables.league, season);

  const standing = (position: number, qualification: string | null): Standing => ({
    position,
    team: `Club ${position}`,
    club: `club-${position}`,
    played: 1,
    wins: 0,
    draws: 1,
    losses: 0,
    goals_for: 0,
    goals_against: 0,
    goal_difference: 0,
    points: 1,
    points_deducted: 0,
    season,
    movement: null,
    form: [],
    qualification,
  });

  describe('the line in standings', () => {
    const open = Array.from({ length: 9 }, (_, index) => standing(index + 1, null));
    const clubAboveLine = (rows: readonly Standing[], isOfSeason = true) =>
      /<tr class="cut">.*?Club (\d)/s.exec(
        String(standingsTable(english, { caption: 'Table', season, rows, isOfSeason })),
      )?.[1];

    it('is below the play-off places of the current season, where the league has them', () => {
      expect(clubAboveLine(open)).toBe(places === null ? undefined : `${places}`);
    });

    it('is not drawn in the standings of a group', () => {
      expect(clubAboveLine(open, false)).toBeUndefined();
    });

    it('is below the last club that went on, once clubs have', () => {
      expect(
        clubAboveLine(open.map((row) => (row.position < 3 ? standing(row.position, 'final') : row))),
      ).toBe('2');
    });
  });
});
