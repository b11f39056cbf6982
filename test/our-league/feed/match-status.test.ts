import { describe, expect, it } from 'vitest';
import { parseSchedule } from '../../../src/feed/sdp/schedule.ts';
import { type Json, matchEntry, scheduleAnswer } from '../../fixtures/feed.ts';
import { context, forge, read } from '../../fixtures/schedule.ts';

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

  it('a match to come has the phase PRE_MATCH, and neither clock nor score, whatever the feed has there', () => {
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

  it('a finished match has the phase FULL_TIME, and how it was decided', () => {
    expect(readOne({})).toMatchObject({
      status: 'FINISHED',
      phase: 'FULL_TIME',
      clock: 90,
      home_goals: 1,
      away_goals: 0,
      winner: 'forge-fc',
      win_reason: 'RegularTime',
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
    ['ABANDONED', 'FULL_TIME'],
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
