import { describe, expect, it } from 'vitest';
import { championOf, deriveHonours, standingsWinnerOf } from '../../src/derive/honours.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import type { League } from '../../src/records/league-schema.ts';
import { blankRow } from '../support/blank-row.ts';
import { resultOf, rules } from '../support/results.ts';
import { worlds } from '../support/worlds.ts';

const stored = blankRow('honours', {});

/** Returns the rules of a league that a stage decides, or its table where it is null. */
function leagueOf(stage: string | null): Pick<League, 'champion'> {
  return {
    champion: [
      stage === null
        ? { from_season: 2000, decided_by: 'table' }
        : { from_season: 2000, decided_by: 'stage', stage },
    ],
  };
}

const clubNames = [
  blankRow('clubNames', {
    club_id: 'a',
    name: 'Old',
    short_name: 'Old',
    from_season: 2019,
    to_season: 2021,
  }),
];

describe.for(worlds)('$name', ({ current, dataset, league, tables }) => {
  /** Derives one honour with these fields. */
  function derive(row: Partial<Dataset['honours'][number]>) {
    const [honour] = deriveHonours({ ...dataset, clubNames, honours: [{ ...stored, season: 2020, ...row }] });
    return honour;
  }

  it('an honour of a club is won by its team of the season', () => {
    expect(derive({ club: 'a', winner: null, player_id: null })).toMatchObject({
      club: 'a',
      team: 'Old',
      recipient: 'Old',
      player_id: null,
    });
  });

  it('an honour of a player is won by the player, whose id is short', () => {
    const player_id = 'cpl::Football_Player::ab12';
    expect(derive({ club: 'a', winner: 'A. Player', player_id })).toMatchObject({
      team: 'Old',
      recipient: 'A. Player',
      player_id: 'ab12',
    });
    expect(derive({ club: null, winner: 'A. Player' })).toMatchObject({ club: null, team: null });
  });

  it('an honour without a club or a winner is an error', () => {
    expect(() => derive({ honour: 'Coach of the Year', club: null, winner: null })).toThrow(
      '"Coach of the Year" of 2020 has no club and no winner',
    );
  });

  it('an honour says how many receive it, where that is fixed, and how many of them are known', () => {
    const [fixedAward, recipients] = Object.entries(league.award_recipients ?? {})[0] ?? ['none', null];
    const winners = ['A', 'B', 'C'].map((winner) => ({ ...stored, season: 2020, club: null, winner }));
    const rows = winners.flatMap((row) => [
      { ...row, kind: 'award' as const, honour: fixedAward },
      { ...row, kind: 'award' as const, honour: 'Award of any number' },
      { ...row, kind: 'champion' as const, honour: 'Champion', season: 2019 + winners.indexOf(row) },
    ]);
    const derived = deriveHonours({ ...dataset, clubNames, honours: rows });
    const firstOf = (name: string) => derived.find(({ honour }) => honour === name);
    expect([fixedAward, 'Award of any number', 'Champion'].map(firstOf)).toMatchObject([
      { recipients, recipients_known: 3 },
      { recipients: null, recipients_known: 3 },
      { recipients: 1, recipients_known: 1 },
    ]);
  });

  it.for([
    ['of the deciding stage, whoever won the standings', [semifinal, final], 'final', 'b'],
    ['recorded of a single match, whatever its goals', [{ ...final, home_goals: 2 }], 'final', 'b'],
    ['of the standings where no stage decides', [final], null, 'a'],
    ['of nothing before the deciding stage is played', [semifinal], 'final', null],
  ] as const)('championOf returns the winner %s', ([, matches, decider, expected]) => {
    expect(championOf(leagueOf(decider), 2024, matches, 'a')).toBe(expected);
  });

  /** The second leg of the final, at the home of b. */
  const second = { ...final, home_club: 'b', away_club: 'a', home_goals: 1, away_goals: 1, winner: 'b' };
  const unplayed = { ...second, home_goals: null, away_goals: null, winner: null };
  it.for([
    ['by the goals of both', final, { ...second, home_goals: 0, away_goals: 2, winner: 'a' }, 'a'],
    [
      'also of one who lost the second',
      { ...final, home_goals: 3, winner: 'a' },
      { ...second, away_goals: 0 },
      'a',
    ],
    [
      'also without goals in it',
      { ...final, away_goals: 2 },
      { ...unplayed, home_goals: 0, away_goals: 0 },
      'b',
    ],
    [
      'of the shoot-out, where goals are level',
      { ...final, winner: null, win_reason: 'Draw' },
      { ...second, win_reason: 'Penalties' },
      'b',
    ],
    [
      'none where goals are level and nothing says who won',
      { ...final, home_goals: 2, winner: 'a' },
      { ...second, home_goals: 2, win_reason: 'RegularTime' },
      null,
    ],
    ['none before the second', { ...final, home_goals: 3, winner: 'a' }, unplayed, null],
  ] as const)('championOf returns of two legs the winner %s', ([, first, other, expected]) => {
    expect(championOf(leagueOf('final'), 2024, [first, other], null)).toBe(expected);
  });

  it.for([
    [
      'one who won a replay',
      [
        { ...final, winner: null },
        { ...second, away_goals: 2, winner: 'a' },
      ],
      'a',
    ],
    [
      'whoever won two matches of three',
      [
        { ...final, winner: 'b' },
        { ...second, home_goals: 0, away_goals: 5, winner: 'a' },
        { ...final, home_goals: 0, winner: 'b' },
      ],
      'b',
    ],
    ['none of a drawn final', [{ ...final, winner: null }], null],
    ['none of the matches of three clubs', [final, { ...second, away_club: 'c' }], null],
  ] as const)('championOf returns of a final %s', ([, matches, expected]) => {
    expect(championOf(leagueOf('final'), 2024, matches, null)).toBe(expected);
  });

  it('championOf returns none of a table of clubs that did not meet equally often', () => {
    const unbalanced = { ...leagueOf(null), unbalanced: { final: [2024] } };
    expect(championOf(unbalanced, 2024, [final], 'a')).toBeNull();
    expect(championOf(unbalanced, 2025, [final], 'a')).toBe('a');
  });

  it('championOf returns the recorded champion of each closed season', ({ skip }) => {
    // A current season that is over has none before it is closed.
    const closed = dataset.seasons.filter((row) => row.champion !== null || row.season < current);
    skip(closed.length === 0, 'no season is closed');
    for (const { season: one, champion, regular_season_winner } of closed)
      expect(championOf(league, one, tables.rows('matches', one), regular_season_winner), String(one)).toBe(
        champion,
      );
  });

  const stage = (name: string, table: 'season' | 'own' | null) => blankRow('stages', { stage: name, table });
  const place = (name: string, club: string, position: number, points_deducted = 0) =>
    blankRow('standings', { stage: name, club, position, points_deducted });
  const inStage = (name: string, ...result: Parameters<typeof resultOf>) => ({
    ...resultOf(...result),
    stage: name,
  });
  const published = [place('spring', 'b', 2), place('spring', 'a', 1)];

  it('standingsWinnerOf returns the first club of the published standings, whatever the results', () => {
    const stages = [stage('spring', 'season'), stage('cup', 'own')];
    const matches = [inStage('spring', 'b', 'a', 9, 0)];
    const rows = [place('cup', 'c', 1), ...published];
    expect(standingsWinnerOf({ league: rules, stages, standings: rows, matches })).toBe('a');
  });

  it('standingsWinnerOf returns null before the standings are published', () => {
    const stages = [stage('spring', 'season'), stage('cup', 'own')];
    const matches = [inStage('spring', 'a', 'b', 1, 0)];
    expect(standingsWinnerOf({ league: rules, stages, standings: [], matches })).toBeNull();
    expect(
      standingsWinnerOf({ league: rules, stages, standings: [place('cup', 'c', 1)], matches }),
    ).toBeNull();
    expect(
      standingsWinnerOf({ league: rules, stages, standings: [place('spring', 'b', 2)], matches }),
    ).toBeNull();
    const halves = [stage('spring', 'season'), stage('fall', 'season')];
    expect(standingsWinnerOf({ league: rules, stages: halves, standings: [], matches })).toBeNull();
    expect(standingsWinnerOf({ league: rules, stages: halves, standings: published, matches })).toBeNull();
  });

  it('standingsWinnerOf adds up the stages that count together, less the points deducted', () => {
    const stages = [stage('spring', 'season'), stage('fall', 'season'), stage('cup', 'own')];
    const matches = [
      inStage('spring', 'a', 'b', 1, 0),
      inStage('fall', 'b', 'a', 3, 0),
      inStage('cup', 'a', 'b', 5, 0),
      { ...inStage('cup', 'a', 'b', 5, 0), stage: null },
    ];
    const both = [...published, place('fall', 'b', 1)];
    expect(standingsWinnerOf({ league: rules, stages, standings: both, matches })).toBe('b');
    const deducted = [...published, place('fall', 'b', 1, 1)];
    expect(standingsWinnerOf({ league: rules, stages, standings: deducted, matches })).toBe('a');
    expect(standingsWinnerOf({ league: rules, stages, standings: both, matches: [] })).toBeNull();
  });
});

const final = {
  stage: 'final',
  home_club: 'a',
  away_club: 'b',
  home_goals: 1,
  away_goals: 1,
  winner: 'b',
  win_reason: 'Penalties',
} as const;
const semifinal = { ...final, stage: 'semifinal', winner: 'c' };
