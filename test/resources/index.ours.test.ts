import { expect, it } from 'vitest';
import { InvalidQuery } from '../../src/query/parse-query.ts';
import { position } from '../../src/records/fields.ts';
import type { RefereedMatch, RefereeSummary } from '../../src/records/referee.ts';
import { projections, strength } from '../../src/resources/forecasts.ts';
import { headToHead } from '../../src/resources/head-to-head.ts';
import { leaderboards } from '../../src/resources/leaderboards.ts';
import { goals, matches } from '../../src/resources/matches.ts';
import { odds, oddsQuotes } from '../../src/resources/odds.ts';
import { player } from '../../src/resources/one-record.ts';
import { appearances, people } from '../../src/resources/people.ts';
import { players } from '../../src/resources/players.ts';
import { referees } from '../../src/resources/referees.ts';
import { teamStats } from '../../src/resources/team-stats.ts';
import { weather } from '../../src/resources/weather.ts';
import { answer, tables } from '../support/tables.ts';

const summaries = (query: object = {}) =>
  (answer(referees, { summary: true, ...query }) as { referees: RefereeSummary[] }).referees;
const assignments = (query: object = {}) =>
  answer(referees, { limit: 500, ...query }) as unknown as { total: number; referees: RefereedMatch[] };

it('referees are found by name, by id and by that of the feed, whole or its last part', () => {
  const [busiest] = summaries({ season: 2025 }) as [RefereeSummary];
  const { referee_id: id, feed_referee_id: feedId, name } = busiest;
  const ids = [id, id.toUpperCase(), feedId ?? '', feedId?.slice(-32) ?? ''];
  for (const referee of [name ?? '', ...ids]) {
    expect(assignments({ season: 2025, referee }).total).toBe(busiest.matches);
    expect(summaries({ season: 2025, referee })).toEqual([busiest]);
    const ofAll = summaries().filter(({ referee_id }) => referee_id === id);
    expect(summaries({ referee })).toEqual(ofAll);
    expect(assignments({ referee }).total).toBe(ofAll[0]?.matches);
  }
  expect(summaries({ season: 2025, limit: 3 })).toHaveLength(3);
});

it('goals of a player have that scorer', () => {
  const [first] = answer(goals, { season: 2025, kind: 'open-play' }).goals;
  const { player_id } = first ?? {};
  const found = answer(goals, { player_id }).goals;
  expect(found.length).toBeGreaterThan(0);
  expect(new Set(found.map((row) => row.player_id))).toEqual(new Set([player_id]));
});

it('odds are found by bookmaker', () => {
  const { total } = answer(odds, { bookmaker: 'market-average' });
  expect(total).toBeGreaterThanOrEqual(69);
  expect(answer(odds, { bookmaker: 'MARKET' }).total).toBe(total);
});

it('quotes are found by market, bookmaker and day', () => {
  expect(answer(oddsQuotes, { market: 'ah' }).total).toBeGreaterThanOrEqual(9);
  expect(answer(oddsQuotes, { market: '1x2', bookmaker: 'pinnacle' }).total).toBeGreaterThanOrEqual(8);
  const date = answer(oddsQuotes).odds_quotes[0]?.date;
  expect(date).toBeDefined();
  expect(answer(oddsQuotes, { date }).odds_quotes.every((quote) => quote.date === date)).toBe(true);
});

it('a price whose time was entered after the match is whole in the corrections, and no quote', () => {
  const match_id = '3d194e88ab3d4b81a84bbe8f0d9b97cb';
  expect(answer(oddsQuotes, { match_id }).odds_quotes).toEqual([]);
  const ofMatch = tables.rows('corrections').filter(({ subject }) => subject.includes(match_id));
  expect(ofMatch.map(({ table, column, before, after }) => [table, column, before, after])).toEqual([
    ['odds-quotes/2026', null, 'home=2.59; draw=3.41; away=2.43; captured_at=2026-05-24T01:35:31Z', null],
    ['odds-quotes/2026', null, 'home=1.962; away=1.833; captured_at=2026-05-24T01:35:31Z', null],
  ]);
});

it('head-to-head is a 400 for a text that several clubs match, or for one club twice', () => {
  const ask = (team: string, opponent: string) => () => answer(headToHead, { team, opponent });
  expect(ask('fc', 'forge')).toThrow(InvalidQuery);
  expect(ask('york,forge', 'pacific')).toThrow(
    "'team' matches forge-fc, inter-toronto-fc; expected one club",
  );
  expect(ask('forge', 'forge-fc')).toThrow('the same club');
});

it('weather of the second day of 2019 was 4.9 °C with 32.9 km/h of wind', () => {
  const match_id = 'c3e37172e9d44bfc843a2c3e34e88e8a';
  expect(answer(weather, { match_id }).weather).toMatchObject([
    { period: 'day', temperature_c: 4.9, wind_kmh: 32.9, precipitation_mm: 0 },
  ]);
});

it('raw=true adds the feed’s own statistics and the number of matches they cover', () => {
  expect(answer(teamStats, { season: 2025 }).team_stats[0]).not.toHaveProperty('raw_stats');
  const [row] = answer(teamStats, { season: 2025, team: 'atletico-ottawa', raw: true }).team_stats;
  expect(row?.raw_matches).toBe(30);
  expect(Object.keys(row?.raw_stats ?? {}).length).toBeGreaterThan(150);
  expect(row?.raw_stats).toHaveProperty('Total Successful Passes ( Excl Crosses & Corners ) ');
});

it('the answer names its source, the origin of its figures and the last day it covers', () => {
  const origin = 'sums of match statistics';
  expect(answer(teamStats, { season: 2019 })).toMatchObject({ source: 'archive', origin });
  expect(answer(teamStats, { season: 2025 })).toMatchObject({ source: 'archive', origin });
  expect(answer(teamStats, { season: 2025, stage: 'all' })).toMatchObject({
    source: 'archive',
    origin: 'season totals of the feed',
    as_of: '2025-11-09',
  });
});

it('line-ups have each of the 3,826 appearances of 2019 and 2020', () => {
  expect(answer(appearances, { from: '2019-01-01', limit: 1 }).total).toBe(3826);
  const final = answer(appearances, { match_id: 'e6694a60cfb24819a23845a500f1604e' }).appearances;
  const forge = final.filter(({ club }) => club === 'forge-fc');
  expect(final.findIndex(({ side }) => side === 'away')).toBe(final.length - forge.length);
  expect(forge.slice(0, 11).map(({ name }) => name.split(' ').at(-1))).toEqual(
    expect.arrayContaining(['Henry', 'Bekker', 'Borges', 'Achinioti-Jönsson']),
  );
  const positions = forge.map(({ position }) => position);
  expect(positions.slice(0, 11)).toEqual(
    ['Goalkeeper', 'Defender', 'Midfielder', 'Forward'].flatMap((name) =>
      positions.slice(0, 11).filter((position) => position === name),
    ),
  );
  const substitutes = forge.slice(11).map(({ name, minute_on }) => [name, minute_on]);
  expect(substitutes).toEqual([
    ['E. Cissé', 60],
    ['D. Choinière', 67],
    ['G. Frano', 86],
  ]);
});

it('a player has each match with its minutes and result, newest first', () => {
  const [choiniere] = answer(players, { search: 'choinière', season: 2019 }).players;
  const { by_match } = answer(player, { player_id: choiniere?.player_id });
  const of2019 = by_match.filter(({ season }) => season === 2019);
  expect(of2019).toHaveLength(choiniere?.appearances ?? 0);
  expect(of2019[0]).toMatchObject({ date: '2019-11-02', minutes: 23, result: 'W', goals: 1 });
});

it('strengths between two seasons are the last of the season before', () => {
  const { strength: strengths } = answer(strength, { date: '2022-01-15' });
  expect(new Set(strengths.map(({ date }) => date.slice(0, 4)))).toEqual(new Set(['2021']));
  expect(strengths).toHaveLength(8);
  const oldestFirst = answer(strength, { date: '2022-01-15', order: 'asc' }).strength;
  expect(new Set(oldestFirst)).toEqual(new Set(strengths));
});

it('people of a club are found by any of its names', () => {
  const ofClub = tables
    .rows('players')
    .filter(({ clubs }) => clubs.some(({ club }) => club === 'inter-toronto-fc'));
  const found = answer(people, { team: 'York9', limit: 500 }).people.map(({ player_id }) => player_id);
  expect(new Set(found)).toEqual(new Set(ofClub.map(({ player_id }) => player_id)));
});

it('players sorted by what a season lacks have a hint of where it is', () => {
  const positions = answer(players, { season: 2025, sort: 'position', limit: 500 }).players.map(
    (row) => row.position,
  );
  const places = positions.flatMap((name) => (name === null ? [] : position.options.indexOf(name)));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  for (const [season, sort, years] of [
    [2026, 'attack', '2019 to 2025'],
    [2026, 'rating', '2019 to 2025'],
    [2024, 'saves', '2025'],
  ] as const)
    expect(answer(players, { season, sort }).hint).toBe(
      `no row has a value of ${sort} to sort by; ${years} has it`,
    );
  expect(answer(players).hint).toBe('2026 has goals alone so far: season=2026');
});

it('boards rank whoever is known to have none', () => {
  for (const season of [2021, 2022]) {
    const boards = answer(leaderboards, { season, limit: 500 }).leaderboards;
    expect(
      boards.flatMap(({ omitted }) => omitted.filter(({ least, most }) => least !== null && least === most)),
    ).toEqual([]);
  }
});

it('a club that nothing is known of has a hint, whichever parameter names it', () => {
  const hints = [
    answer(matches, { team: 'forge', opponent: 'Wandrers' }).hint,
    answer(goals, { against: 'Wandrers' }).hint,
    answer(matches, { team: 'Wandrers,forge' }).hint,
  ];
  for (const hint of hints) expect(hint).toContain("no club matches 'wandrers'; did you mean 'HFX Wanderers");
  expect(answer(matches, { team: 'zzz' }).hint).toBe("no club matches 'zzz'; /teams lists them");
});

it('a season without projections has no places', () => {
  expect(answer(projections, { season: 2030 })).toMatchObject({ count: 0, play_off_places: null });
});
