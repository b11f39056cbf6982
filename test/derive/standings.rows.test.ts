import { describe, expect, it } from 'vitest';
import { hasResult } from '../../src/derive/matches.ts';
import type { Standing } from '../../src/records/standing.ts';
import { worlds } from '../support/worlds.ts';

const day = 24 * 60 * 60 * 1000;

const sum = (rows: readonly number[]) => rows.reduce((total, one) => total + one, 0);

describe.for(worlds)('$name', (world) => {
  const { days, midSeason, season, tableStage, seasonStandings, dataset, tables } = world;

  /** Returns whether the matches of a stage count for the table of the season. */
  function inTable(season: number, stage: string | null): boolean {
    return dataset.stages.some(
      (row) => row.season === season && row.stage === stage && row.table === 'season',
    );
  }

  const on = (date: string, of = season) => seasonStandings({ season: of, date });
  /** The day before the first of a season. */
  const dayBefore = (of: number) => {
    const first = tables.rows('matches', of)[0]?.date ?? '';
    return new Date(Date.parse(first) - day).toISOString().slice(0, 10);
  };

  it('the standings of a day count the matches up to that day', () => {
    const { standings: rows, source } = on(midSeason);
    const played = tables
      .rows('matches', season)
      .filter(
        ({ date, stage, status }) => date <= midSeason && inTable(season, stage) && status === 'FINISHED',
      );
    expect(sum(rows.map((row) => row.played))).toBe(2 * played.length);
    expect(source).toBe('calculated');
  });

  it('a club moves in the standings from its second match on', () => {
    for (const { season: one } of tables.rows('seasons')) {
      const days = new Set(
        tables
          .rows('matches', one)
          .filter(hasResult)
          .map(({ date }) => date),
      );
      for (const date of days)
        for (const { club, played, movement } of on(date, one).standings)
          expect(movement !== null, `${club} on ${date}`).toBe(played > 1);
    }
  });

  it('the standings of a day before the season have no matches and no movement', () => {
    for (const row of on(dayBefore(season)).standings)
      expect(row).toMatchObject({ played: 0, points: 0 - row.points_deducted, movement: null, form: [] });
  });

  it('the standings of a day after the season are the final standings', () => {
    const { standings: final } = seasonStandings({ season });
    const date = days.at(-1) as string;
    expect(on(date).standings).toEqual(final.map((row) => ({ ...row, date })));
  });

  it('the standings of a day without a season given are of the season of that day', () => {
    expect(seasonStandings({ date: midSeason })).toEqual(on(midSeason));
  });

  /** A part of a table leaves out what was deducted. */
  const earned = ({ points, points_deducted }: Standing) => points + points_deducted;
  const rowsOf = (query: object) => seasonStandings({ season, ...query }).standings;

  it('the standings at home and away add up to the whole without matches at neutral venues', () => {
    const [all, home, away] = [{}, { side: 'home' }, { side: 'away' }].map(rowsOf);
    for (const row of all ?? []) {
      const { club, played } = row;
      const both = [home, away].map((rows) => rows?.find((one) => one.club === club));
      const neutral = tables
        .rows('matches', season)
        .filter((match) => match.neutral && inTable(season, match.stage) && hasResult(match))
        .filter(({ home_club, away_club }) => home_club === club || away_club === club);
      expect(sum(both.map((one) => one?.played ?? 0))).toBe(played - neutral.length);
      if (neutral.length === 0) expect(sum(both.map((one) => one?.points ?? 0))).toBe(earned(row));
    }
  });

  it('the standings of the last five matches follow from the form', () => {
    const inAll = new Map(rowsOf({}).map(({ club, played }) => [club, played]));
    for (const { club, played, form, wins } of rowsOf({ last: 5 })) {
      expect(played).toBe(Math.min(5, inAll.get(club) ?? 0));
      expect(form.filter((letter) => letter === 'W')).toHaveLength(wins);
    }
    expect(new Map(rowsOf({ last: 40 }).map((row) => [row.club, earned(row)]))).toEqual(
      new Map(rowsOf({}).map((row) => [row.club, earned(row)])),
    );
  });

  it('the standings of a side or of last matches can be limited by date and stage', () => {
    const found = seasonStandings({ date: midSeason, stage: tableStage, side: 'home', last: 1 });
    expect(found.source).toBe('calculated');
    expect(found.standings.length).toBeGreaterThan(0);
    for (const { played } of found.standings) expect(played).toBeLessThanOrEqual(1);
  });
});
