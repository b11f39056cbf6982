import { describe, expect, it } from 'vitest';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { teamIdOf } from '../../fixtures/feed.ts';
import {
  final,
  forge,
  ottawa,
  parseOne,
  playIn,
  read,
  unknownTeam,
  whyNot,
} from '../../fixtures/schedule.ts';
import { dataset } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

type Match = DatasetRow<'matches'>;

const shootOutWithoutScore = {
  ...the(dataset.matches, { season: 2024, stage: 'quarterfinal' }),
  home_penalties: null,
  away_penalties: null,
};

/** A draw of a league season, as if it had gone to penalties. */
const levelLeg = {
  ...ottawa,
  win_reason: 'Penalties' as const,
  home_penalties: 4,
  away_penalties: 5,
  winner: ottawa.away_club,
};

/** Returns who won by a schedule that names a club as the winner, and what is reported of that. */
function winnerWhere(match: Match, winTeamId: string, over: object = {}) {
  const { entries, rejected } = parseOne(match, { ...over, winTeamId });
  return { winner: entries[0]?.winner, reported: rejected.map(({ why }) => why) };
}

describe('a score', () => {
  it('is the provider’s, or else the one that was pushed', () => {
    const pushed = { homeScorePush: 3, awayScorePush: 2 };
    expect(read(forge, { ...pushed })).toMatchObject({ home_goals: 1, away_goals: 0 });
    expect(read(forge, { ...pushed, providerHomeScore: null, providerAwayScore: null })).toMatchObject({
      home_goals: 3,
      away_goals: 2,
      winner: 'forge-fc',
    });
  });

  it('of a match in play may not be there yet', () => {
    const noScore = {
      homeScorePush: null,
      awayScorePush: null,
      providerHomeScore: null,
      providerAwayScore: null,
    };
    expect(read(forge, { ...noScore, status: 'LIVE', phase: 'FIRST_HALF' })).toMatchObject({
      home_goals: null,
      away_goals: null,
    });
  });

  it('decides who won, whatever club is named; another is reported', () => {
    for (const [named, shown] of [
      [teamIdOf('cavalry-fc'), 'cavalry-fc'],
      [unknownTeam, 'no club of data/clubs.csv'],
    ] as const)
      expect(winnerWhere(forge, named)).toEqual({
        winner: 'forge-fc',
        reported: [`winTeamId: names ${shown}; by the score the winner is forge-fc`],
      });
    expect(read(forge, { winTeamId: null })?.winner).toBe('forge-fc');
    expect(winnerWhere(ottawa, teamIdOf('atletico-ottawa'))).toEqual({
      winner: null,
      reported: ['winTeamId: names atletico-ottawa; by the score the winner is none'],
    });
  });
});

describe('a win reason that the score rules out is replaced', () => {
  it.for([
    ['Draw', 'RegularTime'],
    ['Penalties', 'RegularTime'],
    ['', 'RegularTime'],
    ['Coin', 'RegularTime'],
    [null, 'RegularTime'],
    ['RegularTime', 'RegularTime'],
    ['ExtraTime', 'ExtraTime'],
  ])('of 1-0: %s is %s', ([winReason, expected]) => {
    const penalties = { providerPenaltyScoreHome: 3, providerPenaltyScoreAway: 4 };
    expect(read(forge, { winReason, ...penalties })).toMatchObject({
      winner: 'forge-fc',
      win_reason: expected,
      home_penalties: null,
      away_penalties: null,
    });
  });

  it.for([
    ['RegularTime', 'Draw', null],
    ['ExtraTime', 'Draw', null],
    ['', 'Draw', null],
    ['Coin', 'Draw', null],
    ['Draw', 'Draw', null],
    ['Penalties', 'Penalties', levelLeg.winner],
  ])('of 2-2: %s is %s', ([winReason, expected, winner]) => {
    const winTeamId = winner && teamIdOf(winner);
    expect(read(levelLeg, { winReason, winTeamId })).toMatchObject({ win_reason: expected, winner });
  });
});

describe('a shoot-out', () => {
  const shootOut = [
    'home_penalties',
    'away_penalties',
    'winner',
    'win_reason',
    'home_goals',
    'away_goals',
  ] as const;
  const of = (match: object | undefined) =>
    Object.fromEntries(shootOut.map((name) => [name, (match as Match | undefined)?.[name]]));
  const unscored = { providerPenaltyScoreHome: null, providerPenaltyScoreAway: null };

  it('has its score beside that of the match', () => {
    expect(of(read(playIn))).toEqual(of(playIn));
    expect(playIn).toMatchObject({ home_goals: 2, away_goals: 2, home_penalties: 4, away_penalties: 5 });
  });

  it('may have a winner and no score', () => {
    expect(of(read(shootOutWithoutScore))).toEqual(of(shootOutWithoutScore));
    expect(shootOutWithoutScore).toMatchObject({ home_penalties: null, winner: 'atletico-ottawa' });
  });

  it('with a score has the winner of that, whatever club is named', () => {
    expect(winnerWhere(playIn, teamIdOf('hfx-wanderers-fc')).winner).toBe('inter-toronto-fc');
    expect(read(playIn, { winTeamId: null })?.winner).toBe('inter-toronto-fc');
  });

  it.for([null, '', unknownTeam, teamIdOf('forge-fc')])(
    'without a score has none, if that is %s',
    (winTeamId) => {
      const [match] = parseOne(levelLeg, { ...unscored, winTeamId }).entries;
      expect(match).toMatchObject({ winner: null, win_reason: 'Penalties' });
    },
  );

  it('of a level score has the winner that is named', () => {
    const level = { providerPenaltyScoreHome: 4, providerPenaltyScoreAway: 4 };
    expect(read(levelLeg, level)?.winner).toBe(levelLeg.winner);
    expect(read(levelLeg, { ...level, winTeamId: null })?.winner).toBeNull();
  });

  it('that decides a tie has a winner', () => {
    expect(whyNot({ ...unscored, winTeamId: null }, playIn)).toBe('is a finished play-in without a winner');
  });

  it('of which one side’s score alone is known has the winner that is named', () => {
    const half = { providerPenaltyScoreHome: 4, providerPenaltyScoreAway: null };
    expect(read(playIn, half)?.winner).toBe('inter-toronto-fc');
  });

  it('in progress has its score so far, and no winner', () => {
    const over = { status: 'LIVE', winReason: '', winTeamId: null, time: '120' };
    const score = { providerPenaltyScoreHome: 2, providerPenaltyScoreAway: 1 };
    for (const phase of ['PENALTIES', 'PENALTY_SHOOTOUT', 'SHOOT_OUT']) {
      expect(read(playIn, { ...over, ...score, phase })).toMatchObject({
        home_goals: 2,
        away_goals: 2,
        home_penalties: 2,
        away_penalties: 1,
        winner: null,
        win_reason: null,
      });
    }
    expect(read(playIn, { ...over, ...score, phase: 'EXTRA_SECOND_HALF' })).toMatchObject({
      home_penalties: null,
      away_penalties: null,
    });
  });
});

describe('extra time', () => {
  it('is a reason, and counts on the clock and in the score', () => {
    expect(read(final)).toMatchObject({
      home_goals: 2,
      away_goals: 1,
      winner: 'atletico-ottawa',
      win_reason: 'ExtraTime',
      clock: 120,
      additional_time: null,
    });
  });

  it('in progress is a match in play', () => {
    const over = { status: 'PLAYING', phase: 'EXTRA_FIRST_HALF', time: '97', winReason: '', winTeamId: null };
    expect(read(final, { ...over, providerHomeScore: 1 })).toMatchObject({
      status: 'LIVE',
      phase: 'EXTRA_FIRST_HALF',
      clock: 97,
      home_goals: 1,
      away_goals: 1,
      winner: null,
      win_reason: null,
    });
  });
});
