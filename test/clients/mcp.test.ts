import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hasResult, isPlayedBy } from '../../src/derive/matches.ts';
import { recordMatches, recordRuns } from '../../src/derive/record-book.ts';
import { type Row, snapshotOf, type TableName } from '../../src/records/published.ts';
import { shortId } from '../../src/records/text.ts';
import { toolsOf } from '../../src/resources/tools-of-league.ts';
import { service as metadata } from '../../src/service.ts';
import { service } from '../support/served.ts';
import { current, dataset, resources, seasonStandings, tables } from '../support/tables.ts';

const client = new Client({ name: 'test', version: '1' });
beforeAll(() => client.connect(new StreamableHTTPClientTransport(new URL('/mcp', service))));
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
  rows('matches', { season }).filter((row) => hasResult(row) && isPlayedBy(row, club));
const meetings = rows('matches').filter(
  (row) => hasResult(row) && isPlayedBy(row, 'cavalry-fc') && isPlayedBy(row, 'forge-fc'),
);

const forge = 'forge-fc';
const halifax = 'hfx-wanderers-fc';
const last = current - 1;
const final = one('matches', { season: last, stage: 'final' });
const match_id = shortId(final.match_id);
const team = one('teams', { club_id: forge });
const [biggestWin] = recordMatches(tables, 'wins', { length: 1 });
const [longestRun] = recordRuns(tables, 'unbeaten', { length: 1 });
const scorer = most(rows('careers'), (row) => row.goals);
const table = seasonStandings({ season: current }).standings;
const midway = `${last}-07-01`;
const champion = (season: number) => one('honours', { season, kind: 'champion' }).team;
const leader = (season: number, field: 'goals' | 'assists' | 'tackles_won') =>
  most(rows('players', { season }), (row) => row[field])[field];
const titles = rows('honours', { club: forge, kind: 'champion' }).length;
const goalsOfFinal = rows('goals', { match_id: final.match_id }).length;
const weather = rows('weather', { match_id: final.match_id })[0];
const ofHalifax = rows('matches').filter((row) => hasResult(row) && isPlayedBy(row, halifax));
const won = meetings.filter((row) => row.winner === forge && row.win_reason !== 'Penalties');
const mostMatches = most(rows('careers'), (row) => row.appearances).appearances;
const largestCrowd = most(rows('matches'), (row) => row.attendance).attendance;
const clubOf = (club_id: string) => one('teams', { club_id });
const pointsOf = (id: string) => table.find(({ club }) => club === id)?.points;
const homeWin = one('forecasts', { match_id: final.match_id }).probabilities.home;
const projected = rows('projections', { season: current });
const likely = projected.find(({ date }) => date === projected.at(-1)?.date);
const bySide = (given: object) => seasonStandings({ season: current, ...given }).standings[0]?.team;
const { as_of } = snapshotOf(tables);
const ofEdmonton = rows('matches').filter((row) => isPlayedBy(row, 'fc-edmonton'));
const ofToronto = rows('matches').filter((row) => isPlayedBy(row, 'inter-toronto-fc'));
const coming = rows('forecasts', { season: current }).find(({ date }) => date > as_of);
const { possession } = one('matchStats', { match_id: final.match_id }).team_stats?.home ?? {};

/** A question, the tool that answers it, its arguments, where the answer has it, and what the data has. */
const questions: readonly (readonly [text: string, expected: unknown])[] = [
  ['Who won in 2019? | honours | season=2019&kind=champion | honours.0.team', champion(2019)],
  [`Who won the year before? | honours | season=${last}&kind=champion | honours.0.team`, champion(last)],
  ['Who won last? | honours | kind=champion&limit=1 | honours.0.team', champion(last)],
  ['How many titles has Hamilton? | honours | team=Hamilton&kind=champion | total', titles],
  ['Who is first now? | standings | | standings.0.team', table[0]?.team],
  ['Who is last now? | standings | | standings.-1.team', table.at(-1)?.team],
  ['Who was first in 2023? | standings | season=2023 | standings.0.team', bySide({ season: 2023 })],
  [`And on a day? | standings | date=${midway} | standings.0.team`, bySide({ season: last, date: midway })],
  ['Who is best at home? | standings | side=home | standings.0.team', bySide({ side: 'home' })],
  ['Who is in form? | standings | last=5 | standings.0.team', bySide({ last: 5 })],
  [`When was the final? | matches | season=${last}&stage=final | matches.0.date`, final.date],
  [`Which day was it? | matches | match_id=${match_id}&fields=date | matches.0.date`, final.date],
  [`How many saw it? | matches | match_id=${match_id} | attendance`, final.attendance],
  [`Who refereed it? | matches | match_id=${match_id} | referee`, final.referee],
  [`How many goals had it? | matches | match_id=${match_id} | goals.length`, goalsOfFinal],
  [`How cold was it? | matches | match_id=${match_id} | weather.temperature_c`, weather?.temperature_c],
  [`Who had the ball? | matches | match_id=${match_id} | team_stats.home.possession`, possession],
  ['When was the first match? | matches | season=2019&limit=1 | matches.0.date', rows('matches')[0]?.date],
  [
    'How did Halifax play last? | matches | team=Halifax&last=1 | matches.0.match_id',
    ofHalifax.at(-1)?.match_id,
  ],
  [
    'How often did Forge play? | matches | team=Forge&status=FINISHED | total',
    matchesOf(forge, current).length,
  ],
  ['How often did they meet? | matches | team=Forge&opponent=Calgary | overall.played', meetings.length],
  [
    'When was the last time? | matches | team=Forge&opponent=Calgary&last=1 | matches.0.match_id',
    meetings.at(-1)?.match_id,
  ],
  ['How often did Forge win? | matches | team=Forge&opponent=Cavalry | overall.wins', won.length],
  [`Who scores most? | players | season=${current}&sort=goals | players.0.goals`, leader(current, 'goals')],
  ['And in 2024? | players | season=2024&sort=goals | players.0.goals', leader(2024, 'goals')],
  ['Who assisted most? | players | season=2023&sort=assists | players.0.assists', leader(2023, 'assists')],
  [
    'Who tackled? | players | season=2021&sort=tackles_won | players.0.tackles_won',
    leader(2021, 'tackles_won'),
  ],
  ['Who scored most ever? | people | sort=goals&limit=1 | people.0.player_id', scorer.player_id],
  ['How many goals? | people | sort=goals&limit=1 | people.0.goals', scorer.goals],
  ['Who played most ever? | people | sort=appearances | people.0.appearances', mostMatches],
  [`For which clubs? | people | search=${scorer.name}&limit=1 | people.0.teams`, scorer.teams],
  [`And year by year? | people | player_id=${scorer.player_id} | by_season.length`, scorer.seasons.length],
  ['Where does Hamilton play? | club | club_id=Hamilton | stadium', team.stadium],
  [
    'When did Edmonton last play? | matches | team=Edmonton&order=desc | matches.0.date',
    ofEdmonton.at(-1)?.date,
  ],
  [`How many had York9? | matches | team=York9&to=${current}-12-31&limit=1 | total`, ofToronto.length],
  ['Who coaches Halifax? | club | club_id=Halifax | coach', clubOf(halifax).coach ?? undefined],
  ['When was Cavalry founded? | club | club_id=Cavalry | founded', clubOf('cavalry-fc').founded],
  ['How many points has Forge? | club | club_id=forge-fc | team_stats.points', pointsOf(forge)],
  ['What was the biggest win? | records | kind=wins | records.0.match_id', biggestWin?.match_id],
  ['The largest crowd? | records | kind=crowds | records.0.attendance', largestCrowd],
  ['The longest unbeaten run? | records | kind=unbeaten | records.0.matches', longestRun?.matches],
  [`Was it a favourite? | forecasts | match_id=${match_id} | forecasts.0.probabilities.home`, homeWin],
  ['What is next? | forecasts | | forecasts.0.match_id', coming?.match_id],
  ['Who will finish first? | projections | | projections.0.team', likely?.team],
  ['Is a match on? | live | window_hours=1 | live_count', 0],
];

const sizes: number[] = [];

const ask = async (name: string, given: Record<string, unknown>, asking = client) => {
  const { content, isError } = await asking.callTool({ name, arguments: given });
  const [text = ''] = content.map((part) => (part.type === 'text' ? part.text : ''));
  return { text, isError };
};

it.for(questions)('%s', async ([question, expected]) => {
  const [, name = '', search, path = ''] = question.split('|').map((part) => part.trim());
  const given = Object.fromEntries(new URLSearchParams(search));
  const { text, isError } = await ask(name, given);
  expect(isError, text).toBeUndefined();
  sizes.push(text.length);
  const step = (value: unknown, key: string) =>
    Array.isArray(value) && key !== 'length'
      ? value.at(Number(key))
      : (value as Record<string, unknown>)?.[key];
  expect(path.split('.').reduce<unknown>(step, JSON.parse(text))).toEqual(expected);
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
    const { text } = await ask(name, { ...given });
    expect(text.length, name).toBeLessThanOrEqual(31_000);
    // A list goes on; the matches of now have no other pages.
    const goesOn = { people: /offset$/, live: /fewer fields$/ }[String(name)];
    if (goesOn) expect(JSON.parse(text)).toMatchObject({ note: expect.stringMatching(goesOn) });
  }
});

it('the instructions have the day, the seasons, and the clubs with their ids and towns', () => {
  const text = client.getInstructions();
  expect(text).toMatch(/Today is \d{4}-\d{2}-\d{2}\./);
  expect(text).toContain(`known up to ${as_of}.`);
  expect(text).toContain(`the current one is ${current}. A tool says what a call without a season`);
  for (const { club_id, city } of dataset.clubs) expect(text).toContain(`(${club_id}, ${city}, `);
});

it.for([
  ['by the handshake alone', 'legacy', '2025-11-25'],
  ['by what the server says that it supports', 'auto', '2026-07-28'],
  ['at the version without a handshake', { pin: '2026-07-28' }, '2026-07-28'],
] as const)('the client of the protocol connects %s', async ([, mode, version]) => {
  const remaining: (string | null)[] = [];
  const counting: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    remaining.push(response.headers.get('X-RateLimit-Remaining'));
    return response;
  };
  const connected = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } });
  const transport = new StreamableHTTPClientTransport(new URL('/mcp', service), { fetch: counting });
  await connected.connect(transport);
  expect(connected.getNegotiatedProtocolVersion()).toBe(version);
  expect(connected.getInstructions()).toContain('Today is ');
  expect((await connected.listTools()).tools.length).toBeGreaterThan(0);
  // Connecting is no request of the hour.
  expect(remaining.every((value) => value === null)).toBe(true);
  const { text } = await ask('standings', {}, connected);
  expect(JSON.parse(text)).toMatchObject({ standings: expect.any(Array) });
  await connected.close();
});

it('the client of the protocol finds the service and its tools', async () => {
  expect(client.getServerVersion()).toMatchObject({ name: metadata.id, version: metadata.version });
  expect(client.getInstructions()).toContain('CC BY');
  const tools = toolsOf(resources);
  const listed = (await client.listTools()).tools;
  expect(listed.map(({ name }) => name)).toEqual(tools.map(({ name }) => name));
  expect(listed.map(({ inputSchema }) => inputSchema)).toEqual(tools.map(({ inputSchema }) => inputSchema));
  expect(listed.every(({ title }) => title)).toBe(true);
  await client.ping();
});
