import { describe, expect, it, vi } from 'vitest';
import { applyRules } from '../../src/feed/apply-rules.ts';
import type { SeasonRows } from '../../src/feed/merge-tables.ts';
import { integrityRules } from '../../src/integrity/index.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { dataset, ofSeason } from '../support/tables.ts';
import { the } from '../support/the.ts';

type Match = DatasetRow<'matches'>;
type Player = DatasetRow<'players'>;

const matches = ofSeason(dataset.matches, 2025);
const players = ofSeason(dataset.players, 2025);
const final = the(matches, { stage: 'final' });
const judge = (rows: SeasonRows) => applyRules(dataset, 2025, { rows, changes: [] }, integrityRules);
const rejected = ({ changes }: ReturnType<typeof judge>) =>
  changes.map(({ table, row, column }) => [table, row, column]);
const withRow = <Row extends object>(rows: readonly Row[], row: Row, over: Partial<Row>) =>
  rows.map((one) => (one === row ? { ...one, ...over } : one));

it('merged rows stay where they break no rule, or one that the stored rows break too', () => {
  for (const season of [2020, 2023, 2025]) {
    const merged = {
      matches: structuredClone(ofSeason(dataset.matches, season)),
      matchStats: structuredClone(ofSeason(dataset.matchStats, season)),
      players: structuredClone(ofSeason(dataset.players, season)),
      teamStats: structuredClone(ofSeason(dataset.teamStats, season)),
      goals: structuredClone(ofSeason(dataset.goals, season)),
    };
    expect(applyRules(dataset, season, { rows: merged, changes: [] }, integrityRules)).toEqual({
      rows: merged,
      changes: [],
    });
  }
});

it('no rule is asked where no row has changed', () => {
  const check = vi.fn(() => []);
  const rules = integrityRules.map((rule) => ({ ...rule, check }));
  const merged = { rows: { matches: [...matches] }, changes: [] };
  expect(applyRules(dataset, 2025, merged, rules)).toBe(merged);
  expect(check).not.toHaveBeenCalled();
});

describe('a merged row that breaks a rule', () => {
  it.for<[string, Partial<Match>, string]>([
    ['a date outside the season', { date: '2026-01-09' }, 'date'],
    ['a kick-off of another day', { kickoff_utc: '2025-12-24T20:00:00Z' }, 'date'],
    ['a kick-off in the small hours', { kickoff_utc: '2025-11-09T08:20:00Z' }, 'kickoff_utc'],
    ['more spectators than places', { attendance: 99_999 }, 'attendance'],
    ['a winner who lost', { winner: final.away_club }, 'winner'],
    ['a club against itself', { away_club: final.home_club, winner: final.home_club }, 'away_club'],
  ])('%s: the stored row stays', ([, over, column]) => {
    const result = judge({ matches: withRow(matches, final, over) });
    expect(result.rows.matches).toEqual(matches);
    expect(rejected(result)).toEqual([['matches', final.match_id, column]]);
    expect(result.changes[0]).toMatchObject({
      outcome: 'rejected',
      before: final[column as keyof Match],
      after: { ...final, ...over }[column as keyof Match],
    });
  });

  it('is rejected alone: the others are merged', () => {
    const other = matches[0] as Match;
    const merged = withRow(withRow(matches, final, { attendance: 99_999 }), other, { attendance: 1 });
    expect(judge({ matches: merged }).rows.matches).toEqual(withRow(matches, other, { attendance: 1 }));
  });

  it('is removed where it is new', () => {
    const twice = { ...final, match_id: 'cpl::Football_Match::00000000000000000000000000000000' };
    const result = judge({ matches: [...matches, twice] });
    expect(result.rows.matches).toEqual(matches);
  });

  it('takes with it what follows from it', () => {
    const goals = ofSeason(dataset.goals, 2025);
    const scorer = { ...(goals[0] as DatasetRow<'goals'>), match_id: final.match_id, side: 'home' as const };
    const extra = Array.from({ length: 9 }, (_, index) => ({
      ...scorer,
      club: final.home_club,
      number: 100 + index,
      minute: index + 1,
    }));
    const more = withRow(matches, final, { home_goals: 11, winner: final.away_club });
    const result = judge({ matches: more, goals: [...goals, ...extra] });
    expect(result.rows.matches).toEqual(matches);
    expect((result.rows.goals ?? []).length).toBeLessThan(goals.length + extra.length);
  });

  it.for(['minutes', 'goals'] as const)('among players: more %s than can be', (column) => {
    const player = players.find((row) => row.club && row.appearances && row.shots_on_target) as Player;
    const result = judge({ players: withRow(players, player, { [column]: 28_200 }) });
    expect(result.rows.players).toEqual(players);
    expect(rejected(result)).toContainEqual(['players', player.player_id, column]);
  });

  it('among players: a squad with too many minutes loses only its changes', () => {
    const squad = players.filter(({ club }) => club === 'forge-fc');
    const merged = players.map((player) =>
      squad.includes(player) ? { ...player, minutes: (player.appearances ?? 0) * 90 } : { ...player },
    );
    const result = judge({ players: merged });
    expect(result.rows.players).toEqual(players);
    expect(rejected(result).length).toBeGreaterThan(0);
  });
});
