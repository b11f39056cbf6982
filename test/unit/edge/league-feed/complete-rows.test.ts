import { describe, expect, it } from 'vitest';
import { completeRows, completeValues } from '../../../../src/edge/league-feed/complete-rows.ts';
import { players } from '../../../../src/edge/league-feed/sources/players.ts';
import { schedule } from '../../../../src/edge/league-feed/sources/schedule.ts';
import { teamStats } from '../../../../src/edge/league-feed/sources/team-stats.ts';
import type { FeedPlayer } from '../../../../src/feed/adapter.ts';
import type { FeedMatch } from '../../../../src/feed/feed-match.ts';

const byClub = { keyOf: ({ club }: { readonly club: string }) => club };

describe('completeRows', () => {
  it('adds the rows that the answer lacks', () => {
    const match = (match_id: string, home_club: string, clock: string | null = null) =>
      ({
        match_id,
        home_club,
        away_club: `${home_club}'s guest`,
        date: '2026-05-01',
        clock,
      }) as FeedMatch;
    const before = [match('a', 'one'), match('b', 'two', '1')];
    expect(completeRows(schedule, [match('b', 'two'), match('c', 'three')], before, [])).toEqual({
      // The fields of a match are of the moment.
      rows: [match('b', 'two'), match('c', 'three'), match('a', 'one')],
      missing: ['a'],
    });
  });

  it('names the stored rows that the answer lacks', () => {
    const row = (club: string) => ({ club });
    expect(completeRows(byClub, [row('a')], [row('b')], ['a', 'b', 'c'])).toEqual({
      rows: [row('a'), row('b')],
      missing: ['b', 'c'],
    });
  });

  it('adds no match of a club that plays another match on that day, since the feed has corrected the id', () => {
    const match = (match_id: string, home_club: string, away_club: string, date = '2026-05-01') =>
      ({
        match_id,
        home_club,
        away_club,
        date,
      }) as FeedMatch;
    const another = match('another day', 'b', 'a', '2026-05-02');
    const rows = [match('corrected', 'a', 'b')];
    expect(completeRows(schedule, rows, [match('wrong', 'b', 'c'), another], [])).toEqual({
      rows: [...rows, another],
      missing: ['another day'],
    });
    // The merge keeps the id of the stored season, and with it the match's score and status.
    const stored = match('stored', 'b', 'c');
    expect(completeRows(schedule, rows, [stored], ['stored'])).toEqual({
      rows: [...rows, stored],
      missing: ['stored'],
    });
  });

  it('adds the figures of a player that the answer lacks', () => {
    const player = (player_id: string, full_name: string | null, goals: number | null) =>
      ({
        full_name,
        row: { player_id, goals, minutes: goals && 30 * goals },
      }) as FeedPlayer;
    const answer = [player('a', null, 0), player('new', null, 2), player('b', null, null)];
    const before = [player('a', 'A. Name', 3), player('b', 'B. Name', 1), player('c', null, 4)];
    expect(completeRows(players, answer, before, [])).toEqual({
      rows: [
        player('a', 'A. Name', 0),
        player('new', null, 2),
        player('b', 'B. Name', 1),
        player('c', null, 4),
      ],
      missing: ['c'],
    });
  });

  it('adds the statistics of a club that the answer lacks', () => {
    const club = (club: string, stats: Record<string, number | null>) => ({ season: 2026, club, stats });
    const before = [club('a', { Shots: 5, Corners: 1 }), club('b', { Shots: 7 })];
    expect(completeRows(teamStats, [club('a', { Goals: 2, Shots: null })], before, [])).toEqual({
      rows: [club('a', { Goals: 2, Shots: 5, Corners: 1 }), club('b', { Shots: 7 })],
      missing: ['b'],
    });
  });

  it('leaves a first answer as it is', () => {
    expect(completeRows(byClub, [{ club: 'a' }], [], [])).toEqual({ rows: [{ club: 'a' }], missing: [] });
  });
});

it('completeValues fills null and absent members of a row from another', () => {
  const row: { a: number | null; b: number | null; c?: number } = { a: null, b: 0 };
  expect(completeValues(row, { a: 1, b: 2, c: 3 })).toEqual({ a: 1, b: 0, c: 3 });
});
