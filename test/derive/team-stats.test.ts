import { describe, expect, it } from 'vitest';
import { sumAll, sumKnown } from '../../src/derive/numbers.ts';
import { deriveTeamStats, summedFields } from '../../src/derive/team-stats.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import type { Match } from '../../src/records/match.ts';
import { pointsIn } from '../../src/records/season-rules.ts';
import { blankRow } from '../support/blank-row.ts';
import { resultOf, rules } from '../support/results.ts';
import { teamStatsOf } from '../support/team-stats.ts';
import { the } from '../support/the.ts';
import { worlds } from '../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { dataset } = world;
  const { everyRow, matchesOf, sidesOf } = teamStatsOf(world);

  it('team statistics are the feed’s totals where it has them, or else sums over matches', () => {
    for (const row of everyRow) {
      const sides = sidesOf(row);
      expect(sides, `${row.season} ${row.stage} ${row.club}`).toHaveLength(row.matches_with_stats);
      for (const { field, feed, column } of summedFields) {
        if (row[field] === null || (field === 'red_cards' && row.summed.includes(field))) continue;
        const expected = row.summed.includes(field)
          ? sides.reduce((total, side) => total + ((column && side[column]) ?? 0), 0)
          : feed.reduce((total, name) => total + (row.raw_stats[name] ?? 0), 0);
        expect(row[field], `${row.season} ${row.stage} ${row.club} ${field}`).toBe(expected);
      }
      expect(row.xg_source).toBe(row.xg === null ? null : 'model');
    }
  });

  it('red cards of a club are those of all its matches of which they are known', () => {
    for (const row of everyRow.filter(({ summed }) => summed.includes('red_cards'))) {
      const cards = matchesOf(row).map((match) =>
        match.home_club === row.club ? match.home_red_cards : match.away_red_cards,
      );
      expect(row.red_cards, `${row.season} ${row.stage} ${row.club}`).toBe(sumKnown(cards));
    }
  });

  it('expected goals of a club are those of all its attempts together, rounded once', () => {
    const model = dataset.expectedGoals;
    for (const row of everyRow) {
      const sides = sidesOf(row);
      const countOf = (count: (side: (typeof sides)[number]) => number | null) => sumAll(sides.map(count));
      const big = countOf(({ big_chances }) => big_chances);
      const inside = countOf(({ shots_inside_box: shots, big_chances }) =>
        shots === null || big_chances === null ? null : Math.max(0, shots - big_chances),
      );
      const outside = countOf(({ shots_outside_box }) => shots_outside_box);
      if (model === null || big === null || inside === null || outside === null) {
        expect(row.xg).toBeNull();
        continue;
      }
      const exact = model.big_chance * big + model.other_inside_box * inside + model.outside_box * outside;
      expect(Math.abs(Number(row.xg) - exact), `${row.season} ${row.stage} ${row.club}`).toBeLessThan(
        0.00501,
      );
    }
  });

  it('expected goals against a club are those of the other sides of its rows by match', () => {
    const sides = world.tables.rows('matchSides');
    for (const row of everyRow) {
      const ids = new Set(matchesOf(row).map(({ match_id }) => match_id));
      const ofMatches = sides.filter((side) => ids.has(side.match_id));
      const own = ofMatches.filter(({ club }) => club === row.club);
      const others = ofMatches.filter(({ opponent }) => opponent === row.club);
      // A season whose matches have statistics in part counts those that have them.
      const known = others.filter(({ match_id, possession }) => {
        const other = own.find((side) => side.match_id === match_id);
        return possession !== null || other?.possession !== null;
      });
      if (known.length !== row.matches_with_stats) continue;
      const sum = sumAll(known.map(({ xg }) => xg));
      if (row.xg_against === null || sum === null) expect(sum, `${row.season} ${row.club}`).toBeNull();
      // Each row is rounded to two decimals.
      else expect(Math.abs(row.xg_against - sum)).toBeLessThan(0.005 * (known.length + 1) + 0.0001);
    }
  });

  it('team statistics cover every match of the season, or those that count for its standings', () => {
    for (const row of everyRow) {
      const own = matchesOf(row);
      const goals = own.map((match) =>
        match.home_club === row.club
          ? [match.home_goals, match.away_goals]
          : [match.away_goals, match.home_goals],
      );
      const sum = (index: number) => goals.reduce((total, pair) => total + (pair[index] ?? 0), 0);
      expect(row).toMatchObject({
        played: own.length,
        goals: sum(0),
        goals_against: sum(1),
        clean_sheets: goals.filter(([, conceded]) => conceded === 0).length,
        as_of: own.at(-1)?.date,
      });
      expect(row.wins + row.draws + row.losses).toBe(row.played);
      const { win, draw } = pointsIn(dataset.league, row.season);
      const deducted = dataset.standings
        .filter(({ season, club }) => season === row.season && club === row.club)
        .reduce((total, { points_deducted }) => total + points_deducted, 0);
      expect([0, deducted]).toContain(win * row.wins + draw * row.draws - row.points);
      expect(row.matches_with_stats).toBeLessThanOrEqual(row.played);
    }
  });

  describe('deriveTeamStats', () => {
    // What figures do not depend on is left out.
    const match = {
      ...resultOf('a', 'b', 2, 0),
      match_id: 'm',
      home_team: 'A',
      away_team: 'B',
      win_reason: 'Draw',
      home_red_cards: null,
      away_red_cards: null,
    } as unknown as Match;
    const final = { ...match, match_id: 'n', stage: 'final', home_team: 'A II', away_team: 'B II' };
    const { season } = match;
    const totals = (club: string, stats: Record<string, number | null>) =>
      blankRow('teamStats', { season, club, stats });
    const stages = [
      blankRow('stages', { season, stage: 'regular', table: 'season' }),
      blankRow('stages', { season, stage: 'final' }),
    ];
    /** The statistics of both sides of the match: of b the given ones, or those of a. */
    const sidesWith = (
      home: Partial<DatasetRow<'matchStats'>>,
      away: Partial<DatasetRow<'matchStats'>> = home,
    ) => [
      blankRow('matchStats', { match_id: 'm', season, side: 'home', ...home }),
      blankRow('matchStats', { match_id: 'm', season, side: 'away', ...away }),
    ];
    const none = { league: rules, teamStats: [], matchStats: [], stages, standings: [], expectedGoals: null };
    const rowOf = (club: string, sources: Partial<Parameters<typeof deriveTeamStats>[0]>) =>
      the(deriveTeamStats({ ...none, ...sources }, [match]), { club, stage: 'all' });

    it('returns null for a figure that needs a value which the feed lacks', () => {
      const teamStats = ['a', 'b'].map((club) =>
        totals(club, { 'Games Played': 1, Interceptions: null, 'Total Shots': 10 }),
      );
      expect(rowOf('a', { teamStats })).toMatchObject({ interceptions: null, shots: null });
      const unknown = { possession: null, pass_accuracy: null, duels_won_percentage: null };
      expect(rowOf('a', { teamStats })).toMatchObject(unknown);
    });

    it('takes percentages from the feed’s totals, and null for a statistic that no club has', () => {
      const stats = { 'Games Played': 1, Interceptions: 0, Recoveries: 0 };
      const teamStats = [
        totals('a', {
          ...stats,
          'Passing Accuracy': 81.5,
          'Possession Percentage': 55,
          'Duels won': 6,
          Duels: 10,
          'Aerial Duels won': 3,
          'Aerial Duels': 4,
        }),
        totals('b', { ...stats, Recoveries: 7, 'Aerial Duels': 4 }),
      ];
      expect(rowOf('a', { teamStats })).toMatchObject({
        team: 'A',
        raw_matches: 1,
        pass_accuracy: 81.5,
        possession: 55,
        duels_won_percentage: 60,
        aerial_duels_won_percentage: 75,
        interceptions: null,
        recoveries: 0,
        xg: null,
        xg_source: null,
      });
      expect(rowOf('b', { teamStats })).toMatchObject({
        team: 'B',
        aerial_duels_won_percentage: null,
        recoveries: 7,
      });
    });

    it('ignores the totals of a club of which the feed counts no match yet', () => {
      const teamStats = ['a', 'b'].map((club) => totals(club, { 'Games Played': 0, Recoveries: 1 }));
      expect(rowOf('a', { teamStats })).toMatchObject({ raw_stats: {}, raw_matches: null, recoveries: null });
    });

    it('computes the share of duels where both sides of the matches are known', () => {
      const share = (club: string, duels_won: number | null) =>
        rowOf(club, { matchStats: sidesWith({ duels_won: 30 }, { duels_won }) }).duels_won_percentage;
      expect([share('a', 10), share('b', 10)]).toEqual([75, 25]);
      expect([share('a', null), share('b', null)]).toEqual([null, null]);
    });

    it('returns a row of each club for each selection of matches', () => {
      const teamStats = ['a', 'b'].map((club) => totals(club, { 'games-played': 1, Recoveries: 7 }));
      const standings = [
        blankRow('standings', { season, club: 'a', stage: 'regular', points_deducted: 2 }),
        blankRow('standings', { season, club: 'a', stage: 'final', points_deducted: 1 }),
      ];
      const both = deriveTeamStats({ ...none, teamStats, standings }, [match, final]);
      const shown = both.map((row) => [
        ...[row.stage, row.team, row.played, row.points_deducted, row.recoveries, row.raw_matches],
      ]);
      expect(shown).toEqual([
        ['season', 'A', 1, 2, null, null],
        ['season', 'B', 1, 0, null, null],
        ['all', 'A II', 2, 3, null, 1],
        ['all', 'B II', 2, 0, null, 1],
        ['regular', 'A', 1, 2, null, null],
        ['regular', 'B', 1, 0, null, null],
        ['final', 'A II', 1, 1, null, null],
        ['final', 'B II', 1, 0, null, null],
      ]);
      const one = deriveTeamStats({ ...none, teamStats, standings }, [match]);
      expect(one.map(({ stage, recoveries }) => [stage, recoveries])).toEqual(
        ['season', 'all', 'regular'].flatMap((stage) => [
          [stage, 7],
          [stage, 7],
        ]),
      );
    });

    it('prefers sums to the feed’s totals where both sides of every match have the column', () => {
      const teamStats = ['a', 'b'].map((club) =>
        totals(club, {
          'Games Played': 1,
          'Total Shots': 10,
          'Blocked Shots': 2,
          'Corners Taken (incl short corners)': 6,
          'Passing Accuracy': 81.5,
          'Possession Percentage': 55,
          'Duels won': 6,
          Duels: 10,
        }),
      );
      const known = {
        shots: 9,
        corners: 5,
        possession: 50,
        duels_won: 8,
        pass_accuracy: 70,
        total_passes: 400,
      };
      const fromSums = { shots: 9, corners: 5, possession: 50, duels_won_percentage: 50, pass_accuracy: 70 };
      const fromFeed = {
        shots: 12,
        corners: 6,
        possession: 55,
        duels_won_percentage: 60,
        pass_accuracy: 81.5,
      };
      const figures = (club: string, matchStats: DatasetRow<'matchStats'>[]) =>
        rowOf(club, { teamStats, matchStats });
      for (const club of ['a', 'b']) {
        expect(figures(club, sidesWith(known))).toMatchObject({ ...fromSums, matches_with_stats: 1 });
        expect(figures(club, sidesWith(known, { ...known, corners: null }))).toMatchObject({
          ...fromSums,
          corners: 6,
          summed: ['shots', 'total_passes', 'duels_won'],
        });
        // A match of which one side alone has statistics is no match with statistics.
        for (const alone of sidesWith(known))
          expect(figures(club, [alone])).toMatchObject({ ...fromFeed, matches_with_stats: 0, summed: [] });
      }
    });

    it('returns no sum where one match lacks the figure, since it would be too low', () => {
      const model = { big_chance: 0.4, other_inside_box: 0.1, outside_box: 0.03 };
      // The fit of the model makes no figure.
      const expectedGoals = model as (typeof dataset)['expectedGoals'];
      const known = { shots: 9, corners: 5, big_chances: 1, shots_inside_box: 2, shots_outside_box: 3 };
      const figures = (given: Partial<DatasetRow<'matchStats'>>) => {
        const matchStats = [
          ...sidesWith(known),
          ...sidesWith({ ...known, ...given }, known).map((side) => ({ ...side, match_id: 'n' })),
        ];
        return the(deriveTeamStats({ ...none, matchStats, expectedGoals }, [match, final]), {
          club: 'a',
          stage: 'all',
        });
      };
      const summed = ['shots', 'shots_inside_box', 'shots_outside_box', 'big_chances', 'corners'];
      expect(figures({})).toMatchObject({ shots: 18, corners: 10, xg: 1.18, xg_source: 'model', summed });
      expect(figures({ corners: null, big_chances: null })).toMatchObject({
        shots: 18,
        corners: null,
        xg: null,
        xg_source: null,
        summed: ['shots', 'shots_inside_box', 'shots_outside_box'],
      });
    });
  });
});
