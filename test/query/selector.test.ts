import { expect, it } from 'vitest';
import { seasonsNeeded } from '../../src/query/selector.ts';
import type { SeasonIndex } from '../../src/records/season.ts';

const seasonOf = (year: number) => ({
  season: year,
  first_day: `${year}-04-01`,
  last_day: `${year}-10-31`,
  unavailable_metrics: [],
  unavailable_team_stats: [],
  has_most_players: true,
  empty_tables: [],
});
const coming = { ...seasonOf(2025), first_day: null, last_day: null };
const index: SeasonIndex = {
  current: 2024,
  seasons: [...[2020, 2021, 2022, 2023, 2024].map(seasonOf), coming],
  matches: { m: 2021 },
  players: { p: [2020, 2022], veteran: [2020, 2021, 2022, 2023] },
  clubs: [],
  referees: [],
  coaches: [],
  retired: {},
};

it.for([
  ['a season', { season: 2021 }, [2021]],
  ['several matches', { match_id: ['m', 'new'] }, [2021, 2024]],
  ['several days', { date: ['2020-07-01', '2021-07-01'] }, [2020, 2021]],
  ['several seasons', { season: [2020, 2023] }, [2020, 2023]],
  ['a season before a match', { season: 2020, match_id: ['m'] }, [2020]],
  ['a match', { match_id: ['m'] }, [2021]],
  ['a match that may be new in the feed', { match_id: ['new'] }, [2024]],
  ['a match named like a method', { match_id: ['constructor'] }, [2024]],
  ['a player', { player_id: ['p'] }, [2020, 2022]],
  ['a player that may be new in the feed', { player_id: ['toString'] }, [2024]],
  ['a day', { date: '2022-07-01' }, [2022]],
  ['a first and a last day', { from: '2021-10-31', to: '2022-04-01' }, [2021, 2022]],
  ['a first day alone', { from: '2024-01-01' }, [2024]],
  ['a last day alone', { to: '2020-12-31' }, [2020]],
  ['days between seasons', { from: '2021-11-01', to: '2022-03-31' }, []],
  ['a day outside the span', { date: '2020-07-01', from: '2022-01-01' }, []],
] as const)('seasonsNeeded of %s are those alone', ([, query, expected]) => {
  expect(seasonsNeeded(query, index)).toEqual(expected);
});

it.for([
  ['says nothing of seasons', {}],
  ['concerns most seasons by its days', { from: '2020-05-01' }],
  ['concerns most seasons by its player', { player_id: ['veteran'] }],
] as const)('seasonsNeeded are all, from one file, where the query %s', ([, query]) => {
  expect(seasonsNeeded(query, index)).toBeUndefined();
});
