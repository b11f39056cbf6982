import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type MatchNews,
  matchEvents,
  type ReportedMatch,
  reportedAfter,
  tableEvents,
} from '../../src/derive/live-events.ts';
import type { LiveEvent } from '../../src/records/live-event.ts';
import type { Match } from '../../src/records/match.ts';
import type { Standing } from '../../src/records/standing.ts';

type Goal = MatchNews['goals'][number];

const goal = (side: 'home' | 'away', minute: number, player: string | null) =>
  ({ side, minute, added_minute: null, player, player_id: null }) as Goal;

const news = (
  status: Match['status'],
  [home_goals, away_goals]: readonly [number | null, number | null],
  goals: readonly Goal[] = [],
  [home, away]: readonly [number | null, number | null] = [0, 0],
): MatchNews => ({
  match: { match_id: 'a', status, home_goals, away_goals, clock: 7 } as Match,
  goals,
  redCards: { home, away },
});

/** Reports the events of each news after the first. */
function report([first, ...others]: readonly MatchNews[]) {
  let reported = reportedAfter(first as MatchNews);
  const events = others.map((row) => {
    const newEvents = matchEvents(row, reported);
    reported = reportedAfter(row, reported);
    return newEvents;
  });
  return { events, reported };
}

const playersOf = (rows: readonly MatchNews[]) =>
  report(rows).events.map((events) => events.map(({ kind, player }) => `${kind} ${player}`));
const kindsOf = (rows: readonly MatchNews[]) =>
  report(rows).events.map((events) => events.map(({ kind, side }) => (side ? `${side} ${kind}` : kind)));

const before = news('UPCOMING', [null, null], [], [null, null]);

describe('the events of a match', () => {
  it('are the whistles, the goals and the red cards, in order, with the score of the answer', () => {
    const rows = [
      before,
      news('LIVE', [0, 0], [], [null, null]),
      news('LIVE', [1, 0]),
      news('HALF_TIME', [1, 0]),
      news('LIVE', [1, 2], [], [0, 1]),
      news('FINISHED', [1, 3]),
    ];
    expect(kindsOf(rows)).toEqual([
      ['kick_off'],
      ['home goal'],
      ['half_time'],
      ['away goal', 'away goal', 'away red_card'],
      // The answer of the end no longer lists the card: the number it gives is lower.
      ['away goal', 'correction', 'full_time'],
    ]);
    expect(report(rows).events[1]?.[0]).toMatchObject({
      match_id: 'a',
      home_goals: 1,
      away_goals: 0,
      clock: 7,
    });
  });

  it('are all there where a match is first seen again when it is over', () => {
    expect(kindsOf([before, news('FINISHED', [1, 1])])).toEqual([
      ['kick_off', 'home goal', 'away goal', 'full_time'],
    ]);
  });

  it.for<[string, readonly Goal[], readonly Goal[], string[][]]>([
    ['the header names it at once', [], [goal('home', 5, 'A')], [['goal A'], []]],
    ['the header names it later', [], [], [['goal null'], ['scorer A']]],
  ])(
    'name the scorer of a goal that is given again after it was taken back, where %s',
    ([, taken, given, expected]) => {
      const a = goal('home', 5, 'A');
      const rows = [
        before,
        news('LIVE', [1, 0], [a]),
        news('LIVE', [0, 0], taken),
        news('LIVE', [1, 0], given),
        news('LIVE', [1, 0], [a]),
      ];
      expect(playersOf(rows)).toEqual([['kick_off null', 'goal A'], ['goal_cancelled null'], ...expected]);
    },
  );

  it('name no scorer again whose goal stands while another is taken back', () => {
    const a = goal('home', 5, 'A');
    const b = goal('home', 50, 'B');
    const rows = [
      before,
      news('LIVE', [2, 0], [a, b]),
      // The header, which is read less often, still lists both.
      news('LIVE', [1, 0]),
      news('LIVE', [1, 0], [a]),
      news('LIVE', [2, 0], [a, b]),
    ];
    expect(playersOf(rows).slice(1)).toEqual([['goal_cancelled null'], [], ['goal B']]);
  });

  it('have each the score after it, home goals first where no minute is known', () => {
    const scored = (rows: readonly MatchNews[]) =>
      report(rows).events.map((events) =>
        events.map(({ kind, home_goals, away_goals }) => `${kind} ${home_goals}:${away_goals}`),
      );
    const level = news('LIVE', [1, 1]);
    expect(scored([level, news('LIVE', [2, 2], [], [0, 1])])).toEqual([
      ['goal 2:1', 'goal 2:2', 'red_card 2:2'],
    ]);
    const named = [goal('home', 60, 'A'), goal('home', 70, 'C'), goal('away', 65, 'B')];
    expect(scored([news('LIVE', [0, 0]), news('LIVE', [2, 1], named)])).toEqual([
      ['goal 1:0', 'goal 1:1', 'goal 2:1'],
    ]);
    expect(scored([level, news('LIVE', [2, 0])])).toEqual([['goal 2:1', 'goal_cancelled 2:0']]);
    expect(scored([before, news('FINISHED', [1, 0])])).toEqual([
      ['kick_off 0:0', 'goal 1:0', 'full_time 1:0'],
    ]);
  });

  it('have a correction where a match is set back to before its kick-off', () => {
    const rows = [before, news('LIVE', [0, 3]), news('UPCOMING', [null, null]), before, news('LIVE', [0, 3])];
    expect(kindsOf(rows).slice(1)).toEqual([['correction'], [], []]);
  });

  it('have a correction in place of goals once the match is over, and no second end', () => {
    const over = news('FINISHED', [1, 0]);
    expect(kindsOf([before, over, news('LIVE', [1, 0]), news('FINISHED', [1, 1]), over])).toEqual([
      ['kick_off', 'home goal', 'full_time'],
      ['correction'],
      ['correction'],
      ['correction'],
    ]);
  });

  it('change nothing while the feed says nothing: an unknown score, card or list', () => {
    const known = news('LIVE', [1, 0], [goal('home', 5, 'A')], [1, 0]);
    expect(kindsOf([known, news('SUSPENDED', [null, null], [], [null, null]), known])).toEqual([[], []]);
  });

  it('name a scorer with the goal, or later, once', () => {
    const a = goal('home', 5, 'A');
    const b = goal('home', 50, 'B');
    const c = goal('home', 60, 'C');
    const rows = [
      before,
      news('LIVE', [1, 0]),
      news('LIVE', [1, 0], [a]),
      news('LIVE', [2, 0], [a, b]),
      news('LIVE', [3, 0]),
      news('LIVE', [4, 0], [a, b, c, goal('home', 70, 'D')]),
      news('LIVE', [4, 0], [goal('home', 80, null)]),
    ];
    const named = report(rows).events.map((events) =>
      events.map(({ kind, player, minute }) => `${kind} ${player} ${minute}`),
    );
    expect(named).toEqual([
      ['kick_off null null', 'goal null null'],
      ['scorer A 5'],
      ['goal B 50'],
      ['goal null null'],
      ['scorer C 60', 'goal D 70'],
      [],
    ]);
  });

  it('name the goal of a scorer, though an own goal before it has none', () => {
    const at = (clock: number, goals: number, listed: readonly Goal[] = []): MatchNews => {
      const row = news('LIVE', [goals, 1], listed);
      return { ...row, match: { ...row.match, clock } };
    };
    const first = goal('home', 20, 'A');
    const last = goal('home', 58, 'C');
    const rows = [before, at(0, 0), at(20, 1, [first]), at(49, 2, [first]), at(58, 3, [first])];
    const { events } = report([...rows, at(60, 3, [first, last]), at(61, 2, [first, last])]);
    const homeGoals = events.map((ofNews) =>
      ofNews.filter(({ side }) => side === 'home').map(({ kind, goal_number }) => `${kind} ${goal_number}`),
    );
    expect(homeGoals).toEqual([[], ['goal 1'], ['goal 2'], ['goal 3'], ['scorer 3'], ['goal_cancelled 3']]);
  });

  const goalsNamed = (rows: readonly MatchNews[]) =>
    report(rows).events.map((events) =>
      events.map(({ kind, player, goal_number }) => `${kind} ${goal_number} ${player}`),
    );

  it('give two goals that came at once the scorers of their minutes once both are listed', () => {
    const first = goal('home', 3, 'A');
    const second = goal('home', 6, 'B');
    const rows = [news('LIVE', [0, 0]), news('LIVE', [2, 0], [second]), news('LIVE', [2, 0], [second])];
    // The feed lists goals by player, which need not be the order of their minutes.
    expect(goalsNamed([...rows, news('LIVE', [2, 0], [second, first]), news('LIVE', [2, 0])])).toEqual([
      ['scorer null B', 'goal 1 null', 'goal 2 null'],
      [],
      ['scorer 2 B', 'scorer 1 A'],
      [],
    ]);
  });

  it('name no scorer again of a goal that stood while a later one was taken back', () => {
    const first = goal('home', 3, 'A');
    const second = goal('home', 6, 'B');
    const both = news('LIVE', [2, 0], [second, first]);
    const rows = [news('LIVE', [0, 0]), news('LIVE', [2, 0], [second]), both, news('LIVE', [1, 0]), both];
    expect(goalsNamed(rows).slice(-2)).toEqual([['goal_cancelled 2 null'], ['goal 2 B']]);
  });

  it('name the scorer of a goal who was listed before the score had it', () => {
    const rows = [news('LIVE', [0, 0]), news('LIVE', [0, 0], [goal('home', 7, 'A')])];
    expect(goalsNamed([...rows, news('LIVE', [1, 0], [goal('home', 7, 'A')])])).toEqual([
      ['scorer null A'],
      ['goal 1 A'],
    ]);
  });

  it('name a scorer once whose minute 93 is 90+3 once the match is over', () => {
    const late = goal('home', 93, 'A');
    const rows = [
      before,
      news('LIVE', [1, 0], [late]),
      news('FINISHED', [1, 0], [{ ...late, minute: 90, added_minute: 3 }]),
    ];
    expect(kindsOf(rows)).toEqual([['kick_off', 'home goal'], ['full_time']]);
  });

  it('are those after the first news, also where goals and cards were not listed yet', () => {
    const first = news('LIVE', [2, 1], [], [null, null]);
    const listed = [goal('home', 5, 'A'), goal('home', 6, 'B'), goal('away', 7, 'C')];
    const later = [...listed, goal('away', 90, 'D')];
    expect(
      kindsOf([first, news('LIVE', [2, 1], listed, [1, 0]), news('LIVE', [2, 2], later, [2, 0])]),
    ).toEqual([[], ['away goal', 'home red_card']]);
  });

  const score = fc.option(fc.nat(4), { nil: null });
  const anyNews = fc
    .record({
      status: fc.constantFrom<Match['status']>('UPCOMING', 'LIVE', 'HALF_TIME', 'SUSPENDED', 'FINISHED'),
      score: fc.tuple(score, score),
      redCards: fc.tuple(score, score),
      goals: fc.array(
        fc.tuple(
          fc.constantFrom('home' as const, 'away' as const),
          fc.nat(9),
          fc.constantFrom('A', 'B', null),
        ),
        { maxLength: 5 },
      ),
    })
    .map((row) =>
      news(
        row.status,
        row.score,
        row.goals.map(([side, minute, player]) => goal(side, minute, player)),
        row.redCards,
      ),
    );

  it('add up to the score and report nothing twice, whatever the feed says', () => {
    fc.assert(
      fc.property(fc.array(anyNews, { maxLength: 12 }), (rows) => {
        let reported: ReportedMatch = reportedAfter(before);
        const goals = { home: 0, away: 0 };
        const whistles: LiveEvent['kind'][] = [];
        for (const row of rows) {
          const wasOver = whistles.includes('full_time');
          for (const { kind, side } of matchEvents(row, reported)) {
            if (kind === 'goal' && side) goals[side] += 1;
            if (kind === 'goal_cancelled' && side) goals[side] -= 1;
            if (['kick_off', 'half_time', 'full_time'].includes(kind)) whistles.push(kind);
          }
          reported = reportedAfter(row, reported);
          expect(matchEvents(row, reported)).toEqual([]);
          if (!wasOver) expect(goals).toEqual({ home: reported.home.goals, away: reported.away.goals });
        }
        expect(new Set(whistles).size).toBe(whistles.length);
      }),
    );
  });
});

const table = (...clubs: string[]) =>
  clubs.map((club, index) => ({ club, team: club.toUpperCase(), position: index + 1 }) as Standing);

it('the events of a table are one, with the clubs that have changed places', () => {
  expect(tableEvents(table('b', 'a', 'c'), ['a', 'b', 'c'])).toMatchObject([
    {
      kind: 'table_change',
      match_id: null,
      moves: [
        { club: 'b', team: 'B', position: 1, previous_position: 2 },
        { club: 'a', team: 'A', position: 2, previous_position: 1 },
      ],
    },
  ]);
});

it('the events of a table are none where the order is the same, or was not known', () => {
  expect(tableEvents(table('a', 'b'), ['a', 'b'])).toEqual([]);
  expect(tableEvents(table('a', 'b'), [])).toEqual([]);
});
