import { expect, it } from 'vitest';
import file from '../../../data/league.json' with { type: 'json' };
import { feedAdapterNames } from '../../../src/records/feed-settings.ts';
import { parseLeague } from '../../../src/records/league.ts';
import { leagueSchema } from '../../../src/records/league-schema.ts';
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
