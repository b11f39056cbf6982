import { describe, expect, it } from 'vitest';
import { tally } from '../../src/derive/tally.ts';
import { rank } from '../../src/derive/tie-breaks.ts';
import { standings } from '../../src/resources/standings.ts';
import { answer, dataset, tables } from '../support/tables.ts';

const sum = (rows: readonly number[]) => rows.reduce((total, one) => total + one, 0);

/** Returns whether the matches of a stage count for the table of the season. */
function inTable(season: number, stage: string | null): boolean {
  return dataset.stages.some((row) => row.season === season && row.stage === stage && row.table === 'season');
}

describe('the table of a day', () => {
  type OneSeason = {
    standings: {
      played: number;
      club: string;
      team: string;
      points: number;
      movement: string | null;
      form: string[];
    }[];
    source: string;
  };
  const on = (date: string, season = Number(date.slice(0, 4))) =>
    answer(standings, { season, date }) as OneSeason;

  it('counts the matches up to it: as of 2023-07-01', () => {
    const { standings: rows, source } = on('2023-07-01');
    const played = tables
      .rows('matches', 2023)
      .filter(
        ({ date, stage, status }) => date <= '2023-07-01' && stage === 'regular' && status === 'FINISHED',
      );
    expect(sum(rows.map((row) => row.played))).toBe(2 * played.length);
    expect(source).toBe('calculated');
  });

  it('before the season is empty of matches, without movement', () => {
    for (const row of on('2024-01-01').standings)
      expect(row).toMatchObject({ played: 0, points: 0, movement: null, form: [] });
  });

  it('after the season is the final table', () => {
    const final = answer(standings, { season: 2024 }) as OneSeason;
    expect(on('2024-12-31').standings).toEqual(final.standings);
  });

  it('without a season is of the season of its year', () => {
    expect(answer(standings, { date: '2023-07-01' })).toEqual(on('2023-07-01'));
  });

  it('only ever gains matches from day to day', () => {
    for (const { season } of dataset.seasons) {
      const days = [...new Set(tables.rows('matches', season).map(({ date }) => date))];
      const counts = days.map((day) => sum(on(day).standings.map(({ played }) => played)));
      expect(counts).toEqual([...counts].sort((a, b) => a - b));
    }
  });

  it('compares a club’s place with that just before its own last match', () => {
    for (const { season } of dataset.seasons) {
      const matches = tables.rows('matches', season).filter(({ status }) => status === 'FINISHED');
      const days = [...new Set(matches.map(({ date }) => date))];
      for (const day of days) {
        const { standings: rows } = on(day);
        const played = matches.filter(({ date, stage }) => date <= day && inTable(season, stage));
        for (const [index, { club, movement }] of rows.entries()) {
          const last = played.findLastIndex(({ home_club, away_club }) =>
            [home_club, away_club].includes(club),
          );
          const before = played.slice(0, Math.max(0, last));
          if (before.length === 0) {
            expect(movement).toBeNull();
            continue;
          }
          const published = dataset.standings
            .filter((row) => row.season === season && row.stage === before[0]?.stage)
            .sort((a, b) => a.position - b.position)
            .map((row) => row.club);
          const order = season === 2019 ? [] : published;
          const place = rank(
            tally(
              before,
              rows.map((row) => row.club),
            ),
            order,
          ).findIndex((row) => row.club === club);
          expect(movement, `${day} ${club}`).toBe(place === index ? 'stable' : place > index ? 'up' : 'down');
        }
      }
    }
  });

  it('before the first match is in the order of names', () => {
    for (const season of [2020, 2024, 2025]) {
      const names = on(`${season}-01-01`).standings.map(({ team }) => team);
      expect(names).toEqual([...names].sort());
    }
  });
});

describe('the table of a side and of the last matches', () => {
  type Row = { club: string; played: number; points: number; wins: number; form: string[] };
  const rowsOf = (query: object) =>
    (answer(standings, { season: 2025, ...query }) as { standings: Row[] }).standings;

  it('of home and away add up to the whole', () => {
    const [all, home, away] = [{}, { side: 'home' }, { side: 'away' }].map(rowsOf);
    for (const { club, points, played } of all ?? []) {
      const both = [home, away].map((rows) => rows?.find((row) => row.club === club));
      expect(sum(both.map((row) => row?.points ?? 0))).toBe(points);
      expect(both.map((row) => row?.played)).toEqual([played / 2, played / 2]);
    }
  });

  it('of the last five is the form', () => {
    for (const { played, form, wins } of rowsOf({ last: 5 })) {
      expect(played).toBe(5);
      expect(form.filter((letter) => letter === 'W')).toHaveLength(wins);
    }
    expect(rowsOf({ last: 40 }).map(({ points }) => points)).toEqual(rowsOf({}).map(({ points }) => points));
  });

  it('combine with a date and a stage, and are calculated', () => {
    const found = answer(standings, { date: '2025-07-01', stage: 'regular', side: 'home', last: 3 }) as {
      source: string;
      standings: Row[];
    };
    expect(found.source).toBe('calculated');
    for (const { played } of found.standings) expect(played).toBe(3);
  });
});
