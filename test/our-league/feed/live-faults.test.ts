import { beforeAll, describe, expect, it, vi } from 'vitest';
import { pick } from '../../../src/records/typed.ts';
import { derivedId, type Json, matchEntry } from '../../fixtures/feed.ts';
import {
  answersOf,
  endpoints,
  final,
  good,
  inPlay,
  type Lists,
  quarterfinal,
  season,
  semifinal,
  stored,
  topScorer,
} from '../../fixtures/live-answers.ts';
import { the } from '../../support/the.ts';

/** What each fault of the feed does to each endpoint, on the day of the semi-final of 2025. */

const ofSemifinal = (over: Json) => (lists: Lists) => ({
  ...lists,
  schedule: lists.schedule.map((entry) =>
    entry.matchId === semifinal.match_id ? { ...entry, ...over } : entry,
  ),
});
const changeTopScorer = (change: (entry: Json) => Json) => (lists: Lists) => ({
  ...lists,
  players: lists.players.map((entry) =>
    entry.playerId === topScorer?.player_id ? { ...entry, ...change(entry) } : entry,
  ),
});
const ofTopScorer = (over: Json) => changeTopScorer(() => over);
const withFigure = (name: string, value: unknown) =>
  changeTopScorer(({ stats }) => ({
    stats: (stats as { statsId: string }[]).map((one) =>
      one.statsId === name ? { ...one, statsValue: value } : one,
    ),
  }));

/** An answer from stored rows says that they are; all else is the same. */
const withoutSource = (shown: unknown) =>
  JSON.parse(JSON.stringify(shown, (key, value) => (key === 'source' ? undefined : value)));

let baseline: Awaited<ReturnType<typeof answersOf>>;
beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  baseline = await answersOf(good());
});

it('without a fault nothing is rejected', () => {
  expect(baseline.problems).toEqual([]);
  expect(the(baseline.shown['/live'] as Json[], { match_id: semifinal.match_id })).toMatchObject({
    status: 'LIVE',
    home_goals: 1,
  });
});

describe('of players and clubs, what is wrong changes no answer', () => {
  it.for<[string, (lists: Lists) => Lists, RegExp | null]>([
    ['two thirds of the players', (lists) => ({ ...lists, players: lists.players.slice(70) }), null],
    ['a third of the players', (lists) => ({ ...lists, players: lists.players.slice(150) }), /lacks \d+ of/],
    ['no players', (lists) => ({ ...lists, players: [] }), /lacks \d+ of/],
    ['no clubs', (lists) => ({ ...lists, clubs: [] }), /lacks \d+ of/],
    [
      'players without statistics',
      (lists) => ({ ...lists, players: lists.players.map((entry) => ({ ...entry, stats: [] })) }),
      null,
    ],
    ['500 goals', withFigure('Goals', 500), /goals: 500/],
    ['28,200 minutes', withFigure('Time Played', 28_200), /minutes: 28200/],
    ['minutes as a text', withFigure('Time Played', 'ninety'), /without a name or a number/],
    ['a role that is none', ofTopScorer({ roleLabel: 'Libero' }), /role 'Libero'/],
  ])('%s', async ([, change, problem]) => {
    const { shown, problems } = await answersOf(change(good()));
    for (const name of Object.keys(endpoints))
      expect([name, withoutSource(shown[name])]).toEqual([name, withoutSource(baseline.shown[name])]);
    if (problem) expect(problems.join('\n')).toMatch(problem);
  });

  it('a player without a team stays at the club that is known', async () => {
    const { shown } = await answersOf(ofTopScorer({ team: null })(good()));
    const rows = shown['/players'] as Json[];
    expect(rows).toHaveLength((baseline.shown['/players'] as Json[]).length);
    expect(the(rows, { full_player_id: topScorer?.player_id })).toMatchObject({ club: topScorer?.club });
  });
});

describe('of a match that is not checked yet', () => {
  const shownOf = ({ shown }: Awaited<ReturnType<typeof answersOf>>) =>
    the(shown['/live'] as Json[], { match_id: semifinal.match_id });
  const before = the(stored.rows('matches', season), { match_id: semifinal.match_id });

  it.for<[string, Json, object]>([
    [
      'FINISHED with a kick-off to come',
      { ...inPlay, status: 'FINISHED', matchDateUtc: '2025-10-27T02:00:00Z' },
      { status: before.status, home_goals: null },
    ],
    ['98-0', { homeScorePush: 98, providerHomeScore: 98 }, { status: before.status, home_goals: null }],
    ['a clock of 300', { time: '300' }, { status: 'LIVE', clock: null, home_goals: 1 }],
    ['a phase of 100 kB', { phase: 'x'.repeat(100_000) }, { status: 'LIVE', phase: null, home_goals: 1 }],
    [
      'a date outside the season',
      { matchDateUtc: '2031-01-01T20:00:00Z', matchDateLocal: '2031-01-01T15:00:00' },
      { date: '2025-10-26' },
    ],
  ])('%s is not shown', async ([, over, expected]) => {
    const answers = await answersOf(ofSemifinal(over)(good()));
    expect(shownOf(answers)).toMatchObject(expected);
    expect(answers.problems).not.toEqual([]);
    // What the match changes elsewhere is no more than itself.
    for (const name of ['/standings', '/players', '/leaderboards'])
      expect([name, answers.shown[name]]).toEqual([name, baseline.shown[name]]);
  });

  it('of two entries with one id the one that agrees with the stored match is used', async () => {
    const lists = good();
    const other = { ...lists.schedule.find(({ matchId }) => matchId === semifinal.match_id), home: null };
    for (const schedule of [
      [...lists.schedule, other],
      [other, ...lists.schedule],
    ]) {
      const answers = await answersOf({ ...lists, schedule });
      expect(shownOf(answers)).toEqual(shownOf(baseline));
      expect(answers.problems).toHaveLength(1);
    }
  });

  it('a quarterfinal that is a draw has no winner, and is not over', async () => {
    const drawn = matchEntry(quarterfinal, {
      ...inPlay,
      status: 'FINISHED',
      phase: 'FULL_TIME',
      winTeamId: null,
      winReason: '',
      matchDateUtc: '2025-10-26T18:00:00Z',
      matchDateLocal: '2025-10-26T14:00:00',
    });
    const lists = good();
    const schedule = lists.schedule.map((entry) => (entry.matchId === quarterfinal.match_id ? drawn : entry));
    const { shown, problems } = await answersOf({ ...lists, schedule });
    const row = the(shown['/matches'] as Json[], { match_id: quarterfinal.match_id });
    expect(row.status).not.toBe('FINISHED');
    expect(problems.join('\n')).toContain(quarterfinal.match_id);
  });

  it('a play-off of a stage that is not known is shown', async () => {
    const id = derivedId('Match', 'new');
    const added = matchEntry(semifinal, {
      ...{ status: 'UPCOMING', phase: 'PRE_MATCH' },
      matchId: id,
      matchSet: { stageId: derivedId('Stage', 'unheard of'), name: '' },
      home: matchEntry(final).home,
      away: matchEntry(final).away,
      matchDateUtc: '2025-10-27T19:00:00Z',
      matchDateLocal: '2025-10-27T15:00:00',
    });
    const lists = good();
    const { shown } = await answersOf({ ...lists, schedule: [...lists.schedule, added] });
    expect(the(shown['/matches'] as Json[], { match_id: id })).toMatchObject({ stage: null });
    expect((shown['/matches'] as Json[]).length).toBe((baseline.shown['/matches'] as Json[]).length + 1);
  });
});

it('/match-stats of a match in play agrees with /matches', () => {
  const { shown } = baseline;
  const state = (match: Json) => pick(match, ['match_id', 'home_goals', 'away_goals', 'phase', 'win_reason']);
  const ofMatches = (shown['/matches'] as Json[]).filter(({ home_goals }) => home_goals !== null);
  expect((shown['/match-stats'] as { matches: Json[] }).matches.map(state)).toEqual(ofMatches.map(state));
});
