import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import file from '../../data/league.json' with { type: 'json' };
import { feedAdapterNames } from '../../src/records/feed-settings.ts';
import { leagueSchema } from '../../src/records/league-schema.ts';
import { seasonName, seasonRange } from '../../src/records/season-rules.ts';
import secondLeague from '../fixtures/second-league/data/league.json' with { type: 'json' };

/** Returns what is wrong with a league. */
const faultsOf = (league: unknown) =>
  z.prettifyError(leagueSchema.safeParse(league).error ?? new z.core.$ZodError([]));

it.for([file, secondLeague])(
  'the schema changes nothing of the file of a league, which the Worker uses as it is: $name',
  (league) => {
    expect(leagueSchema.parse(league)).toStrictEqual(league);
  },
);

it('every field of a league at fault is named', () => {
  const broken = { ...file, time_zones: ['Mars/Olympus'], first_season: '2019', colour: 'green' };
  for (const field of ['time_zones', 'first_season', 'colour']) expect(faultsOf(broken)).toContain(field);
});

it('the adapters are named where the feed of a league has none of them', () => {
  const feed = {
    origin: 'https://feed.example',
    path: '/seasons',
    competition: 'abc',
    locale: 'en',
    site: 'https://league.example',
  };
  for (const adapter of ['none', undefined])
    expect(faultsOf({ ...file, feed: { ...feed, adapter } })).toContain(
      `expected the name of an adapter: ${feedAdapterNames.join(', ')}`,
    );
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
