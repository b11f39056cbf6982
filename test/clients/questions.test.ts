import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { recordBook } from '../../src/derive/record-book.ts';
import { hasResult } from '../../src/derive/tally.ts';
import type { Row, TableName } from '../../src/records/published.ts';
import { shortId } from '../../src/records/text.ts';
import '../support/provided.ts';
import { current, dataset, seasonStandings, tables } from '../support/tables.ts';

const client = new Client({ name: 'test', version: '1' });
beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL('/mcp', inject('service')))));
afterAll(() => client.close());

const rows = <Name extends TableName>(name: Name, given: Partial<Row<Name>> = {}): Row<Name>[] =>
  tables
    .rows(name)
    .filter((row) => Object.entries(given).every(([key, value]) => row[key as keyof Row<Name>] === value));
const one = <Name extends TableName>(name: Name, given: Partial<Row<Name>>) =>
  rows(name, given)[0] as Row<Name>;
const most = <Value>(values: readonly Value[], by: (value: Value) => number | null) =>
  values.toSorted((a, b) => (by(b) ?? -1) - (by(a) ?? -1))[0] as Value;
const matchesOf = (club: string, season: number) =>
  rows('matches', { season }).filter(
    (row) => hasResult(row) && [row.home_club, row.away_club].includes(club),
  );
const meetings = rows('matches').filter(
  (row) => hasResult(row) && [row.home_club, row.away_club].sort().join() === 'cavalry-fc,forge-fc',
);

const [forge, halifax] = ['forge-fc', 'hfx-wanderers-fc'];
const last = current - 1;
const final = one('matches', { season: last, stage: 'final' });
const match_id = shortId(final.match_id);
const team = one('teams', { club_id: forge });
const book = recordBook(tables, 1);
const scorer = most(rows('careers'), (row) => row.goals);
const table = seasonStandings({ season: current }).standings;
const midway = `${last}-07-01`;
const champion = (season: number) => one('honours', { season, kind: 'champion' }).team;
const leader = (season: number, field: 'goals' | 'assists' | 'minutes') =>
  most(rows('players', { season }), (row) => row[field])[field];

/** A question, the call of a tool that answers it, where the answer has it, and what the data has. */
const questions: [question: string, tool: string, given: object, path: string, expected: unknown][] = [
  ['Who won in 2019?', 'honours', { season: 2019, kind: 'champion' }, 'honours.0.team', champion(2019)],
  [`Who won in ${last}?`, 'honours', { season: last, kind: 'champion' }, 'honours.0.team', champion(last)],
  ['Who won last?', 'honours', { kind: 'champion', limit: 1 }, 'honours.0.team', champion(last)],
  [
    'How many titles has Hamilton?',
    'honours',
    { team: 'Hamilton', kind: 'champion' },
    'total',
    rows('honours', { club: forge, kind: 'champion' }).length,
  ],
  ['Who is first now?', 'standings', {}, 'standings.0.team', table[0]?.team],
  ['With how many points?', 'standings', {}, 'standings.0.points', table[0]?.points],
  ['Who is last now?', 'standings', {}, 'standings.-1.team', table.at(-1)?.team],
  [
    'Who was first in 2023?',
    'standings',
    { season: 2023 },
    'standings.0.team',
    seasonStandings({ season: 2023 }).standings[0]?.team,
  ],
  [
    'And on July 1st last year?',
    'standings',
    { date: midway },
    'standings.0.team',
    seasonStandings({ season: last, date: midway }).standings[0]?.team,
  ],
  [
    'Who is best at home?',
    'standings',
    { side: 'home' },
    'standings.0.team',
    seasonStandings({ season: current, side: 'home' }).standings[0]?.team,
  ],
  [
    'Who is in form?',
    'standings',
    { last: 5 },
    'standings.0.team',
    seasonStandings({ season: current, last: 5 }).standings[0]?.team,
  ],
  ['When was the last final?', 'matches', { season: last, stage: 'final' }, 'matches.0.date', final.date],
  ['How many saw it?', 'matches', { match_id }, 'attendance', final.attendance],
  ['Who refereed it?', 'matches', { match_id }, 'referee', final.referee],
  [
    'How many goals were scored?',
    'matches',
    { match_id },
    'goals.length',
    rows('goals', { match_id: final.match_id }).length,
  ],
  [
    'How cold was it?',
    'matches',
    { match_id },
    'weather.temperature_c',
    one('weather', { match_id: final.match_id })?.temperature_c,
  ],
  [
    'Who had the ball?',
    'matches',
    { match_id },
    'stats.team_stats.home.possession',
    one('matchStats', { match_id: final.match_id }).team_stats?.home.possession,
  ],
  [
    'When was the first match of all?',
    'matches',
    { season: 2019, limit: 1 },
    'matches.0.date',
    rows('matches')[0]?.date,
  ],
  [
    'What was the last result of Halifax?',
    'matches',
    { team: 'Halifax', last: 1 },
    'matches.0.match_id',
    rows('matches')
      .filter((row) => hasResult(row) && [row.home_club, row.away_club].includes(halifax))
      .at(-1)?.match_id,
  ],
  [
    'How many matches has Forge played?',
    'matches',
    { team: 'Forge', status: 'FINISHED' },
    'total',
    matchesOf(forge, current).length,
  ],
  [
    'How often have Forge and Cavalry met?',
    'matches',
    { team: 'Forge', opponent: 'Calgary' },
    'overall.played',
    meetings.length,
  ],
  [
    'How often did Forge win?',
    'matches',
    { team: 'Forge', opponent: 'Cavalry' },
    'overall.wins',
    meetings.filter((row) => row.winner === forge && row.win_reason !== 'Penalties').length,
  ],
  [
    'How many goals has the top scorer?',
    'players',
    { sort: 'goals' },
    'players.0.goals',
    leader(current, 'goals'),
  ],
  ['And in 2024?', 'players', { season: 2024, sort: 'goals' }, 'players.0.goals', leader(2024, 'goals')],
  [
    'Who assisted most in 2023?',
    'players',
    { season: 2023, sort: 'assists' },
    'players.0.assists',
    leader(2023, 'assists'),
  ],
  [
    'Who tackled most in 2021?',
    'players',
    { season: 2021, sort: 'tackles_won', limit: 1 },
    'players.0.tackles_won',
    most(rows('players', { season: 2021 }), (row) => row.tackles_won).tackles_won,
  ],
  [
    'Who scored most of all time?',
    'people',
    { sort: 'goals', limit: 1 },
    'people.0.player_id',
    scorer.player_id,
  ],
  ['How many goals is that?', 'people', { sort: 'goals', limit: 1 }, 'people.0.goals', scorer.goals],
  [
    'Who played most?',
    'people',
    { sort: 'appearances' },
    'people.0.appearances',
    most(rows('careers'), (row) => row.appearances).appearances,
  ],
  [
    'For which clubs did he play?',
    'people',
    { search: scorer.name, limit: 1 },
    'people.0.teams',
    scorer.teams,
  ],
  [
    'How did his seasons go?',
    'people',
    { player_id: scorer.player_id, fields: null },
    'by_season.length',
    scorer.seasons.length,
  ],
  ['Where does Hamilton play?', 'club', { club_id: 'Hamilton' }, 'stadium', team.stadium],
  [
    'Who coaches Halifax?',
    'club',
    { club_id: 'Halifax' },
    'coach',
    one('teams', { club_id: halifax }).coach ?? undefined,
  ],
  [
    'When was Cavalry founded?',
    'club',
    { club_id: 'Cavalry' },
    'founded',
    one('teams', { club_id: 'cavalry-fc' }).founded,
  ],
  [
    'How many points has Forge?',
    'club',
    { club_id: forge },
    'statistics.points',
    table.find(({ club }) => club === forge)?.points,
  ],
  [
    'What was the biggest win?',
    'records',
    { kind: 'wins' },
    'records.0.match_id',
    book.matches.wins[0]?.match_id,
  ],
  [
    'The largest crowd?',
    'records',
    { kind: 'crowds' },
    'records.0.attendance',
    most(rows('matches'), (row) => row.attendance).attendance,
  ],
  [
    'The longest unbeaten run?',
    'records',
    { kind: 'unbeaten' },
    'records.0.matches',
    book.runs.unbeaten[0]?.matches,
  ],
  [
    'How likely was a home win in the final?',
    'forecasts',
    { match_id },
    'forecasts.0.probabilities.home',
    one('forecasts', { match_id: final.match_id }).probabilities.home,
  ],
  [
    'Who will finish first?',
    'projections',
    {},
    'projections.0.team',
    rows('projections', { season: current }).filter(
      ({ date }) => date === rows('projections', { season: current }).at(-1)?.date,
    )[0]?.team,
  ],
  ['Is a match on?', 'live', { window_hours: 1 }, 'live_count', 0],
];

const sizes: number[] = [];

it.for(questions)('%s is answered by %s', async ([, name, given, path, expected]) => {
  const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...given } });
  const [text = ''] = content.map((part) => (part.type === 'text' ? part.text : ''));
  expect(isError, text).toBeUndefined();
  expect(JSON.parse(text)).toEqual(structuredContent);
  sizes.push(text.length);
  const step = (value: unknown, key: string) =>
    Array.isArray(value) && key !== 'length'
      ? value.at(Number(key))
      : (value as Record<string, unknown>)?.[key];
  expect(path.split('.').reduce<unknown>(step, structuredContent)).toEqual(expected);
});

it('an answer has at most 4 kB in the median, and 30 kB with whatever arguments', async () => {
  expect(questions.length).toBeGreaterThanOrEqual(40);
  expect(sizes.toSorted((a, b) => a - b)[Math.floor(sizes.length / 2)]).toBeLessThanOrEqual(4000);
  for (const [name, given] of [
    ['matches', { limit: 500 }],
    ['live', { all: true }],
    ['players', { limit: 500, fields: '-source' }],
    ['people', { limit: 500 }],
  ] as const) {
    const { content, structuredContent } = await client.callTool({ name, arguments: { ...given } });
    const [text = ''] = content.map((part) => (part.type === 'text' ? part.text : ''));
    expect(text.length, name).toBeLessThanOrEqual(31_000);
    if (name === 'people') expect(structuredContent).toMatchObject({ left_out: expect.any(Number) });
  }
});

it('the instructions have the day, the seasons, and the clubs with their ids and towns', () => {
  const text = client.getInstructions();
  expect(text).toMatch(/Today is \d{4}-\d{2}-\d{2}\./);
  expect(text).toContain(`a call without one is about ${current}`);
  for (const { club_id, city } of dataset.clubs) expect(text).toContain(`(${club_id}, ${city}, `);
});
