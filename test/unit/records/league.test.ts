import { expect, it } from 'vitest';
import file from '../../../data/league.json' with { type: 'json' };
import { feedAdapterNames } from '../../../src/records/feed-settings.ts';
import { parseLeague } from '../../../src/records/league.ts';
import { leagueSchema } from '../../../src/records/league-schema.ts';
import { seasonName, seasonRange } from '../../../src/records/season-rules.ts';
import secondLeague from '../../fixtures/second-league/data/league.json' with { type: 'json' };

it.for([file, secondLeague])(
  'the schema changes nothing of a file, which the Worker uses as it is',
  (league) => {
    expect(leagueSchema.parse(league)).toStrictEqual(league);
  },
);

it('parseLeague names every field at fault', () => {
  const broken = { ...file, time_zones: ['Mars/Olympus'], first_season: '2019', colour: 'green' };
  for (const field of ['time_zones', 'first_season', 'colour']) {
    expect(() => parseLeague(broken)).toThrow(field);
  }
});

it('parseLeague names the adapters where the feed has none of them', () => {
  const feed = {
    ...{ origin: 'https://feed.example', path: '/seasons', competition: 'abc', locale: 'en' },
    site: 'https://league.example',
  };
  for (const adapter of ['none', undefined]) {
    expect(() => parseLeague({ ...file, feed: { ...feed, adapter } })).toThrow(
      `expected the name of an adapter: ${feedAdapterNames.join(', ')}`,
    );
  }
});

it('seasonName returns the year, or both where seasons span two', () => {
  expect(seasonName(2024, 1)).toBe('2024');
  expect([1999, 2008, 2024].map((season) => seasonName(season, 7))).toEqual([
    '1999–00',
    '2008–09',
    '2024–25',
  ]);
});

it('seasonRange returns the range from the first season to the last', () => {
  expect(seasonRange([2019, 2021, 2022], 1)).toBe('2019–2022');
  expect(seasonRange([1999, 2001], 8)).toBe('1999–00 – 2001–02');
});

it('seasonRange returns the name of a single season, and a dash without any', () => {
  expect([seasonRange([2019, 2019], 1), seasonRange([2019], 7)]).toEqual(['2019', '2019–20']);
  expect([seasonRange([], 1), seasonRange([], 7)]).toEqual(['–', '–']);
});
