import { describe, expect, it } from 'vitest';
import { forecastsPage } from '../../../../src/site/forecast/forecasts-page.ts';
import { currentProjections } from '../../../../src/site/forecast/projections-table.ts';
import { recordPage } from '../../../../src/site/forecast/track-record-page.ts';
import { shortName } from '../../../../src/site/lookups/clubs.ts';
import { sitesOfWorld } from '../../../support/site.ts';
import { worlds } from '../../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english, french } = await sitesOfWorld(world);

  const { tables } = english;

  describe('the page of forecasts', () => {
    it.for([english, french])(
      'has a row of chances for each club of the projection, in $language',
      (site) => {
        const projections = currentProjections(site);
        const text = String(forecastsPage(site).content);
        const rows = text.match(/<table class="heat">.*?<\/table>/s)?.[0].match(/<th scope="row"/g) ?? [];
        expect(rows).toHaveLength(projections.length);
        for (const { places } of projections) expect(places).toHaveLength(projections.length);
      },
    );

    it('has a line for each club of the current season, with its strength of now', () => {
      const clubs = new Map(
        tables.rows('clubStrength', english.currentSeason).map((row) => [row.club, row.strength]),
      );
      const text = String(forecastsPage(english).content);
      for (const [club, strength] of clubs)
        expect(text).toContain(
          `>${shortName(english.tables, club, english.currentSeason)} ${Math.round(strength)}<`,
        );
    });
  });

  describe('the page on past forecasts', () => {
    it('has a row for each sample, and a dot for each group of probabilities', () => {
      const record = tables.rows('forecastRecord');
      const text = String(recordPage(english).content);
      expect(text.match(/<th scope="row"/g)?.length).toBeGreaterThanOrEqual(record.length);
      const judged = record.find(({ sample }) => sample === 'judged');
      expect(text.match(/<circle/g) ?? []).toHaveLength(judged?.calibration.length ?? 0);
    });
  });
});
