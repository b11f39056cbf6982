import { describe, expect, it } from 'vitest';
import { championOf, standingsWinnerOf } from '../../../src/derive/champion.ts';
import { blankRow } from '../../support/blank-row.ts';
import { season } from '../../support/examples.ts';
import { resultOf } from '../../support/results.ts';
import { current, dataset, tables } from '../../support/tables.ts';

const final = {
  stage: 'final',
  home_club: 'a',
  away_club: 'b',
  home_goals: 1,
  away_goals: 1,
  winner: 'b',
};
const semifinal = { ...final, stage: 'semifinal', winner: 'c' };

describe('championOf', () => {
  it('is the winner of the deciding stage, not of the table', () => {
    expect(championOf(season, [semifinal, final], 'a', 'final')).toBe('b');
  });

  it('is not decided before that stage is played', () => {
    expect(championOf(season, [semifinal], 'a', 'final')).toBeNull();
    expect(
      championOf(season, [{ ...final, home_goals: null, away_goals: null, winner: null }], 'a', 'final'),
    ).toBeNull();
  });

  it('is by goals over two legs, or else the winner of the second', () => {
    const second = { ...final, home_club: 'b', away_club: 'a', home_goals: 0, away_goals: 2, winner: 'a' };
    expect(championOf(season, [final, second], null, 'final')).toBe('a');
    const level = { ...second, home_goals: 1, away_goals: 1, winner: 'b' };
    expect(championOf(season, [final, level], null, 'final')).toBe('b');
    const lostAtHome = { ...final, away_goals: 2 };
    const goalless = { ...second, away_goals: 0, winner: null };
    expect(championOf(season, [lostAtHome, goalless], null, 'final')).toBe('b');
  });

  it('is by the goals of both sides in both legs, and not decided before the second', () => {
    const first = { ...final, home_goals: 3, winner: 'a' };
    const second = { ...final, home_club: 'b', away_club: 'a', home_goals: 1, away_goals: 0 };
    expect(championOf(season, [first, second], null, 'final')).toBe('a');
    const unplayed = { ...second, home_goals: null, away_goals: null, winner: null };
    expect(championOf(season, [first, unplayed], null, 'final')).toBeNull();
    const onPenalties = { ...second, home_goals: 2, winner: 'a' };
    expect(championOf(season, [first, onPenalties], null, 'final')).toBe('a');
  });

  it('of one match is its recorded winner, also where that was not decided by goals', () => {
    expect(championOf(season, [{ ...final, home_goals: 2 }], null, 'final')).toBe('b');
  });

  it('is the winner of the table where no stage decides', () => {
    expect(championOf(season, [final], 'a', null)).toBe('a');
  });

  it('is the champion of each season that has one', ({ skip }) => {
    // A current season that is over has none before it is closed.
    const closed = dataset.seasons.filter((row) => row.champion !== null || row.season < current);
    skip(closed.length === 0, 'no season is closed');
    for (const { season: one, champion, regular_season_winner } of closed)
      expect(championOf(one, tables.rows('matches', one), regular_season_winner), String(one)).toBe(champion);
  });
});

describe('standingsWinnerOf', () => {
  const stage = (name: string, table: 'season' | 'own' | null) => blankRow('stages', { stage: name, table });
  const place = (name: string, club: string, position: number, points_deducted = 0) =>
    blankRow('standings', { stage: name, club, position, points_deducted });
  const inStage = (name: string, ...result: Parameters<typeof resultOf>) => ({
    ...resultOf(...result),
    stage: name,
  });
  const published = [place('spring', 'b', 2), place('spring', 'a', 1)];

  it('is the first of the published table, whatever the results', () => {
    const stages = [stage('spring', 'season'), stage('cup', 'own')];
    const matches = [inStage('spring', 'b', 'a', 9, 0)];
    const rows = [place('cup', 'c', 1), ...published];
    expect(standingsWinnerOf({ stages, standings: rows, matches })).toBe('a');
  });

  it('is not known before that table is published', () => {
    const stages = [stage('spring', 'season'), stage('cup', 'own')];
    const matches = [inStage('spring', 'a', 'b', 1, 0)];
    expect(standingsWinnerOf({ stages, standings: [], matches })).toBeNull();
    expect(standingsWinnerOf({ stages, standings: [place('cup', 'c', 1)], matches })).toBeNull();
    expect(standingsWinnerOf({ stages, standings: [place('spring', 'b', 2)], matches })).toBeNull();
    const halves = [stage('spring', 'season'), stage('fall', 'season')];
    expect(standingsWinnerOf({ stages: halves, standings: [], matches })).toBeNull();
    expect(standingsWinnerOf({ stages: halves, standings: published, matches })).toBeNull();
  });

  it('of several stages is by their results together, less the points deducted, without those of others', () => {
    const stages = [stage('spring', 'season'), stage('fall', 'season'), stage('cup', 'own')];
    const matches = [
      inStage('spring', 'a', 'b', 1, 0),
      inStage('fall', 'b', 'a', 3, 0),
      inStage('cup', 'a', 'b', 5, 0),
      { ...inStage('cup', 'a', 'b', 5, 0), stage: null },
    ];
    const both = [...published, place('fall', 'b', 1)];
    expect(standingsWinnerOf({ stages, standings: both, matches })).toBe('b');
    const deducted = [...published, place('fall', 'b', 1, 1)];
    expect(standingsWinnerOf({ stages, standings: deducted, matches })).toBe('a');
    expect(standingsWinnerOf({ stages, standings: both, matches: [] })).toBeNull();
  });
});
