import { describe, expect, it } from 'vitest';
import { parseSchedule } from '../../../src/feed/sdp/parse-schedule.ts';
import {
  clubEntry,
  derivedId,
  editorial,
  type Json,
  matchEntry,
  matchSet,
  scheduleAnswer,
  seasonIdOf,
  teamIdOf,
} from '../../fixtures/feed.ts';
import { changed, opener, schedule } from '../../fixtures/feed-lists.ts';
import { context, final, forge, ottawa, playIn, read, unknownTeam, whyNot } from '../../fixtures/schedule.ts';
import { dataset } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

/** A night match: at kick-off it was the next day in UTC. */
const late = the(dataset.matches, { season: 2025, kickoff_utc: '2025-06-28T02:00:00Z' });

const readOne = (over: Json, match = forge, by = context) => read(match, over, by);

it('the matchday of a match is the number in the name of the round', () => {
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

const neutral = the(dataset.matches, { season: 2025, venue_id: 'stade-telus-universite-laval' });

it('the venue is the named one, the stored one, that of the home club, or not known', () => {
  const venueOf = (match: typeof forge, over: Json) => {
    const { venue_id, venue_basis } = read(match, over) ?? {};
    return [venue_id, venue_basis];
  };
  const { stadiumId } = matchEntry(ottawa);
  expect(venueOf(forge, { stadiumId })).toEqual([ottawa.venue_id, 'feed']);
  for (const unknown of [null, undefined, ''])
    expect(venueOf(neutral, { stadiumId: unknown })).toEqual(['stade-telus-universite-laval', 'home ground']);
  const unstored = { matchId: derivedId('Match', 'new'), stadiumId: null };
  expect(venueOf(neutral, unstored)).toEqual(['york-lions-stadium', 'home ground']);
  const { venue_id, venue_basis } = read(forge, unstored, { ...context, homes: new Map() }) ?? {};
  expect([venue_id, venue_basis]).toEqual([null, null]);
});

it('localTimeUtcOffset makes a kick-off of matchDateLocal, which has no offset', () => {
  const read = readOne({ matchDateUtc: null }, late);
  expect(read).toMatchObject({ date: '2025-06-27', kickoff_utc: '2025-06-28T02:00:00Z' });
  const unknown = readOne({ matchDateUtc: null, localTimeUtcOffset: null });
  expect(unknown).toMatchObject({ date: '2025-04-05', kickoff_utc: null });
});

it('a kick-off is to the second, however exact the feed is', () => {
  for (const matchDateUtc of [
    '2025-04-05T21:30:00.0000000Z',
    '2025-04-05T21:30Z',
    '2025-04-05T21:30:00',
    '2025-04-05T21:30:00+00:00',
  ]) {
    expect(readOne({ matchDateUtc })?.kickoff_utc).toBe('2025-04-05T21:30:00Z');
  }
});

it.for(['POSTPONED', 'CANCELLED'])(
  'a match that is %s keeps its old date, which is no kick-off any more',
  (status) => {
    const unknown = { kickoff_utc: null, home_goals: null, away_goals: null, winner: null, win_reason: null };
    const read = readOne({ status, phase: 'PRE_MATCH', winReason: '', winTeamId: null });
    expect(read).toMatchObject({ status, date: '2025-04-05', ...unknown });
  },
);

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
  [
    'a day outside the season',
    { matchDateLocal: '2024-04-05T17:30:00', matchDateUtc: null },
    'is on 2024-04-05; expected a day of 2025',
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
])('a match is rejected of %s', ([, over, why]) => {
  expect(whyNot(over)).toBe(why);
});

it('a match of a club is rejected that is not in the league of the season', () => {
  const clubs = new Map([...context.clubs, [unknownTeam, 'fc-edmonton']]);
  const away = clubEntry('fc-edmonton', { teamId: unknownTeam });
  expect(whyNot({ away }, forge, { ...context, clubs })).toBe('fc-edmonton is not in the league of 2025');
});

it('a match that is there twice is rejected: the first is used', () => {
  const again = { matchId: ottawa.match_id, providerHomeScore: 9 };
  expect(whyNot(again, ottawa)).toBe('duplicate entry; keeping the first');
  const entries = [matchEntry(ottawa), matchEntry(ottawa, again)];
  const parsed = parseSchedule(scheduleAnswer(2025, entries), context);
  expect(parsed.entries).toMatchObject([{ home_goals: ottawa.home_goals }]);
  expect(parsed.rejected).toHaveLength(1);
});

it('a match is not rejected for one before it that was rejected itself', () => {
  const broken = matchEntry(forge, { status: 'AWARDED' });
  const { entries, rejected } = parseSchedule(scheduleAnswer(2025, [broken, matchEntry(forge)]), context);
  expect(entries).toMatchObject([{ match_id: forge.match_id, status: 'FINISHED' }]);
  expect(rejected).toHaveLength(1);
});

it.for<[string, Json]>([
  ['either', { homeScorePush: null, awayScorePush: null, providerHomeScore: null, providerAwayScore: null }],
  ['the home side’s', { homeScorePush: null, providerHomeScore: null }],
  ['the away side’s', { awayScorePush: undefined, providerAwayScore: undefined }],
])('a match is rejected that is finished without a score: %s', ([, over]) => {
  expect(whyNot(over)).toBe('is finished without a score');
});

it.for(['phase', 'matchDateUtc', 'localTimeUtcOffset', 'winReason', 'stadiumId', 'homeScorePush'])(
  'a match may lack %s',
  (field) => {
    const { good, body, read } = schedule;
    for (const value of [null, undefined]) {
      const { entries, rejected } = read(body([changed(good[0], [field], value)]));
      expect(rejected).toEqual([]);
      expect(entries).toMatchObject([{ match_id: opener.match_id, home_goals: 1, away_goals: 0 }]);
    }
  },
);

it.for(['time', 'additionalTime', 'matchSet', 'editorial'])(
  'a match may have %s of whatever kind',
  (field) => {
    const { good, body, read } = schedule;
    for (const value of [7.5, -1, 'soon', '', [], {}, true, { name: 7, stageId: [] }, { broadcasters: 7 }]) {
      const { entries, rejected } = read(body([changed(good[1], [field], value)]));
      expect(rejected.length).toBeLessThanOrEqual(1);
      expect(entries).toMatchObject([
        { match_id: playIn.match_id, stage: 'play-in', winner: 'inter-toronto-fc' },
      ]);
    }
  },
);

const now = new Date('2025-04-05T12:00:00Z');
const parse = (over: Json, at?: Date) =>
  parseSchedule(scheduleAnswer(2025, [matchEntry(forge, over)]), context, at);

it('a finished match does not begin later', () => {
  expect(parse({}, now).rejected.map(({ why }) => why)).toEqual([
    'is finished and begins at 2025-04-05T21:30:00Z',
  ]);
  expect(parse({ status: 'UPCOMING', phase: 'PRE_MATCH' }, now).entries).toHaveLength(1);
  expect(parse({}, new Date('2025-04-06T00:00:00Z')).entries).toHaveLength(1);
});

it('a match in play begins at most an hour later, unless it is suspended', () => {
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
  expect(parse({ matchDateUtc: zero, matchDateLocal: zero, localTimeUtcOffset: null }).entries).toMatchObject(
    [{ date: forge.date, kickoff_utc: null }],
  );
  const unknown = { matchId: derivedId('Match', 'new'), matchDateUtc: zero, matchDateLocal: zero };
  expect(parse(unknown).rejected.map(({ why }) => why)).toEqual(['has no date']);
});

describe('broadcasters are name|url, or empty', () => {
  const read = (broadcasters: unknown, more: Json = {}) =>
    readOne({ editorial: editorial({ broadcasters, ...more }) });

  it('those with a name, without markup, are listed, with their address where it is valid', () => {
    const broadcasters = {
      broadcasterNational1: 'One Channel|https://watch.test/live',
      broadcasterNational2: '',
      broadcasterNational3: ' Other Channel | https://Other.test?a=b ',
      broadcasterInternational1: 'Radio',
      broadcasterInternational2: 'Nowhere|',
      broadcasterInternational3: '|https://nameless.test/',
      broadcasterInternational4: '<b>Two</b>|https://watch.test/',
    };
    expect(read(broadcasters)?.broadcasters).toEqual([
      { name: 'One Channel', url: 'https://watch.test/live' },
      { name: 'Other Channel', url: 'https://other.test/?a=b' },
      { name: 'Radio', url: null },
      { name: 'Nowhere', url: null },
    ]);
  });

  it.for([
    'JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//protocol-relative.test',
    'watch.test',
    'https:// spaced .test',
    'http://watch.test/',
    'https://tickets.test@other.test/',
    `https://watch.test/${'a'.repeat(2000)}`,
  ])('%j is no address', (url) => {
    const match = read({ one: `One Channel|${url}` }, { highlightsUrl: url, ticketsUrl: url });
    expect(match?.broadcasters).toEqual([{ name: 'One Channel', url: null }]);
    expect(match).toMatchObject({ highlights_url: null, tickets_url: null });
  });

  it('an address has its normal form, in which nothing is invisible', () => {
    const urls = {
      highlightsUrl: 'https://pictures.test/1',
      ticketsUrl: 'HTTPS://Tickets.test/a b\n\u202ec',
    };
    expect(read({}, urls)).toMatchObject({
      highlights_url: 'https://pictures.test/1',
      tickets_url: 'https://tickets.test/a%20b%E2%80%AEc',
    });
  });
});
