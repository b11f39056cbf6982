import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyText } from '../../../scripts/fuzz/any-text.ts';
import { feedMatch, scheduleRow } from '../../../src/feed/adapter.ts';
import { messageText, RejectedEntry, UnexpectedResponseError } from '../../../src/feed/parse-entries.ts';
import { minutes, requestTime } from '../../../src/feed/sdp/entry-fields.ts';
import { matches } from '../../../src/records/dataset/match-rows.ts';
import { hasInvisible } from '../../../src/records/text.ts';

it.for([
  ['57', 57],
  [0, 0],
  ['150', 150],
  ['151', null],
  [-1, null],
  [1.5, null],
  ['', null],
  ['57 min', null],
  [null, null],
  [undefined, null],
  [{}, null],
] as const)('the time %j is %j minutes', ([value, expected]) => {
  expect(minutes.parse(value)).toBe(expected);
});

const timeOf = (apiCallRequestTime: unknown) => requestTime({ apiCallRequestTime })?.toISOString();

it('the request time is when the feed made the answer', () => {
  expect(timeOf('2026-01-21T00:54:35.2797182+00:00')).toBe('2026-01-21T00:54:35.279Z');
  expect(timeOf('2026-01-20T19:54:35-05:00')).toBe('2026-01-21T00:54:35.000Z');
  expect(timeOf('2026-01-21T00:54:35Z')).toBe('2026-01-21T00:54:35.000Z');
});

it.for([undefined, null, '', 'soon', 7, {}, '0001-01-01T00:00:00', '0001-01-01T00:00:00+00:00'])(
  'the request time is unknown where the answer has %j',
  (time) => {
    expect(timeOf(time)).toBeUndefined();
  },
);

const orders = [
  '\n::add-mask::true',
  '\r\n::stop-commands::x',
  'x ##[add-mask]true',
  '\u2028::error::x\u202e',
];
const isHarmless = (text: string) => !hasInvisible(text) && !text.includes('##[') && text.length < 4000;

it('messageText has one visible line of limited length, and no command of a log', () => {
  const texts = fc
    .array(fc.oneof(anyText(), fc.constantFrom(...orders, '#', '##', '[')))
    .map((all) => all.join(''));
  fc.assert(fc.property(texts, (text) => isHarmless(messageText(text))));
  expect(isHarmless(messageText('\u202e'.repeat(100_000)))).toBe(true);
});

it('messageText leaves an ordinary message as it is', () => {
  const text = "matches[0] cpl::Football_Match::57a2: status 'ÉTÉ' is not known";
  expect(messageText(text)).toBe(text);
});

it.for(orders)('a rejected entry and an unexpected answer are harmless with %j in them', (order) => {
  const { what, why } = new RejectedEntry(order, order);
  const { message } = new UnexpectedResponseError(order);
  expect([what, why, message].filter(isHarmless)).toHaveLength(3);
});

const known: Parameters<typeof feedMatch>[0] = {
  match_id: 'a-match',
  season: 2024,
  date: '2024-05-01',
  status: 'FINISHED',
  home_club: 'a',
  away_club: 'b',
  venue_id: 'a-venue',
  venue_basis: 'home ground',
};

it('feedMatch has every column that a schedule has, unknown where it is not given', () => {
  const match = feedMatch({ ...known, status: 'UPCOMING' });
  const columns = Object.keys(matches.row.shape);
  expect(columns.filter((name) => name in match)).toEqual(Object.keys(scheduleRow.shape));
  expect(match).toMatchObject({ kickoff_utc: null, home_goals: null, winner: null, clock: null });
});

it.for([
  [[2, 1], 'a', 'RegularTime'],
  [[0, 1], 'b', 'RegularTime'],
  [[1, 1], null, 'Draw'],
  [[1, 1, 3, 4], 'b', 'Penalties'],
] as const)('feedMatch follows the score %o', ([score, winner, win_reason]) => {
  const [home_goals, away_goals, home_penalties = null, away_penalties = null] = score;
  const result = { home_goals, away_goals, home_penalties, away_penalties };
  expect(feedMatch({ ...known, ...result })).toMatchObject({ winner, win_reason });
  expect(feedMatch({ ...known, ...result, status: 'LIVE' })).toMatchObject({ winner: null });
});

it('feedMatch prefers what is given, then what is stored', () => {
  const stored = { kickoff_utc: '2024-05-01T18:00:00Z', stage: 'cup', matchday: 3 };
  expect(feedMatch({ ...known, matchday: 4, win_reason: 'ExtraTime' }, stored)).toMatchObject({
    ...stored,
    matchday: 4,
    win_reason: 'ExtraTime',
  });
});
