import { describe, expect, it } from 'vitest';
import { type FeedMatch, feedMatch, type Header } from '../../../src/feed/adapter.ts';
import {
  type LiveMatch,
  rowAfter,
  takenFromHeader,
  takenFromMatch,
} from '../../../src/feed/live/held-rows.ts';

type Score = readonly [home: number | null, away: number | null];

const entry = (status: FeedMatch['status'], [home_goals, away_goals]: Score, over: Partial<FeedMatch> = {}) =>
  feedMatch({
    match_id: 'a',
    season: 2026,
    date: '2026-05-01',
    home_club: 'reds',
    away_club: 'blues',
    status,
    venue_id: 'park',
    venue_basis: 'feed',
    home_goals,
    away_goals,
    ...over,
  });

const none: Score = [null, null];
const missing = 'the feed has no usable entry of it';

/** Follows the answers of the feed, and returns what is shown after each: a star means an earlier row. */
function shownAfter(answers: readonly (FeedMatch | string)[]): string[] {
  let row: LiveMatch | undefined;
  return answers.map((answer, index) => {
    row = rowAfter<FeedMatch>(row, answer, new Date(index), takenFromMatch);
    return row ? `${row.status} ${row.home_goals}-${row.away_goals}${row.held ? ' *' : ''}` : 'nothing';
  });
}

const before = entry('UPCOMING', none);
const live = entry('LIVE', [2, 0]);
const over = entry('FINISHED', [2, 1]);
const onPenalties = entry('FINISHED', [1, 1], { home_penalties: 4, away_penalties: 3 });

describe('the row of a match that holds after each answer of the feed', () => {
  it.for<[string, readonly (FeedMatch | string)[], readonly string[]]>([
    [
      'goes on at once',
      [before, entry('LIVE', [0, 0]), live, over],
      ['UPCOMING null-null', 'LIVE 0-0', 'LIVE 2-0', 'FINISHED 2-1'],
    ],
    ['is none before the first', [missing, live], ['nothing', 'LIVE 2-0']],
    [
      'stays while the entry is missing',
      [live, missing, missing, live],
      ['LIVE 2-0', 'LIVE 2-0 *', 'LIVE 2-0 *', 'LIVE 2-0'],
    ],
    [
      'stays after one fall of a score',
      [live, entry('LIVE', [0, 0]), live],
      ['LIVE 2-0', 'LIVE 2-0 *', 'LIVE 2-0'],
    ],
    [
      'falls with the second',
      [live, entry('LIVE', [1, 0]), entry('LIVE', [1, 0])],
      ['LIVE 2-0', 'LIVE 2-0 *', 'LIVE 1-0'],
    ],
    [
      'falls with the second at half-time',
      [live, entry('LIVE', [1, 0]), entry('HALF_TIME', [1, 0])],
      ['LIVE 2-0', 'LIVE 2-0 *', 'HALF_TIME 1-0'],
    ],
    [
      'falls with the second, which has a goal of the other side',
      [live, entry('LIVE', [1, 0]), entry('LIVE', [1, 1])],
      ['LIVE 2-0', 'LIVE 2-0 *', 'LIVE 1-1'],
    ],
    [
      'stays while each answer has another fall',
      [live, entry('LIVE', [0, 0]), entry('LIVE', [1, 0])],
      ['LIVE 2-0', 'LIVE 2-0 *', 'LIVE 2-0 *'],
    ],
    [
      'stays where a fall is not said twice in a row',
      [live, entry('LIVE', [1, 0]), missing, entry('LIVE', [1, 0])],
      ['LIVE 2-0', 'LIVE 2-0 *', 'LIVE 2-0 *', 'LIVE 2-0 *'],
    ],
    [
      'stays where it is in play without a score, however often',
      [live, ...Array(3).fill(entry('LIVE', none))],
      ['LIVE 2-0', ...Array(3).fill('LIVE 2-0 *')],
    ],
    [
      'stays where it is in play with half a score',
      [live, ...Array(2).fill(entry('LIVE', [2, null]))],
      ['LIVE 2-0', 'LIVE 2-0 *', 'LIVE 2-0 *'],
    ],
    [
      'is to begin with the second that says so',
      [live, before, before],
      ['LIVE 2-0', 'LIVE 2-0 *', 'UPCOMING null-null'],
    ],
    [
      'is postponed with the second that says so',
      [live, before, entry('POSTPONED', none), entry('POSTPONED', none)],
      ['LIVE 2-0', 'LIVE 2-0 *', 'LIVE 2-0 *', 'POSTPONED null-null'],
    ],
    [
      'is suspended at once, with its score',
      [live, entry('SUSPENDED', [2, 0])],
      ['LIVE 2-0', 'SUSPENDED 2-0'],
    ],
    [
      'is in play again with the second that says so',
      [over, entry('LIVE', [2, 1]), entry('LIVE', [2, 1])],
      ['FINISHED 2-1', 'FINISHED 2-1 *', 'LIVE 2-1'],
    ],
    [
      'has another result with the second that says so',
      [over, entry('FINISHED', [3, 1]), entry('FINISHED', [3, 1])],
      ['FINISHED 2-1', 'FINISHED 2-1 *', 'FINISHED 3-1'],
    ],
    [
      'has the shoot-out that a result lacked at once',
      [entry('FINISHED', [1, 1]), onPenalties],
      ['FINISHED 1-1', 'FINISHED 1-1'],
    ],
    [
      'keeps the shoot-out of a result after one answer without',
      [onPenalties, entry('FINISHED', [1, 1])],
      ['FINISHED 1-1', 'FINISHED 1-1 *'],
    ],
    [
      'is postponed and set at once before it begins',
      [before, entry('POSTPONED', none), before],
      ['UPCOMING null-null', 'POSTPONED null-null', 'UPCOMING null-null'],
    ],
  ])('%s', ([, answers, expected]) => {
    expect(shownAfter(answers)).toEqual(expected);
  });

  it('has changed with the answer that changed it', () => {
    const first = rowAfter<FeedMatch>(undefined, live, new Date(1), takenFromMatch);
    const second = rowAfter<FeedMatch>(first, live, new Date(2), takenFromMatch);
    expect(second).toEqual(first);
    expect(rowAfter<FeedMatch>(second, over, new Date(3), takenFromMatch)?.changed_at).toBe(
      new Date(3).toISOString(),
    );
  });

  it('says why an earlier row is shown', () => {
    const first = rowAfter<FeedMatch>(undefined, live, new Date(1), takenFromMatch);
    const why = (next: FeedMatch | string) =>
      rowAfter<FeedMatch>(first, next, new Date(2), takenFromMatch)?.held;
    expect(why(missing)).toBe(missing);
    expect(why(before)).toBe('status UPCOMING after LIVE');
    expect(why(entry('LIVE', [1, 0]))).toBe('home_goals 1 after 2');
    expect(why(entry('LIVE', none))).toBe('home_goals unknown after 2');
  });
});

const header = (goals: number, home_red_cards: number | null): Header => ({
  match_id: 'a',
  attendance: null,
  additional_time: null,
  home_red_cards,
  away_red_cards: null,
  goals: Array.from({ length: goals }, (_, index) => ({
    match_id: 'a',
    season: 2026,
    side: 'home',
    club: 'reds',
    minute: index + 1,
    added_minute: null,
    player: 'A',
  })),
});

it.for<[string, readonly Header[], readonly [goals: number, cards: number | null]]>([
  ['new goals and cards at once', [header(1, null), header(2, 1)], [2, 1]],
  ['the goals that one answer lacks', [header(2, 1), header(1, 1)], [2, 1]],
  ['the cards that one answer lacks', [header(2, 1), header(2, null)], [2, 1]],
  ['fewer goals and cards with the second answer', [header(2, 1), header(1, 0), header(1, 0)], [1, 0]],
])('the header of a match has %s', ([, answers, expected]) => {
  const row = answers.reduce<ReturnType<typeof rowAfter<Header>>>(
    (last, next) => rowAfter<Header>(last, next, new Date(0), takenFromHeader),
    undefined,
  );
  expect([row?.goals.length, row?.home_red_cards]).toEqual(expected);
});
