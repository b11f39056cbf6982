import { describe, expect, it } from 'vitest';
import type { FeedMatch } from '../../../src/feed/feed-match.ts';
import { scheduleRow } from '../../../src/feed/feed-match.ts';
import { inferIds } from '../../../src/feed/sdp/infer-ids.ts';
import { parseSchedule } from '../../../src/feed/sdp/schedule.ts';
import type { SeasonContext } from '../../../src/feed/season-context.ts';
import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import {
  derivedId,
  type Json,
  matchEntry,
  matchSet,
  scheduleAnswer,
  storedSchedule,
} from '../../fixtures/feed.ts';
import { context, final, forge, pacific, read, whyNot } from '../../fixtures/schedule.ts';
import { dataset, ofSeason } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

/** A night match: at kick-off it was the next day in UTC. */
const late = the(dataset.matches, { season: 2025, kickoff_utc: '2025-06-28T02:00:00Z' });

const readOne = (over: Json, match = forge, by = context) => read(match, over, by);

const matches = ofSeason(dataset.matches, 2025);

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
  const schedule = storedSchedule(2025);

  /** The columns of a match that the schedule has. */
  const expectedRow = (match: DatasetRow<'matches'>) => {
    return { ...scheduleRow.parse(match), season: 2025, additional_time: null, venue_basis: 'feed' };
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

  it('has the same of a season of which no match is stored, but for stages without an id in data/stages.csv', () => {
    const empty: SeasonContext = { ...context, matches: new Map() };
    const { entries, rejected } = parseSchedule(schedule, empty);
    const withoutId = matches
      .filter(({ stage }) => stage === 'quarterfinal' || stage === 'semifinal')
      .map(({ match_id }) => match_id);
    expect(rejected.map(({ what }) => what.split(' ')[1])).toEqual(withoutId);
    // A neutral venue without an id is taken for the home club's.
    const named = new Set(context.venues.values());
    type ExpectedRow = Omit<ReturnType<typeof expectedRow>, 'stage'> & { stage: string | null };
    const home = (match: ExpectedRow): ExpectedRow =>
      named.has(match.venue_id)
        ? match
        : { ...match, venue_id: String(context.homes.get(match.home_club)), venue_basis: 'home ground' };
    const withoutStage = (match: ExpectedRow): ExpectedRow =>
      withoutId.includes(match.match_id) ? { ...match, stage: null } : match;
    expect(entries.map(stored)).toEqual(matches.map(expectedRow).map(home).map(withoutStage));
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
