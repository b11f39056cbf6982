import { describe, expect, it } from 'vitest';
import { parseSchedule } from '../../../src/feed/sdp/parse-schedule.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { type Json, matchEntry, scheduleAnswer, teamIdOf } from '../../fixtures/feed.ts';
import {
  context,
  forge,
  ottawa,
  parseOne,
  playIn,
  read,
  unknownTeam,
  whyNot,
} from '../../fixtures/schedule.ts';

const readOne = (over: Json, match = forge, by = context) => read(match, over, by);

describe('the state of a match', () => {
  const inPlay = { status: 'LIVE', winReason: '', winTeamId: null };

  it('time is the clock in minutes, as a text', () => {
    const read = readOne({ ...inPlay, phase: 'SECOND_HALF', time: '57', additionalTime: '0' });
    expect(read).toMatchObject({ status: 'LIVE', phase: 'SECOND_HALF', clock: 57, additional_time: 0 });
    expect(readOne({ ...inPlay, phase: 'FIRST_HALF', time: '45', additionalTime: '3' })).toMatchObject({
      clock: 45,
      additional_time: 3,
    });
    expect(readOne({ ...inPlay, phase: 'FIRST_HALF', time: 12 })?.clock).toBe(12);
  });

  it('a match to come has neither clock nor score, whatever the feed has there', () => {
    const over = { status: 'UPCOMING', phase: 'PRE_MATCH', time: '0', additionalTime: '0', winReason: '' };
    expect(readOne({ ...over, providerHomeScore: 0, providerAwayScore: 0 })).toMatchObject({
      status: 'UPCOMING',
      phase: 'PRE_MATCH',
      clock: null,
      additional_time: null,
      home_goals: null,
      away_goals: null,
      winner: null,
      win_reason: null,
    });
  });

  it('an empty winReason, once it is over, follows from the score', () => {
    expect(readOne({ winReason: '' })?.win_reason).toBe('RegularTime');
    expect(readOne({ winReason: '', providerAwayScore: 1, winTeamId: null })?.win_reason).toBe('Draw');
    expect(readOne({ ...inPlay, phase: 'FIRST_HALF' })?.win_reason).toBeNull();
  });

  it.for([
    ['LIVE', 'FIRST_HALF', 'LIVE'],
    ['IN_PLAY', 'SECOND_HALF', 'IN_PLAY'],
    ['in-play', 'SECOND_HALF', 'IN_PLAY'],
    ['Half Time', 'HALF_TIME', 'HALF_TIME'],
    ['PLAYING', 'FIRST_HALF', 'LIVE'],
    ['PLAYING', 'HALF_TIME', 'HALF_TIME'],
    ['Playing', 'EXTRA_FIRST_HALF', 'LIVE'],
    ['SUSPENDED', 'SECOND_HALF', 'SUSPENDED'],
    ['CANCELLED', 'PRE_MATCH', 'CANCELLED'],
    ['UPCOMING', '', 'UPCOMING'],
    ['finished', 'FULL_TIME', 'FINISHED'],
  ] as const)('%s in phase %s is %s', ([status, phase, expected]) => {
    expect(readOne({ status, phase, winReason: '' })?.status).toBe(expected);
  });

  it('a match suspended before its kick-off has neither score nor clock', () => {
    const suspended = { status: 'SUSPENDED', providerHomeScore: 0, providerAwayScore: 0, time: '0' };
    const none = {
      status: 'SUSPENDED',
      home_goals: null,
      away_goals: null,
      clock: null,
      additional_time: null,
    };
    expect(readOne({ ...suspended, phase: 'PRE_MATCH' })).toMatchObject(none);
    const scored = { status: 'SUSPENDED', home_goals: 0, away_goals: 0 };
    expect(readOne({ ...suspended, phase: 'SECOND_HALF' })).toMatchObject(scored);
  });

  it.for([
    ['ABANDONED', 'SECOND_HALF', { status: 'SUSPENDED', home_goals: 2, clock: 60 }],
    ['Abandoned', 'EXTRA_FIRST_HALF', { status: 'SUSPENDED', home_goals: 2 }],
    ['ABANDONED', 'HALF_TIME', { status: 'SUSPENDED', home_goals: 2 }],
    ['ABANDONED', 'FULL_TIME', { status: 'CANCELLED', home_goals: null }],
    ['INTERRUPTED', 'FIRST_HALF', { status: 'SUSPENDED', home_goals: 2 }],
    ['CANCELED', 'PRE_MATCH', { status: 'CANCELLED', home_goals: null }],
  ] as const)('%s in phase %s is a status of ours, and not in play', ([status, phase, expected]) => {
    const goals = { homeScorePush: 2, providerHomeScore: 2 };
    expect(readOne({ status, phase, time: '60', ...goals })).toMatchObject(expected);
  });

  it.for(['FIRST_HALF', 'HALF_TIME', 'EXTRA_SECOND_HALF', 'PENALTIES'])(
    'UPCOMING in phase %s contradicts itself',
    (phase) => {
      const { entries, rejected } = parseSchedule(
        scheduleAnswer(2025, [matchEntry(forge, { status: 'UPCOMING', phase })]),
        context,
      );
      expect(entries).toEqual([]);
      expect(String(rejected)).toContain(`status 'UPCOMING' in phase '${phase}'; expected`);
    },
  );

  it.for([
    ['PLAYED', 'FULL_TIME'],
    ['AWARDED', 'PRE_MATCH'],
    ['TBD', ''],
    ['TBD', null],
  ])('%s in phase %s is not a known status', ([status, phase]) => {
    const { entries, rejected } = parseSchedule(
      scheduleAnswer(2025, [matchEntry(forge, { status, phase })]),
      context,
    );
    expect(entries).toEqual([]);
    expect(rejected).toEqual([
      { what: `matches[0] ${forge.match_id}`, why: `status '${status}' is not known` },
    ]);
  });
});

type Match = DatasetRow<'matches'>;

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

it('a score is the provider’s, or else the one that was pushed', () => {
  const pushed = { homeScorePush: 3, awayScorePush: 2 };
  expect(read(forge, { ...pushed })).toMatchObject({ home_goals: 1, away_goals: 0 });
  expect(read(forge, { ...pushed, providerHomeScore: null, providerAwayScore: null })).toMatchObject({
    home_goals: 3,
    away_goals: 2,
    winner: 'forge-fc',
  });
});

it('a score decides who won, whatever club the feed names', () => {
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

it.for([
  [forge, 'Draw', 'RegularTime'],
  [forge, 'Penalties', 'RegularTime'],
  [forge, '', 'RegularTime'],
  [forge, 'Coin', 'RegularTime'],
  [forge, null, 'RegularTime'],
  [forge, 'RegularTime', 'RegularTime'],
  [forge, 'ExtraTime', 'ExtraTime'],
  [levelLeg, 'RegularTime', 'Draw'],
  [levelLeg, 'ExtraTime', 'Draw'],
  [levelLeg, '', 'Draw'],
  [levelLeg, 'Coin', 'Draw'],
  [levelLeg, 'Draw', 'Draw'],
  [levelLeg, 'Penalties', 'Penalties'],
] as const)(
  'of $0.home_goals-$0.away_goals the win reason %1$s is replaced by %2$s',
  ([match, winReason, expected]) => {
    const isShootOut = expected === 'Penalties';
    const winner = match === forge || isShootOut ? match.winner : null;
    const read = readOne({ winReason, winTeamId: winner && teamIdOf(winner) }, match);
    expect(read).toMatchObject({ winner, win_reason: expected });
    if (!isShootOut) expect(read).toMatchObject({ home_penalties: null, away_penalties: null });
  },
);

describe('a shoot-out', () => {
  const unscored = { providerPenaltyScoreHome: null, providerPenaltyScoreAway: null };

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
