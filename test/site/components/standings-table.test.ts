import { describe, expect, it } from 'vitest';
import { standing as record, type Standing } from '../../../src/records/standing.ts';
import { standingsTable } from '../../../src/site/components/standings-table.ts';
import { blankRecord } from '../../support/blank-row.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english } = await sitesOfWorld(world);

  const season = english.currentSeason;

  const standing = (position: number, qualification: string | null): Standing =>
    blankRecord(record, { position, team: `Club ${position}`, season, form: [], qualification });

  it('has figures that move on a match day only where the table is of now', () => {
    const tableOf = (isLive: boolean) =>
      String(standingsTable(english, { caption: 'Table', season, rows: [standing(1, null)], isLive }));
    expect(tableOf(true)).toContain('data-figure="points ');
    expect(tableOf(false)).not.toContain('data-figure');
  });

  describe('the line in standings', () => {
    const places = ['play-offs', 'play-offs', 'play-offs', null, null];
    const shown = (rows: readonly Standing[], isOfStage = true) =>
      String(standingsTable(english, { caption: 'Table', season, rows, isOfStage }));
    const clubAboveLine = (rows: readonly Standing[]) =>
      /<tr class="cut">.*?Club (\d)/s.exec(shown(rows))?.[1];
    const open = places.map((qualification, index) => standing(index + 1, qualification));

    it('is below the last place that leads to the play-offs', () => {
      expect(clubAboveLine(open)).toBe('3');
      expect(shown(open)).toContain('The line marks the play-off places.');
    });

    it('is not drawn where no place leads to another stage', () => {
      expect(clubAboveLine(open.map((row) => ({ ...row, qualification: null })))).toBeUndefined();
    });

    it('is below the last club that went on, once clubs have', () => {
      const final = open.map((row) => standing(row.position, row.position < 3 ? 'final' : null));
      expect(clubAboveLine(final)).toBe('2');
      expect(shown(final, false)).toContain('Clubs above the line went on to the play-offs.');
      const { final: name } = { final: 'final', ...world.league.stages };
      expect(shown(final)).toContain(`Clubs above the line went on to the next stage: ${name}.`);
    });

    it('has letters for what is certain, with a legend of those that are there', () => {
      const decided = shown(
        open.map((row, index) => ({ ...row, certain: index === 0 ? 'play_offs' : null })),
      );
      expect(decided).toContain('<abbr class="small muted" title="in the play-offs">x</abbr>');
      expect(decided).toContain('x in the play-offs.</p>');
    });
  });
});
