import { describe, expect, it } from 'vitest';
import { addDays } from '../../src/derive/forecasts.ts';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { hasResult } from '../../src/derive/matches.ts';
import { parseQuery } from '../../src/query/parse-query.ts';
import { hasMatches } from '../../src/query/selector.ts';
import type { Standing } from '../../src/records/standing.ts';
import { csvAnswer } from '../../src/resources/format.ts';
import { type Resource, resourceIn } from '../../src/resources/resource.ts';
import { standings } from '../../src/resources/standings.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { league, midSeason, season, tableStage, unknownSeason, seasonStandings, answer, dataset, tables } =
    world;

  describe('standings', () => {
    it('are official as a whole, and calculated of a day, a side or the last matches', () => {
      const sourceOf = (query: object) => seasonStandings({ season, ...query }).source;
      const tabled = dataset.stages.filter((row) => row.season === season && row.table === 'season');
      // A stage that is still played has no published table.
      const isPublished = dataset.standings.some((row) => row.season === season && row.stage === tableStage);
      const published = isPublished ? 'official' : 'calculated';
      expect([{}, { stage: tableStage }].map(sourceOf)).toEqual([
        tabled.length === 1 ? published : 'calculated',
        published,
      ]);
      expect([{ date: midSeason }, { side: 'home' }, { last: 5 }].map(sourceOf)).toEqual(
        Array(3).fill('calculated'),
      );
    });

    it('have the date of the query in each row, as CSV too, and none without it', () => {
      const ofDate = seasonStandings({ season, date: midSeason });
      const rows = [...ofDate.standings, ...ofDate.stages.flatMap((stage) => stage.standings)];
      expect(new Set(rows.map(({ date }) => date))).toEqual(new Set([midSeason]));
      expect(seasonStandings({ season }).standings.every((row) => !('date' in row))).toBe(true);
      const resource = standings as unknown as Resource;
      const csv = csvAnswer(resource, ofDate, { date: midSeason, format: 'csv' });
      const [header = '', ...lines] = csv?.text.trim().split('\r\n') ?? [];
      expect(header.split(',').at(-1)).toBe('date');
      expect(lines).toHaveLength(ofDate.standings.length);
      expect(lines.every((line) => line.endsWith(`,${midSeason}`))).toBe(true);
    });

    it('list the table of each stage, or of the one requested', () => {
      const stagesOf = (query: object) =>
        seasonStandings({ season, ...query }).stages.map(({ stage }) => stage);
      const tabled = dataset.stages.filter((row) => row.season === season && row.table !== null);
      expect(stagesOf({})).toEqual(tabled.map(({ stage }) => stage));
      expect(stagesOf({ stage: tableStage })).toEqual([tableStage]);
    });

    it('are empty without matches, with a hint that names the seasons or the stages that have some', () => {
      const empty = { standings: [], source: null, stages: [] };
      const ofUnknown = answer(standings, { season: unknownSeason });
      expect(ofUnknown).toMatchObject(empty);
      expect(ofUnknown.hint).toMatch(`standings has rows of ${league.first_season}`);
      for (const { season: one, stage } of dataset.stages.filter(({ table }) => table === null)) {
        const ofStage = answer(standings, { season: one, stage });
        expect(ofStage).toMatchObject(empty);
        expect(ofStage.hint).toContain(`stages of ${one} with a table: `);
      }
    });

    it.for([`stage=${tableStage}`, 'side=home', 'last=5', 'matchday=1', 'in_play=true'])(
      'need a season or a date with %s',
      (text) => {
        const inLeague = resourceIn(league, standings as unknown as Resource);
        const query = (more: string) => parseQuery(inLeague.parameters, new URLSearchParams(text + more));
        expect(inLeague.validate?.(query(''))?.message).toMatch(
          /^parameter '\w+' is given alone; expected 'season' or 'date'/,
        );
        expect(inLeague.validate?.(query(`&season=${season}`))).toBeUndefined();
        expect(inLeague.validate?.(query(`&date=${midSeason}`))).toBeUndefined();
      },
    );

    it('with in_play count matches in play as if they were over, and without it not at all', () => {
      const playing = new InMemoryTables(tables);
      for (const name of ['seasons', 'stages', 'clubNames', 'standings'] as const)
        playing.set<typeof name>(name, tables.rows(name));
      const matches = tables
        .rows('matches')
        .map((match) => (hasResult(match) ? { ...match, status: 'IN_PLAY' as const } : match));
      playing.set('matches', matches);
      for (const { season: year } of tables.rows('seasons').filter(hasMatches)) {
        // Nothing is certain while matches are in play.
        const open = (rows: readonly Standing[]) => rows.map((row) => ({ ...row, certain: null }));
        const over = seasonStandings({ season: year });
        const { standings, stages } = seasonStandings({ season: year, in_play: true }, playing);
        expect({ standings, stages }).toEqual({
          standings: open(over.standings),
          stages: over.stages.map((stage) => ({ ...stage, standings: open(stage.standings) })),
        });
        for (const { played } of seasonStandings({ season: year }, playing).standings) expect(played).toBe(0);
      }
    });

    it('of a day between two seasons are those of the season that is over', () => {
      const seasons = tables.index.seasons.filter(({ first_day }) => first_day !== null);
      for (const [index, before] of seasons.entries()) {
        const next = seasons[index + 1];
        const days = [
          `${before.last_day}`,
          next ? addDays(`${next.first_day}`, -1) : `${before.season + 9}-01-01`,
        ];
        const tablesOfDays = days.map((date) => seasonStandings({ date }));
        const [last, between] = tablesOfDays.map(({ standings, ...table }) => ({
          ...table,
          standings: standings.map((row) => ({ ...row, date: undefined })),
          stages: table.stages.map(({ stage }) => stage),
        }));
        expect(between).toEqual(last);
        expect(between?.season).toBe(before.season);
      }
    });

    it('after a matchday count its matches and earlier ones, whenever they were played', () => {
      for (const { season: year } of tables.rows('seasons')) {
        const rows = tables.rows('matches', year);
        const tabled = dataset.stages.filter(({ season, table }) => season === year && table === 'season');
        const matchdays = new Set(
          rows.map(({ matchday }) => matchday).filter((matchday) => matchday !== null),
        );
        for (const matchday of matchdays) {
          const counted = rows.filter(
            (row) =>
              row.status === 'FINISHED' &&
              row.matchday !== null &&
              row.matchday <= matchday &&
              tabled.some(({ stage }) => stage === row.stage),
          );
          const answered = seasonStandings({ season: year, matchday });
          expect(answered.source).toBe('calculated');
          for (const { club, played } of answered.standings) {
            const ofClub = counted.filter(({ home_club, away_club }) =>
              [home_club, away_club].includes(club),
            );
            expect(played).toBe(ofClub.length);
          }
        }
        if (matchdays.size === 0 && rows.length > 0)
          expect(answer(standings, { season: year, matchday: 1 })).toMatchObject({
            standings: [],
            hint: expect.stringContaining('no rows with matchday=1'),
          });
      }
    });

    it('are prerendered by season and stage, and by day of the current season alone', () => {
      const queries = [...(standings.prerenderedQueries?.(tables) ?? [])];
      const ofDays = new Set(queries.filter(({ date }) => date).map(({ season }) => season));
      const [current] = tables.rows('seasons').filter((row) => row.current);
      expect([...ofDays]).toEqual([current?.season]);
      expect(queries).toContainEqual({ season, stage: [tableStage] });
    });
  });
});
