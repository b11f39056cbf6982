import { describe, expect, it } from 'vitest';
import { summedFields } from '../../src/derive/team-stats.ts';
import { hasResults } from '../../src/query/selector.ts';
import { player } from '../../src/records/player.ts';
import { numericFields } from '../../src/records/schema.ts';
import { teamStats as teamRecord } from '../../src/records/team-season.ts';
import { worlds } from '../support/worlds.ts';

/** Figures that are no sums of what clubs did: each club's and each player's own, or means. */
const notAdded = new Set(
  'played matches_with_stats points goals_against clean_sheets xg xg_against pass_accuracy'.split(' '),
);

function sum(values: readonly (number | null | undefined)[]): number {
  return values.reduce<number>((total, value) => total + (value ?? 0), 0);
}

describe.for(worlds)('$name', ({ tables }) => {
  const seasons = tables
    .rows('seasons')
    .filter(hasResults)
    .map(({ season }) => season);

  function stagesOf(season: number, stage: string): ReadonlySet<string | null> {
    const rows = tables.rows('stages').filter((row) => row.season === season);
    return new Set(
      rows
        .filter(
          (row) => stage === 'all' || (stage === 'season' ? row.table === 'season' : row.stage === stage),
        )
        .map((row) => row.stage),
    );
  }

  describe.for(seasons)('the goals of %i', (season) => {
    const matches = tables.rows('matches', season).filter(({ status }) => status === 'FINISHED');
    const scored = sum(matches.flatMap(({ home_goals, away_goals }) => [home_goals, away_goals]));
    const goals = tables.rows('goals', season);
    /** Where the league has no lists of goals, there is none. */
    const isListed = goals.length > 0;

    it('are the same in matches, match statistics, team statistics and the list of goals', () => {
      expect(goals).toHaveLength(isListed ? scored : 0);
      const stats = tables.rows('matchStats', season);
      expect(sum(stats.flatMap(({ home_goals, away_goals }) => [home_goals, away_goals]))).toBe(scored);
      const whole = tables.rows('teamStats', season).filter(({ stage }) => stage === 'all');
      expect(sum(whole.map((row) => row.goals))).toBe(scored);
      expect(sum(whole.map((row) => row.goals_against))).toBe(scored);
    });

    it('of a club are its goals in the list, in every stage', () => {
      for (const { stage, club, goals: count } of tables.rows('teamStats', season)) {
        const stages = stagesOf(season, stage);
        const own = goals.filter((row) => row.club === club && stages.has(row.stage));
        expect(own, `${stage} ${club}`).toHaveLength(isListed ? count : 0);
      }
    });

    it('of a player are at least those of the list, in which some scorers are unknown', () => {
      const own = goals.filter(({ kind }) => kind !== 'own-goal');
      const listed = Map.groupBy(own, ({ player_id, player }) => player_id ?? player);
      const rows = tables.rows('players', season);
      for (const row of rows) {
        const count = listed.get(row.player_id ?? row.name)?.length ?? 0;
        if (row.goals !== null) expect(count, row.name).toBeLessThanOrEqual(row.goals);
      }
      const known = sum(rows.map((row) => row.goals));
      expect(known).toBeLessThanOrEqual(own.length);
      expect(known).toBeGreaterThanOrEqual(
        sum(rows.map((row) => listed.get(row.player_id ?? row.name)?.length)),
      );
    });
  });

  it.for(seasons)(
    'the team statistics of %i are sums of the matches wherever match statistics are complete',
    (season) => {
      for (const row of tables.rows('teamStats', season)) {
        const ofStage = tables.rows('teamStats', season).filter(({ stage }) => stage === row.stage);
        if (ofStage.some((one) => one.matches_with_stats < one.played)) continue;
        const apart = summedFields.filter(
          ({ field, column }) => column && row[field] !== null && !row.summed.includes(field),
        );
        expect(apart, `${row.stage} ${row.club}`).toEqual([]);
      }
    },
  );

  describe.for(tables.rows('seasons').filter(({ coverage }) => coverage.players > 0))(
    'the players of $season',
    ({ season }) => {
      const shared = numericFields(player).filter(
        (name) => !notAdded.has(name) && numericFields(teamRecord).some((one) => one === name),
      ) as ('shots_on_target' | 'fouls_committed')[];
      const rows = tables.rows('players', season);
      const clubs = tables.rows('teamStats', season).filter(({ stage }) => stage === 'all');

      it('have no more of a statistic than the clubs, under the same name', () => {
        expect(shared).toContain('tackles_won');
        for (const name of shared) {
          const known = rows.filter((row) => row[name] !== null);
          if (known.length === 0 || clubs.every((row) => row[name] === null)) continue;
          const total = sum(clubs.map((row) => row[name]));
          expect(sum(known.map((row) => row[name])), name).toBeLessThanOrEqual(total);
        }
      });

      it('have as much of it where every player’s is known and the totals are the feed’s', () => {
        const ownGoals = tables.rows('goals', season).filter(({ kind }) => kind === 'own-goal').length;
        for (const name of shared) {
          if (rows.some((row) => row[name] === null)) continue;
          if (clubs.some((row) => row[name] === null || row.summed.includes(name))) continue;
          const total = sum(clubs.map((row) => row[name])) - ((name as string) === 'goals' ? ownGoals : 0);
          expect(sum(rows.map((row) => row[name])), name).toBe(total);
        }
      });

      it('have as many shots that were not blocked as the feed’s totals of the clubs', () => {
        if (rows.some((row) => row.shots !== null)) return;
        const known = sum(rows.map((row) => row.shots_unblocked));
        const totals = clubs.map((row) => row.raw_stats['Total Shots']);
        if (totals.every((total) => total === undefined)) return;
        if (rows.some((row) => row.shots_unblocked === null)) expect(known).toBeLessThan(sum(totals));
        else expect(known).toBe(sum(totals));
      });
    },
  );
});
