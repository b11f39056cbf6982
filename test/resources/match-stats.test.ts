import { describe, expect, it } from 'vitest';
import { parseValidQuery } from '../../src/query/parse-query.ts';
import { hasMatches } from '../../src/query/selector.ts';
import type { MatchStats } from '../../src/records/side-stats.ts';
import { shortId } from '../../src/records/text.ts';
import { matchStats } from '../../src/resources/match-stats.ts';
import { worlds } from '../support/worlds.ts';

type OfSeason = { match_stats: MatchStats[] };

describe.for(worlds)('$name', (world) => {
  const {
    club,
    match,
    midSeason,
    opponent,
    season,
    stage,
    unknownSeason,
    answer,
    dataset,
    tables,
    tablesAt,
  } = world;

  /** Tables in the middle of a season. */
  const midSeasonTables = tablesAt(`${midSeason}T00:00:00Z`, season);

  it('match statistics are of exactly the matches the dataset has them of, out of all finished', () => {
    const seasons = tables
      .rows('seasons')
      .filter(hasMatches)
      .map(({ season }) => answer(matchStats, { season }) as OfSeason);
    const all = seasons.flatMap(({ match_stats }) => match_stats);
    const finished = dataset.matches.filter(({ status }) => status === 'FINISHED');
    expect(all.map(({ match_id }) => match_id).sort()).toEqual(
      finished.map(({ match_id }) => match_id).sort(),
    );
    const withData = all.filter(({ has_data }) => has_data).map(({ match_id }) => match_id);
    expect(new Set(withData)).toEqual(new Set(dataset.matchStats.map(({ match_id }) => match_id)));
    for (const { has_data, team_stats } of all) expect(team_stats !== null).toBe(has_data);
  });

  it('match statistics of a season are those of a club, of two clubs or of some days', () => {
    const ask = (query: object) => (answer(matchStats, { season, ...query }) as OfSeason).match_stats;
    const whole = ask({});
    const isOf = (row: MatchStats, id: string) => row.home_club === id || row.away_club === id;
    const ofClub = whole.filter((row) => isOf(row, club));
    expect(ask({ team: club })).toEqual(ofClub);
    expect(ask({ team: club, opponent })).toEqual(ofClub.filter((row) => isOf(row, opponent)));
    expect(ask({ to: midSeason })).toEqual(whole.filter(({ date }) => date <= midSeason));
    expect(ask({ from: midSeason, order: 'desc' })).toEqual(
      whole.filter(({ date }) => date >= midSeason).reverse(),
    );
  });

  it('match statistics of a match to come are unknown', () => {
    const last = midSeasonTables.rows('matches', season).findLast(({ status }) => status === 'UPCOMING');
    if (!last) throw new Error('there is no match to come');
    const query = { match_id: shortId(last.match_id) };
    expect(answer(matchStats, query, midSeasonTables)).toMatchObject({ has_data: false, team_stats: null });
  });

  it('match statistics of a season are those of all its finished matches', () => {
    const finished = tables.rows('matches', season).filter(({ status }) => status === 'FINISHED');
    const found = answer(matchStats, { season });
    expect(Object.keys(found)).toEqual(['season', 'count', 'match_stats', 'source', 'hint']);
    expect(found).toMatchObject({ season, count: finished.length });
    expect((found as OfSeason).match_stats).toHaveLength(finished.length);
  });

  it('match statistics without a match and a season are a fault that names both', () => {
    for (const query of [{}, { team: club }, { from: midSeason }])
      expect(() => parseValidQuery(matchStats, Object.entries(query))).toThrow(
        "neither 'match_id' nor 'season' is given",
      );
  });

  it('match statistics of a season are of a day and of a stage too', () => {
    const whole = answer(matchStats, { season }) as OfSeason;
    const stages = new Map(tables.rows('matches', season).map(({ match_id, stage: of }) => [match_id, of]));
    expect((answer(matchStats, { season, stage }) as OfSeason).match_stats).toEqual(
      whole.match_stats.filter(({ match_id }) => stages.get(match_id) === stage),
    );
    const { date } = match;
    expect((answer(matchStats, { season, date }) as OfSeason).match_stats).toEqual(
      whole.match_stats.filter((row) => row.date === date),
    );
  });

  it('match statistics of an unknown match are not found', () => {
    expect(() => answer(matchStats, { match_id: 'nothing' })).toThrow('no match nothing');
    const id = shortId(match.match_id);
    expect(() => answer(matchStats, { match_id: id, season: unknownSeason })).toThrow(`no match ${id}`);
    expect(answer(matchStats, { season: unknownSeason })).toMatchObject({ count: 0, match_stats: [] });
  });
});
