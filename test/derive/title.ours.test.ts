import { expect, it } from 'vitest';
import { deriveProjections } from '../../src/derive/projections.ts';
import { seasonBracket } from '../../src/derive/season-bracket.ts';
import { computeStrengths, forecastMatch, strengthsAt } from '../../src/derive/strength.ts';
import { titleChances } from '../../src/derive/title-chances.ts';
import { titleModel } from '../../src/derive/title-model.ts';
import { unplayed } from '../../src/feed/final-rows.ts';
import { bracketIn } from '../../src/records/season-rules.ts';
import { dataset, league, settled, tables } from '../support/tables.ts';

const constants = dataset.forecastModel?.constants ?? [];
const history = computeStrengths(tables.rows('matches'), constants);
const projections = tables.rows('projections');

/** Returns the chances of the title on a day, by club. */
const titleOn = (season: number, date: string) =>
  new Map(
    tables
      .rows('projections', season)
      .filter((row) => row.date === date)
      .map(({ club, champion }) => [club, champion]),
  );

const bracketOf = (season: number) =>
  seasonBracket({
    league,
    season,
    stages: dataset.stages.filter((row) => row.season === season),
    matches: tables.rows('matches', season),
    publishedRows: tables.rows('standings', season),
  });

it.for([
  [
    2023,
    '2022-10-30',
    ['cavalry-fc', 'forge-fc', 'hfx-wanderers-fc', 'pacific-fc', 'inter-toronto-fc'],
    [0.435, 0.469, 0.037, 0.043, 0.016],
  ],
  [
    2024,
    '2023-10-28',
    ['forge-fc', 'cavalry-fc', 'atletico-ottawa', 'inter-toronto-fc', 'pacific-fc'],
    [0.431, 0.47, 0.057, 0.018, 0.024],
  ],
] as const)(
  'the play-offs of %d have the chances that were counted elsewhere from the same strengths',
  ([season, strengthsOf, seeds, expected]) => {
    const strengths = strengthsAt(history, strengthsOf);
    const model = titleModel(season, bracketIn(league, season) ?? [], league, strengths, constants);
    const chances = new Float64Array(5);
    titleChances(model, seeds)([0, 1, 2, 3, 4], 1, chances);
    for (const [index, chance] of expected.entries())
      expect(Math.abs((chances[index] ?? 0) - chance)).toBeLessThan(0.0006);
  },
);

it.for([
  [2023, '2023-10-07'],
  [2024, '2024-10-19'],
  [2025, '2025-10-18'],
] as const)('the chances of %d before the play-offs are those of its 16 paths', ([season, date]) => {
  const seeds = tables
    .rows('standings', season)
    .toSorted((a, b) => a.position - b.position)
    .map(({ club }) => club);
  const strengths = strengthsAt(history, date);
  const paths = new Map(seeds.map((club) => [club, 0]));
  /** Returns who may win a match at home or away, with the loser and the chance. */
  const ends = (home_club: string, away_club: string) => {
    const { home, draw } = forecastMatch(
      { season, home_club, away_club, neutral: false },
      strengths,
      constants,
    );
    const chance = home + draw / 2;
    return [
      [home_club, away_club, chance],
      [away_club, home_club, 1 - chance],
    ] as const;
  };
  const [first = '', second = '', third = '', fourth = '', fifth = ''] = seeds;
  for (const [playIn, , a] of ends(fourth, fifth))
    for (const [quarterfinal, , b] of ends(third, playIn))
      for (const [host, loser, c] of ends(first, second))
        for (const [guest, , d] of ends(loser, quarterfinal))
          for (const [champion, , e] of ends(host, guest))
            paths.set(champion, (paths.get(champion) ?? 0) + a * b * c * d * e);
  for (const [club, champion] of titleOn(season, date))
    expect(Math.abs((champion ?? -1) - (paths.get(club) ?? 0))).toBeLessThan(0.0002);
});

it('the chances of the title add up to 1 on every day', () => {
  const days = Map.groupBy(projections, ({ season, date }) => `${season} ${date}`);
  for (const [day, rows] of days) {
    const units = rows.reduce((total, { champion }) => total + Math.round((champion ?? 0) * 10_000), 0);
    expect(`${day}: ${units}`).toBe(`${day}: 10000`);
  }
});

it('the chances of the title end with the champion, and are 0 or 1 only where that is certain', () => {
  for (const season of settled) {
    const rows = tables.rows('projections', season);
    const champion = dataset.seasons.find((row) => row.season === season)?.champion;
    const last = rows.filter(({ date }) => date === rows.at(-1)?.date);
    expect(last.filter((row) => row.champion === 1).map(({ club }) => club)).toEqual([champion]);
    const earlier = rows.filter(({ date }) => date !== rows.at(-1)?.date);
    expect(earlier.some((row) => row.champion === 1)).toBe(false);
    if (season < 2020) continue;
    const states = bracketOf(season);
    const [firstMatch] =
      states
        ?.flatMap(({ matches }) => matches)
        .map(({ date }) => date)
        .sort() ?? [];
    for (const row of rows.filter(({ date }) => date < (firstMatch ?? '')))
      expect(row.champion === 0).toBe(row.play_offs === 0);
  }
});

it('brackets know the clubs and the winner of every tie of finished seasons', () => {
  for (const season of settled) {
    const states = bracketOf(season);
    const champion = dataset.seasons.find((row) => row.season === season)?.champion;
    expect(states?.at(-1)?.order?.[0]).toBe(champion);
    for (const { matches, order, clubs, tie } of states ?? []) {
      expect(matches).toHaveLength(clubs.length === 4 ? 6 : (tie.legs ?? 1));
      expect(order).toHaveLength(clubs.length);
    }
  }
});

it('there is no bracket of a season before its table is complete', () => {
  const matches = tables
    .rows('matches', 2025)
    .map((match) =>
      match.date === '2025-10-18' ? { ...match, ...unplayed, status: 'UPCOMING' as const } : match,
    );
  const stages = dataset.stages.filter(({ season }) => season === 2025);
  expect(seasonBracket({ league, season: 2025, stages, matches, publishedRows: [] })).toBeNull();
});

it('the chances of the title of a day in the play-offs know nothing of what came later', () => {
  const days = new Map([
    [2019, '2019-10-26'],
    [2020, '2020-09-12'],
    [2021, '2021-11-20'],
    [2022, '2022-10-15'],
    [2023, '2023-10-14'],
    [2024, '2024-10-27'],
    [2025, '2025-10-26'],
  ]);
  const tableStages = new Set(
    dataset.stages.filter(({ table }) => table === 'season').map(({ season, stage }) => `${season} ${stage}`),
  );
  const isKnown = ({ season, date }: { season: number; date: string }) => date <= (days.get(season) ?? '');
  for (const [season, day] of days) {
    const matches = tables
      .rows('matches', season)
      .map((match) => (isKnown(match) ? match : { ...match, ...unplayed, status: 'UPCOMING' as const }));
    const tableEnd = matches.findLast(({ stage }) => tableStages.has(`${season} ${stage}`))?.date ?? '';
    const isDayOfPlayOffs = ({ date }: { date: string }) => tableEnd <= date && date <= day;
    const then = deriveProjections({
      league,
      matches,
      constants,
      history: history.filter(isDayOfPlayOffs),
      names: dataset.clubNames,
      asOf: day,
      stages: dataset.stages.filter((row) => row.season === season),
      standings: dataset.standings.filter((row) => row.season === season),
    });
    const published = tables.rows('projections', season).filter(isDayOfPlayOffs);
    expect(published.length).toBeGreaterThan(8);
    expect(then.projections.filter(isDayOfPlayOffs)).toEqual(published);
  }
});

it('without a bracket a season that play-offs decide has no chances of the title', () => {
  const ofSeason = <Row extends { readonly season: number }>(rows: readonly Row[]) =>
    rows.filter(({ season }) => season === 2025);
  const inputs = {
    league: { ...league, brackets: [] },
    matches: tables.rows('matches', 2025),
    constants,
    history,
    names: dataset.clubNames,
    asOf: '2025-12-01',
    stages: ofSeason(dataset.stages),
    standings: ofSeason(dataset.standings),
  };
  const rows = deriveProjections(inputs).projections;
  expect(new Set(rows.map(({ champion }) => champion))).toEqual(new Set([null]));
  const decidedByTable = {
    ...inputs.league,
    champion: [{ from_season: 2019, decided_by: 'table' as const }],
  };
  const byTable = deriveProjections({ ...inputs, league: decidedByTable }).projections;
  expect(byTable.every(({ champion, first }) => champion === first)).toBe(true);
});
