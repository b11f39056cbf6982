import { describe, expect, it } from 'vitest';
import {
  deriveCoverage,
  deriveSeasonIndex,
  deriveSeasons,
  playerCoverage,
} from '../../src/derive/seasons.ts';
import { shortId } from '../../src/records/text.ts';
import { blankRow } from '../support/blank-row.ts';
import { the } from '../support/the.ts';
import { worlds } from '../support/worlds.ts';

const yearsOf = (rows: readonly { season: number }[]) => rows.map(({ season }) => season);

describe.for(worlds)('$name', ({ current, dataset, played, season, tables }) => {
  it('deriveSeasons lists the seasons, oldest first, and counts their matches', () => {
    const seasons = deriveSeasons({ ...dataset, seasons: dataset.seasons.toReversed() });
    expect(seasons.map((row) => row.season)).toEqual(dataset.seasons.map((row) => row.season).sort());
    expect(seasons.find((row) => row.season === season)).toMatchObject({
      season,
      current: season === dataset.snapshot.season,
      champion: the(dataset.seasons, { season }).champion,
      matches_finished: played.length,
      matches_scheduled: dataset.matches.filter((row) => row.season === season).length,
    });
  });

  it('one season alone is current: that of the snapshot', () => {
    const snapshot = { ...dataset.snapshot, season };
    const current = deriveSeasons({ ...dataset, snapshot }).filter((row) => row.current);
    expect(current.map((row) => row.season)).toEqual([season]);
  });

  it('a season counts its finished matches apart from those scheduled', () => {
    const matches = (['FINISHED', 'UPCOMING', 'CANCELLED'] as const).map((status) =>
      blankRow('matches', { season, status, home_club: 'a', away_club: 'b' }),
    );
    expect(the(deriveSeasons({ ...dataset, matches }), { season })).toMatchObject({
      matches_finished: 1,
      matches_scheduled: 3,
    });
  });

  it('the coverage of referees is the share of finished matches that name one', () => {
    for (const row of tables.rows('seasons')) {
      const finished = tables.rows('matches', row.season).filter(({ status }) => status === 'FINISHED');
      const named = finished.filter(({ referee }) => referee !== null).length;
      expect(row.coverage.referees, `${row.season}`).toBeCloseTo(named / (finished.length || 1), 4);
    }
  });

  const index = deriveSeasonIndex(tables);

  it('the season index has every season in the order of the table, and names the current one', () => {
    expect(yearsOf(index.seasons)).toEqual(yearsOf(tables.rows('seasons')));
    expect(index.current).toBe(current);
  });

  it.for(['matches', 'goals', 'referees', 'weather', 'odds', 'oddsQuotes'] as const)(
    'a season’s first and last day enclose those of its %s',
    (table) => {
      for (const { season, first_day, last_day } of index.seasons) {
        const days = tables.rows(table, season).map(({ date }) => date);
        expect(days.filter((day) => day < `${first_day}` || day > `${last_day}`)).toEqual([]);
      }
    },
  );

  it.for(['matches', 'matchStats', 'goals', 'referees', 'weather', 'odds', 'oddsQuotes'] as const)(
    'every row of %s is of the season of its match',
    (table) => {
      const rows = tables.rows(table);
      expect(rows.filter(({ match_id, season }) => index.matches[shortId(match_id)] !== season)).toEqual([]);
    },
  );

  it('a player has the seasons of their statistics and goals, and no others', () => {
    const rows = [...tables.rows('players'), ...tables.rows('goals')].filter(({ player_id }) => player_id);
    const expected = new Set(rows.map(({ player_id, season }) => `${player_id} ${season}`));
    const pairs = Object.entries(index.players).flatMap(([id, seasons]) =>
      seasons.map((season) => `${id} ${season}`),
    );
    expect(new Set(pairs)).toEqual(expected);
    expect(pairs).toHaveLength(expected.size);
  });

  it('the unavailable metrics of a season are those that no player has', () => {
    for (const { season, unavailable_metrics } of index.seasons) {
      const players = tables.rows('players', season);
      const hasValue = (name: string) => players.some((player) => player[name as 'goals'] !== null);
      expect(unavailable_metrics.filter(hasValue)).toEqual([]);
      expect(unavailable_metrics.includes('minutes')).toBe(players.every(({ minutes }) => minutes === null));
    }
  });

  describe('deriveCoverage', () => {
    it('returns 0 throughout for a season without data', () => {
      expect(new Set(Object.values(deriveCoverage(dataset, 2050)))).toEqual(new Set([0]));
    });

    const season = 2050;
    const matches = ['ab', 'cd', 'ba', 'dc'].map(([home_club = '', away_club = ''], index) => {
      const status = index < 3 ? 'FINISHED' : 'UPCOMING';
      return blankRow('matches', { match_id: `${index + 1}`, season, status, home_club, away_club });
    });
    const stats = { season, match_id: '1' };
    const some = {
      ...dataset,
      matches,
      matchStats: [blankRow('matchStats', stats), blankRow('matchStats', stats)],
      teamStats: [],
      players: [blankRow('players', { season, minutes: 594 })],
      referees: [
        blankRow('referees', { ...stats, referee_id: 'a', name: 'A' }),
        blankRow('referees', { season, match_id: '2', referee_id: 'a', name: null }),
        blankRow('referees', { season, match_id: '3', referee_id: 'b', name: null }),
      ],
      weather: [blankRow('weather', stats)],
      appearances: [blankRow('appearances', stats)],
      odds: [blankRow('odds', stats), blankRow('odds', stats)],
      oddsQuotes: ['1', '1', '4'].map((match_id) => blankRow('oddsQuotes', { season, match_id })),
    };

    it('counts shares of finished matches, or of all matches where rows come before play', () => {
      expect(deriveCoverage(some, season)).toEqual({
        results: 0.75,
        standings: 1,
        match_stats: 0.3333,
        players: 0.1,
        player_stats: 0,
        team_stats: 0.3333,
        referees: 0.6667,
        weather: 0.3333,
        line_ups: 0.3333,
        odds: 0.25,
        odds_quotes: 0.5,
      });
    });

    it("takes clubs' statistics from the feed's totals or from the matches, whichever cover more", () => {
      const teamStats = ['a', 'b', 'c'].map((club) => blankRow('teamStats', { season, club }));
      expect(deriveCoverage({ ...some, teamStats }, season).team_stats).toBe(0.75);
      expect(deriveCoverage({ ...some, teamStats: teamStats.slice(1, 2) }, season).team_stats).toBe(0.3333);
    });
  });

  it('playerCoverage returns the share of minutes listed, at most 1', () => {
    expect(playerCoverage([match], [{ minutes: 990 }, { minutes: null }]).players).toBe(0.5);
    expect(playerCoverage([match], [{ minutes: 5000 }]).players).toBe(1);
    expect(playerCoverage([{ ...match, status: 'UPCOMING' }], [{ minutes: 90 }]).players).toBe(0);
  });

  it('playerCoverage returns the share of minutes of players with more than goals and assists', () => {
    const withGoals = blankRow('players', { minutes: 990, appearances: 11, goals: 0, assists: 0 });
    const withStatistics = { ...withGoals, minutes: 495, fouls_committed: 0 };
    expect(playerCoverage([match], [withGoals, withStatistics])).toEqual({
      players: 0.75,
      player_stats: 0.25,
    });
  });
});

const match = { status: 'FINISHED', win_reason: 'RegularTime' } as const;
