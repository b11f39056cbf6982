import { describe, expect, it } from 'vitest';
import { parseSchedule } from '../../../src/feed/sdp/schedule.ts';
import {
  clubEntry,
  derivedId,
  type Json,
  matchEntry,
  scheduleAnswer,
  seasonIdOf,
  teamIdOf,
} from '../../fixtures/feed.ts';
import { changed, opener, schedule } from '../../fixtures/feed-lists.ts';
import { context, forge, ottawa, playIn, unknownTeam, whyNot } from '../../fixtures/schedule.ts';
import { the } from '../../support/the.ts';

describe('a match is rejected', () => {
  it.for<[string, Json, string]>([
    ['a season before', { seasonId: seasonIdOf(2024) }, `is of another season, ${seasonIdOf(2024)}`],
    ['another competition', { matchId: forge.match_id.replace('cpl', 'other') }, 'is of another competition'],
    [
      'a club that is not ours',
      { away: clubEntry('cavalry-fc', { teamId: unknownTeam }) },
      `team ${unknownTeam} is not a club of data/clubs.csv`,
    ],
    [
      'a club of another competition',
      { home: clubEntry('forge-fc', { teamId: teamIdOf('forge-fc').replace('cpl', 'other') }) },
      `team ${teamIdOf('forge-fc').replace('cpl', 'other')} is not a club of data/clubs.csv`,
    ],
    ['a club against itself', { away: clubEntry('forge-fc') }, 'forge-fc cannot play itself'],
    [
      'a stored match the other way round',
      { home: clubEntry('cavalry-fc'), away: clubEntry('forge-fc') },
      'was forge-fc v cavalry-fc and is cavalry-fc v forge-fc',
    ],
    [
      'a stored match between other clubs',
      { away: clubEntry('valour-fc') },
      'was forge-fc v cavalry-fc and is forge-fc v valour-fc',
    ],
  ])('of %s', ([, over, why]) => {
    expect(whyNot(over)).toBe(why);
  });

  it('of a club that is not in the league of the season', () => {
    const clubs = new Map([...context.clubs, [unknownTeam, 'fc-edmonton']]);
    const away = clubEntry('fc-edmonton', { teamId: unknownTeam });
    expect(whyNot({ away }, forge, { ...context, clubs })).toBe('fc-edmonton is not in the league of 2025');
  });

  it('that is there twice: the one that agrees with the stored match is used, or else the first', () => {
    const again = { matchId: ottawa.match_id, providerHomeScore: 9 };
    const why = 'duplicate entry; keeping the one that agrees with the stored match, or else the first';
    expect(whyNot(again, ottawa)).toBe(why);
    for (const entries of [
      [matchEntry(ottawa, again), matchEntry(ottawa)],
      [matchEntry(ottawa), matchEntry(ottawa, again)],
    ]) {
      const parsed = parseSchedule(scheduleAnswer(2025, entries), context);
      expect(parsed.entries).toMatchObject([{ home_goals: ottawa.home_goals }]);
      expect(parsed.rejected).toHaveLength(1);
    }
    const newId = { matchId: derivedId('Match', 'new') };
    const unknown = [matchEntry(ottawa, newId), matchEntry(ottawa, { ...newId, providerHomeScore: 9 })];
    expect(parseSchedule(scheduleAnswer(2025, unknown), context).entries).toMatchObject([
      { home_goals: ottawa.home_goals },
    ]);
  });

  it('that is there twice, and is not over: what is to come of it does not decide which is used', () => {
    const result = { status: 'UPCOMING', home_goals: null, away_goals: null } as const;
    const known = { ...the([...context.matches.values()], { match_id: ottawa.match_id }), ...result };
    const toCome = { ...context, matches: new Map([[ottawa.match_id, known]]) };
    const [inPlay, postponed] = [
      matchEntry(ottawa, { status: 'LIVE', phase: 'FIRST_HALF' }),
      matchEntry(ottawa, { status: 'POSTPONED', phase: '' }),
    ];
    for (const entries of [
      [inPlay, postponed],
      [postponed, inPlay],
      [inPlay, matchEntry(ottawa, { status: 'UPCOMING', phase: '' })],
    ])
      expect(parseSchedule(scheduleAnswer(2025, entries), toCome).entries).toMatchObject([
        { status: 'LIVE', home_goals: ottawa.home_goals },
      ]);
  });

  it('but not for one before it that was rejected itself', () => {
    const broken = matchEntry(forge, { status: 'ABANDONED' });
    const { entries, rejected } = parseSchedule(scheduleAnswer(2025, [broken, matchEntry(forge)]), context);
    expect(entries).toMatchObject([{ match_id: forge.match_id, status: 'FINISHED' }]);
    expect(rejected).toHaveLength(1);
  });

  it.for<[string, Json]>([
    [
      'either',
      { homeScorePush: null, awayScorePush: null, providerHomeScore: null, providerAwayScore: null },
    ],
    ['the home side’s', { homeScorePush: null, providerHomeScore: null }],
    ['the away side’s', { awayScorePush: undefined, providerAwayScore: undefined }],
  ])('that is finished without a score: %s', ([, over]) => {
    expect(whyNot(over)).toBe('is finished without a score');
  });
});

describe('fields a match may lack', () => {
  it.for([
    'phase',
    'time',
    'additionalTime',
    'matchDateUtc',
    'matchDateLocal',
    'localTimeUtcOffset',
    'winReason',
    'winTeamId',
    'stadiumId',
    'matchSet',
    'editorial',
    'homeScorePush',
  ])('%s', (field) => {
    const { good, body, read } = schedule;
    for (const value of [null, undefined]) {
      const { entries, rejected } = read(body([changed(good[0], [field], value)]));
      expect(rejected).toEqual([]);
      expect(entries).toMatchObject([{ match_id: opener.match_id, home_goals: 1, away_goals: 0 }]);
    }
  });

  it.for(['time', 'additionalTime', 'matchSet', 'editorial'])('%s, of whatever kind', (field) => {
    const { good, body, read } = schedule;
    for (const value of [7.5, -1, 'soon', '', [], {}, true, { name: 7, stageId: [] }, { broadcasters: 7 }]) {
      const { entries, rejected } = read(body([changed(good[1], [field], value)]));
      expect(rejected.length).toBeLessThanOrEqual(1);
      expect(entries).toMatchObject([
        { match_id: playIn.match_id, stage: 'play-in', winner: 'inter-toronto-fc' },
      ]);
    }
  });

  it('a malformed time, which is unknown', () => {
    const { good, body, read } = schedule;
    for (const value of ['', 'soon', '-1', '1.5', '1000', -1, 1.5, null, {}]) {
      const over = { time: value, additionalTime: value };
      expect(read(body([{ ...good[0], ...over }])).entries).toMatchObject([
        { clock: null, additional_time: null },
      ]);
    }
  });
});

describe('what cannot be is not used', () => {
  const now = new Date('2025-04-05T12:00:00Z');
  const parse = (over: Json, at?: Date) =>
    parseSchedule(scheduleAnswer(2025, [matchEntry(forge, over)]), context, at);

  it.for<[string, Json, string]>([
    [
      'a date outside the season',
      { matchDateLocal: '2024-04-05T17:30:00' },
      'is on 2024-04-05; expected a day of 2025',
    ],
    ['98 goals', { providerHomeScore: 98 }, 'providerHomeScore: '],
    ['a status of 100 kB', { status: 'x'.repeat(100_000) }, 'status: '],
  ])('%s rejects the match', ([, over, why]) => {
    const { entries, rejected } = parse(over);
    expect(entries).toEqual([]);
    expect(rejected.map((one) => one.why)).toEqual([expect.stringContaining(why)]);
  });

  it('a finished match does not begin later', () => {
    expect(parse({}, now).rejected.map(({ why }) => why)).toEqual([
      'is finished and begins at 2025-04-05T21:30:00Z',
    ]);
    expect(parse({ status: 'UPCOMING', phase: 'PRE_MATCH' }, now).entries).toHaveLength(1);
    expect(parse({}, new Date('2025-04-06T00:00:00Z')).entries).toHaveLength(1);
  });

  it('a match in play begins at most an hour later; a suspended one may go on another day', () => {
    const inPlay = { status: 'LIVE', phase: 'FIRST_HALF' };
    const at = (time: string, change: Parameters<typeof parse>[0]) =>
      parse(change, new Date(`2025-04-05T${time}Z`));
    expect(at('20:29:59', inPlay).rejected.map(({ why }) => why)).toEqual([
      'is in play and begins at 2025-04-05T21:30:00Z',
    ]);
    expect(at('20:30:00', inPlay).entries).toHaveLength(1);
    expect(at('20:00:00', { ...inPlay, status: 'SUSPENDED' }).entries).toHaveLength(1);
  });

  it('a phase of 100 kB and a clock of 300 are unknown', () => {
    const over = { status: 'LIVE', phase: 'x'.repeat(100_000), time: '300', additionalTime: '999' };
    expect(parse(over).entries).toMatchObject([{ phase: null, clock: null, additional_time: null }]);
  });

  it('a zero date is an unknown one', () => {
    const zero = '0001-01-01T00:00:00';
    expect(
      parse({ matchDateUtc: zero, matchDateLocal: zero, localTimeUtcOffset: null }).entries,
    ).toMatchObject([{ date: forge.date, kickoff_utc: null }]);
    const unknown = { matchId: derivedId('Match', 'new'), matchDateUtc: zero, matchDateLocal: zero };
    expect(parse(unknown).rejected.map(({ why }) => why)).toEqual(['has no date']);
  });
});
