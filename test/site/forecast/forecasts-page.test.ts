import { describe, expect, it } from 'vitest';
import { type Projection, projection as record } from '../../../src/records/forecast.ts';
import type { Row, TableName } from '../../../src/records/published.ts';
import { forecastHeadline, forecastsPage } from '../../../src/site/forecast/forecasts-page.ts';
import { currentProjections } from '../../../src/site/forecast/projections-table.ts';
import { trackRecordPage } from '../../../src/site/forecast/track-record-page.ts';
import { clubsById, shortName } from '../../../src/site/lookups/club-lookups.ts';
import type { Site } from '../../../src/site/site.ts';
import { blankRecord } from '../../support/blank-row.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english, french } = await sitesOfWorld(world);

  const [a = '', b = ''] = clubsById(english.tables).keys();
  const season = english.currentSeason;
  const nameOf = (club: string) => shortName(english.tables, club, season);

  const projection = (club: string, places: number[]): Projection => {
    const known = { first: places[0] ?? 0, best_place: 1, worst_place: places.length };
    return blankRecord(record, {
      season,
      date: `${season}-06-01`,
      team: club,
      club,
      places,
      ...known,
      zones: [],
    });
  };
  const strength = (club: string, points: number, day = 1) => ({
    season,
    date: `${season}-06-0${day}`,
    team: club,
    club,
    strength: points,
  });

  const strengths = [strength(a, 1600), strength(b, 1500)];

  it('the headline of forecasts names the club that finishes first in half of all cases or more', () => {
    const site = withRows({ projections: [projection(a, [0.62, 0.38]), projection(b, [0.38, 0.62])] });
    expect(forecastHeadline(site)).toBe(`${nameOf(a)} are the favourites to finish first, at 62%`);
  });

  it('the headline of forecasts names the two likeliest clubs where none has half of the chances', () => {
    const rows = [projection(a, [0.4, 0.6]), projection(b, [0.45, 0.55])];
    expect(forecastHeadline(withRows({ projections: rows }))).toBe(
      `First place is open: ${nameOf(b)} 45%, ${nameOf(a)} 40%`,
    );
  });

  it('the headline of forecasts names the club with the latest strength once the table is final', () => {
    const projections = [projection(a, [1, 0]), projection(b, [0, 1])];
    const clubStrength = [...strengths, strength(b, 1650, 2)];
    expect(forecastHeadline(withRows({ projections, clubStrength }))).toBe(
      `${nameOf(b)} are the strongest club`,
    );
  });

  it('the headline of forecasts names the strongest club of a season without projections', () => {
    expect(forecastHeadline(withRows({ clubStrength: strengths }))).toBe(
      `${nameOf(a)} are the strongest club`,
    );
    expect(forecastHeadline(withRows({}))).toBe('Forecast');
  });

  function withRows(rows: { projections?: Projection[]; clubStrength?: Row<'clubStrength'>[] }): Site {
    const changed: Partial<Record<TableName, readonly object[]>> = {
      matches: [],
      projections: [],
      clubStrength: [],
      ...rows,
    };
    const { tables } = english;
    const rowsOf = (name: TableName, year?: number) => changed[name] ?? tables.rows(name, year);
    return { ...english, tables: { ...tables, rows: rowsOf as typeof tables.rows } };
  }

  const { tables } = english;

  it.for([english, french])(
    'the page of forecasts has a row of chances for each club of the projection, in $language',
    (site) => {
      const projections = currentProjections(site);
      const text = String(forecastsPage(site).content);
      const rows = text.match(/<table class="heat"[^>]*>.*?<\/table>/s)?.[0].match(/<th scope="row"/g) ?? [];
      expect(rows).toHaveLength(projections.length);
      for (const { places } of projections) expect(places).toHaveLength(projections.length);
    },
  );

  it('the page of forecasts has a line for each club of the current season', () => {
    const clubs = new Map(
      tables.rows('clubStrength', english.currentSeason).map((row) => [row.club, row.strength]),
    );
    const text = String(forecastsPage(english).content);
    for (const [club, strength] of clubs)
      expect(text).toContain(
        `>${shortName(english.tables, club, english.currentSeason)} ${Math.round(strength)}<`,
      );
  });

  it('the page on past forecasts has a row for each sample', () => {
    const record = tables.rows('forecastRecord');
    const text = String(trackRecordPage(english).content);
    expect(text.match(/<th scope="row"/g)?.length).toBeGreaterThanOrEqual(record.length);
    const judged = record.find(({ sample }) => sample === 'judged');
    expect(text.match(/<circle/g) ?? []).toHaveLength(judged?.calibration.length ?? 0);
  });
});
