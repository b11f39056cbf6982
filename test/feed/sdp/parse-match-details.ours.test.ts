import { expect, it } from 'vitest';
import { UnexpectedResponseError } from '../../../src/feed/parse-entries.ts';
import { parseHeader, parseReferee } from '../../../src/feed/sdp/parse-match-details.ts';
import { parseSideStats } from '../../../src/feed/sdp/side-statistics.ts';
import { headerAnswer, matchFactsAnswer, officialEntry, sideStatistic } from '../../fixtures/feed.ts';
import { changed, goals, playIn, referee, sideStats } from '../../fixtures/feed-lists.ts';

it('a match’s details have no figures where there are none, or 0 for all', () => {
  const zeros = sideStats.good.map(({ statsId }) => sideStatistic(String(statsId), 0, 0));
  for (const stats of [[], zeros, [sideStatistic('shots', null, null)], [sideStatistic('shots', '7', {})]]) {
    expect(sideStats.read(sideStats.body(stats)).entries).toEqual([]);
  }
});

it('a match’s details have 0 beside figures, and what is missing is not known', () => {
  const stats = [sideStatistic('shots', 9, 0), sideStatistic('corners', 0, 0), sideStatistic('new', 1, 1)];
  const [home, away] = parseSideStats({ stats }, playIn).entries;
  expect(home).toMatchObject({
    side: 'home',
    club: 'hfx-wanderers-fc',
    shots: 9,
    corners: 0,
    fouls_committed: null,
  });
  expect(away).toMatchObject({
    side: 'away',
    club: 'inter-toronto-fc',
    shots: 0,
    corners: 0,
    fouls_committed: null,
  });
});

it('a match’s details have an attendance, unless it was not counted', () => {
  const attendance = (value: unknown) =>
    parseHeader(headerAnswer(playIn, [], { attendance: value }), playIn).entries[0]?.attendance;
  expect(attendance(5420)).toBe(5420);
  for (const value of [0, null, undefined, '5420', -1, 1.5, {}]) expect(attendance(value)).toBeNull();
});

it('a match’s details have goals by the minute, added time in the minute before it', () => {
  const times = ['1', " 90'", '45+2', 120, ' 7', '', 'x', '0', '151', -3, null, {}];
  const scores = [
    { shortName: ' T. Coimbra ', events: times.map((time) => ({ type: 'goal', time })) },
    {
      shortName: 'A. Nother',
      events: [{ type: 'ownGoal', time: '5' }, null, 7, { type: 'card', time: '6' }],
    },
    { shortName: 'N. Obody', events: null },
  ];
  const header = headerAnswer(playIn, []);
  const read = parseHeader(changed(header, ['home', 'scores'], scores), playIn).entries[0]?.goals;
  const shared = { player: 'T. Coimbra', side: 'home', club: 'hfx-wanderers-fc' };
  expect(read).toMatchObject(
    [1, 90, 45, 120, 7].map((minute) => ({ ...shared, minute, added_minute: minute === 45 ? 2 : null })),
  );
});

it('a match’s details have a minute after the last one as one of added time', () => {
  const goalsAt = (match: typeof playIn, ...times: (string | number)[]) => {
    const scores = [{ shortName: 'T. Coimbra', events: times.map((time) => ({ type: 'goal', time })) }];
    const [header] = parseHeader(changed(headerAnswer(match, []), ['home', 'scores'], scores), match).entries;
    return header?.goals.map(({ minute, added_minute }) => [minute, added_minute]);
  };
  const decided = (win_reason: typeof playIn.win_reason) => ({ ...playIn, win_reason });
  for (const match of [decided('RegularTime'), decided('Draw')]) {
    const read = goalsAt(match, 93, '93', '90+3', 90, 120, 121);
    expect(read).toEqual([
      [90, 3],
      [90, 3],
      [90, 3],
      [90, null],
      [90, 30],
    ]);
  }
  for (const match of [decided('ExtraTime'), decided('Penalties'), { ...playIn, status: 'LIVE' as const }])
    expect(goalsAt(match, 93, 120, 124)).toEqual([
      [93, null],
      [120, null],
      [120, 4],
    ]);
  // It may be of the first half's added time, or of the second half.
  expect(goalsAt(decided('Draw'), 47)).toEqual([[47, null]]);
});

it('a match’s details count cards and goals where they are listed', () => {
  const header = headerAnswer(playIn, goals);
  const of = (redCards: unknown, scores: unknown) =>
    parseHeader(changed(changed(header, ['away', 'redCards'], redCards), ['away', 'scores'], scores), playIn)
      .entries[0];
  expect(of([{}, 7], null)).toMatchObject({ home_red_cards: 0, away_red_cards: 2 });
  expect(of(null, undefined)).toMatchObject({ home_red_cards: 0, away_red_cards: null });
  expect(of(undefined, [])?.goals.every(({ side }) => side === 'home')).toBe(true);
});

it('a match’s details report cards and goals that are no lists', () => {
  const header = changed(headerAnswer(playIn, goals), ['away', 'redCards'], 'two');
  const {
    entries: [value],
    rejected,
  } = parseHeader(changed(header, ['home', 'scores'], {}), playIn);
  expect(value).toMatchObject({ away_red_cards: null });
  expect(rejected.map(({ why }) => why)).toEqual([
    'home.scores: not usable; the rest of the entry is',
    'away.redCards: not usable; the rest of the entry is',
  ]);
});

it.for(['home', 'away'])('a match’s details without the %s side are rejected', (side) => {
  expect(() => parseHeader(changed(headerAnswer(playIn, []), [side], undefined), playIn)).toThrow(
    UnexpectedResponseError,
  );
});

it('a match’s details have the referee among the officials, by the role', () => {
  expect(parseReferee(matchFactsAnswer(officialEntry(referee)), playIn).entries).toEqual([referee]);
  expect(parseReferee({ referees: [] }, playIn).entries).toEqual([]);
  expect(
    parseReferee(matchFactsAnswer(officialEntry(referee, { roleLabel: 'Fourth Official' })), playIn).entries,
  ).toEqual([]);
  const nameless = officialEntry(referee, { mediaFirstName: '', mediaLastName: null, shortName: ' ' });
  expect(parseReferee({ referees: [null, nameless] }, playIn).entries[0]).toMatchObject({
    name: null,
    short_name: null,
  });
});
