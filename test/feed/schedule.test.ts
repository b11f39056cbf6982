import { describe, expect, it } from 'vitest';
import { inferIds } from '../../src/feed/infer-ids.ts';
import { type FeedMatch, parseSchedule } from '../../src/feed/schedule.ts';
import type { SeasonContext } from '../../src/feed/season-context.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import {
  clubEntry,
  derivedId,
  type Json,
  matchEntry,
  matchSet,
  scheduleAnswer,
  seasonIdOf,
  teamIdOf,
} from '../fixtures/feed.ts';
import { changed, opener, schedule } from '../fixtures/feed-lists.ts';
import {
  context,
  final,
  forge,
  ottawa,
  pacific,
  playIn,
  read,
  unknownTeam,
  whyNot,
} from '../fixtures/schedule.ts';
import { dataset, ofSeason } from '../support/tables.ts';
import { the } from '../support/the.ts';

/** A night match: at kick-off it was the next day in UTC. */
const late = the(dataset.matches, { season: 2025, kickoff_utc: '2025-06-28T02:00:00Z' });

const readOne = (over: Json, match = forge, by = context) => read(match, over, by);

const matches = ofSeason(dataset.matches, 2025);

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

describe('the matchday', () => {
  it('is the number in the name of the round', () => {
    const matchday = (name: unknown) =>
      parseSchedule(
        scheduleAnswer(2025, [matchEntry(forge, { matchSet: { ...matchSet(forge), name } })]),
        context,
      ).entries[0]?.matchday;
    expect(matchday('Matchday 28')).toBe(28);
    // As stored.
    for (const name of ['', null, 'Matchday', 'Matchday x', 'Matchday 0', 'Matchday 99999', 'Round 3', 7]) {
      expect(matchday(name)).toBe(1);
    }
    expect(read(final)?.matchday).toBeNull();
  });
});

describe('the venue', () => {
  const neutral = the(dataset.matches, { season: 2025, venue_id: 'stade-telus-universite-laval' });

  it('is the one the feed names', () => {
    const wire = matchEntry(pacific).stadiumId;
    expect(read(forge, { stadiumId: wire })).toMatchObject({
      venue_id: pacific.venue_id,
      venue_basis: 'feed',
    });
  });

  it.for([null, undefined, '', 'x'])('is the stored one if that is %s', (stadiumId) => {
    expect(read(neutral, { stadiumId })).toMatchObject({
      venue_id: 'stade-telus-universite-laval',
      venue_basis: 'home ground',
    });
  });

  it('of a match that is not stored is that of the home club', () => {
    const over = { matchId: derivedId('Match', 'new'), stadiumId: null };
    expect(read(neutral, over)).toMatchObject({
      venue_id: 'york-lions-stadium',
      venue_basis: 'home ground',
    });
  });

  it('of a match between clubs without one is not guessed', () => {
    const over = { matchId: derivedId('Match', 'new'), stadiumId: null };
    expect(whyNot(over, forge, { ...context, homes: new Map() })).toBe(
      'stadium null is not a venue of data/venues.csv',
    );
  });
});

describe('matchDateLocal has no offset', () => {
  it('and the day is that at the venue, though in UTC it is the next', () => {
    const wire = matchEntry(late);
    expect(wire).toMatchObject({
      matchDateUtc: '2025-06-28T02:00:00Z',
      matchDateLocal: '2025-06-27T19:00:00',
      localTimeUtcOffset: '-07:00',
    });
    expect(readOne({}, late)).toMatchObject({ date: '2025-06-27', kickoff_utc: '2025-06-28T02:00:00Z' });
  });

  it('so localTimeUtcOffset makes a kick-off of it', () => {
    const read = readOne({ matchDateUtc: null }, late);
    expect(read).toMatchObject({ date: '2025-06-27', kickoff_utc: '2025-06-28T02:00:00Z' });
  });

  it('without an offset and UTC, the kick-off is unknown', () => {
    const read = readOne({ matchDateUtc: null, localTimeUtcOffset: null });
    expect(read).toMatchObject({ date: '2025-04-05', kickoff_utc: null });
  });

  it('and a kick-off is to the second, however exact the feed is', () => {
    for (const matchDateUtc of [
      '2025-04-05T21:30:00.0000000Z',
      '2025-04-05T21:30Z',
      '2025-04-05T21:30:00',
      '2025-04-05T21:30:00+00:00',
    ]) {
      expect(readOne({ matchDateUtc })?.kickoff_utc).toBe('2025-04-05T21:30:00Z');
    }
  });
});

describe('a postponed match keeps its old date', () => {
  const postponed = { status: 'POSTPONED', phase: 'PRE_MATCH', winReason: '', winTeamId: null };

  it('which is no kick-off any more', () => {
    expect(readOne(postponed)).toMatchObject({
      status: 'POSTPONED',
      date: '2025-04-05',
      kickoff_utc: null,
      home_goals: null,
      away_goals: null,
      winner: null,
      win_reason: null,
    });
  });

  it('and neither is that of one that was cancelled', () => {
    const read = readOne({ ...postponed, status: 'CANCELLED' });
    expect(read).toMatchObject({ status: 'CANCELLED', date: '2025-04-05', kickoff_utc: null });
  });
});

describe('the schedule', () => {
  const schedule = scheduleAnswer(
    2025,
    matches.map((match) => matchEntry(match)),
  );

  /** The columns of a match that the schedule has. */
  const expectedRow = (match: DatasetRow<'matches'>) => {
    const { attendance: _, home_red_cards: __, away_red_cards: ___, neutral: ____, ...row } = match;
    return { ...row, additional_time: null, venue_basis: 'feed' };
  };
  const stored = ({ phase, clock: _, broadcasters, highlights_url, tickets_url, ...match }: FeedMatch) => {
    expect({ phase, broadcasters, highlights_url, tickets_url }).toEqual({
      phase: 'FULL_TIME',
      broadcasters: [],
      highlights_url: null,
      tickets_url: null,
    });
    return match;
  };

  it('has the matches that data/ has', () => {
    const { entries, rejected } = parseSchedule(schedule, inferIds(schedule, context));
    expect(rejected).toEqual([]);
    expect(entries.map(stored)).toEqual(matches.map(expectedRow));
    expect(entries).toHaveLength(117);
  });

  it('has the same of a season of which no match is stored, but for two stages on one day', () => {
    const empty: SeasonContext = { ...context, matches: new Map() };
    const { entries, rejected } = parseSchedule(schedule, empty);
    const onOneDay = matches.filter(({ date }) => date === '2025-10-26').map(({ match_id }) => match_id);
    expect(rejected.map(({ what }) => what.split(' ')[1])).toEqual(onOneDay);
    // A neutral venue without an id is taken for the home club's.
    const named = new Set(context.venues.values());
    type ExpectedRow = Omit<ReturnType<typeof expectedRow>, 'stage'> & { stage: string | null };
    const home = (match: ExpectedRow): ExpectedRow =>
      named.has(match.venue_id)
        ? match
        : { ...match, venue_id: String(context.homes.get(match.home_club)), venue_basis: 'home ground' };
    const withoutStage = (match: ExpectedRow): ExpectedRow =>
      onOneDay.includes(match.match_id) ? { ...match, stage: null } : match;
    expect(entries.map(stored)).toEqual(matches.map(expectedRow).map(home).map(withoutStage));
    expect(onOneDay).toHaveLength(2);
  });

  it('has the clock: 90 minutes, or 120 after extra time', () => {
    const { entries } = parseSchedule(schedule, context);
    const longer = entries.filter(({ clock }) => clock !== 90);
    expect(longer.map(({ stage, clock }) => [stage, clock])).toEqual([
      ['play-in', 120],
      ['final', 120],
    ]);
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
