import { describe, expect, it } from 'vitest';
import { parseSchedule } from '../../../src/feed/sdp/parse-schedule.ts';
import { derivedId, type Json, matchEntry, scheduleAnswer } from '../../fixtures/feed.ts';
import { context, parseOne, playIn } from '../../fixtures/schedule.ts';

/** The play-in of 2025 in Halifax: 22:30 in UTC, 19:30 at the venue, three hours behind. */
const read = (over: Json) => parseOne(playIn, { status: 'UPCOMING', phase: 'PRE_MATCH', ...over }, context);
const stored = { date: '2025-10-22', kickoff_utc: '2025-10-22T22:30:00Z' };

describe('a kick-off that contradicts itself is rejected and counted, and the stored one stays', () => {
  it.for<[string, Json]>([
    ['the local time as UTC', { matchDateUtc: '2025-10-22T19:30:00Z' }],
    ['UTC as the local time', { matchDateLocal: '2025-10-22T22:30:00' }],
    [
      'UTC as the local time, without an offset',
      { matchDateLocal: '2025-10-22T22:30:00', localTimeUtcOffset: null },
    ],
    [
      'the local time as UTC, with no offset',
      { matchDateUtc: '2025-10-22T19:30:00Z', localTimeUtcOffset: '+00:00' },
    ],
    ['the offset of winter', { localTimeUtcOffset: '-04:00' }],
    ['the offset with the other sign', { localTimeUtcOffset: '+03:00' }],
    ['the offset of winter in all', { matchDateUtc: '2025-10-22T23:30:00Z', localTimeUtcOffset: '-04:00' }],
    ['the offset of another zone alone', { matchDateLocal: null, localTimeUtcOffset: '-07:00' }],
    ['the time of another zone, without UTC', { matchDateUtc: null, localTimeUtcOffset: '-07:00' }],
    ['another day', { matchDateLocal: '2025-10-23T19:30:00' }],
    ['a minute more', { matchDateUtc: '2025-10-22T22:31:00Z' }],
    ['midnight with an evening in UTC', { matchDateLocal: '2025-10-22T00:00:00' }],
  ])('%s', ([, over]) => {
    const { entries, rejected } = read(over);
    expect(entries).toMatchObject([{ ...stored, status: 'UPCOMING' }]);
    expect(rejected.map(({ why }) => why)).toEqual([
      expect.stringMatching(/matchDate.*contradict each other, or the clocks of America\/Halifax; keeping/),
    ]);
  });
});

it('a kick-off that contradicts itself rejects a match that is not stored', () => {
  const over = { matchId: derivedId('Match', 'new'), matchDateUtc: '2025-10-22T19:30:00Z' };
  const { entries, rejected } = parseSchedule(scheduleAnswer(2025, [matchEntry(playIn, over)]), context);
  expect(entries).toEqual([]);
  expect(rejected).toHaveLength(1);
});

describe('a placeholder is an unknown kick-off, and no fault', () => {
  const zero = '0001-01-01T00:00:00';
  it.for<[string, Json, string | null]>([
    ['midnight at the venue', { matchDateUtc: null, matchDateLocal: '2025-10-21T00:00:00' }, null],
    [
      'midnight at the venue, in UTC too',
      { matchDateUtc: '2025-10-21T03:00:00Z', matchDateLocal: '2025-10-21T00:00:00' },
      null,
    ],
    [
      'midnight in both',
      { matchDateUtc: '2025-10-21T00:00:00Z', matchDateLocal: '2025-10-21T00:00:00' },
      null,
    ],
    [
      'midnight at the venue in UTC alone',
      { matchDateUtc: '2025-10-21T03:00:00Z', matchDateLocal: null },
      null,
    ],
    [
      'the zero date in UTC beside a local time',
      { matchDateUtc: `${zero}Z`, matchDateLocal: '2025-10-21T19:30:00' },
      '2025-10-21T22:30:00Z',
    ],
    [
      'the zero date as the local time beside UTC',
      { matchDateUtc: '2025-10-22T00:30:00Z', matchDateLocal: zero },
      '2025-10-22T00:30:00Z',
    ],
  ])('%s', ([, over, kickoff_utc]) => {
    const { entries, rejected } = read(over);
    expect(rejected).toEqual([]);
    expect(entries).toMatchObject([{ date: '2025-10-21', kickoff_utc }]);
  });

  it.for([
    '0001-01-01T05:00:00',
    '9999-12-31T23:59:59.9999999',
    '1970-01-01T00:00:00',
    '1969-12-31T20:00:00',
    '1900-01-01T00:00:00',
  ])('%s in both', (date) => {
    const { entries, rejected } = read({ matchDateUtc: date, matchDateLocal: date });
    expect(rejected).toEqual([]);
    expect(entries).toMatchObject([{ date: stored.date, kickoff_utc: null }]);
  });
});

it('at a venue that the feed does not name, clocks may be those of any time zone of the league', () => {
  const elsewhere = { stadiumId: null, matchDateLocal: '2025-10-22T15:30:00', localTimeUtcOffset: '-07:00' };
  expect(read(elsewhere)).toMatchObject({ entries: [stored], rejected: [] });
  expect(read({ ...elsewhere, localTimeUtcOffset: '-08:00' }).rejected).toHaveLength(1);
});
