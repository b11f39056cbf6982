// The questions of a fan, and the one call at /mcp by which a model answers each: tool, arguments, place of the answer.
const forge = { team: 'Forge', season: 2023 };
const final = { match_id: 'c52f4791009a4c29b5ec46c3ef7b6dfd' };
const questions: [question: string, tool: string, given: object, path: string][] = [
  ['Who won the league in 2021?', 'honours', { season: 2021, order: 'asc' }, 'honours.0.team'],
  ['Who was the player of 2022?', 'honours', { season: 2022, order: 'asc' }, 'honours.7.recipient'],
  ['Who led the table of 2025?', 'standings', { season: 2025 }, 'standings.0.team'],
  ['With how many points?', 'standings', { season: 2025 }, 'standings.0.points'],
  ['And on 1 June 2025?', 'standings', { date: '2025-06-01' }, 'standings.0.team'],
  ['Who was best away in 2023?', 'standings', { season: 2023, side: 'away' }, 'standings.0.team'],
  ['Who ended 2024 in form?', 'standings', { season: 2024, last: 5 }, 'standings.0.team'],
  ['When was the final of 2025?', 'matches', { season: 2025, stage: 'final' }, 'matches.0.date'],
  ['When was the first match ever?', 'matches', { season: 2019, limit: 1 }, 'matches.0.date'],
  ['How many watched the final?', 'matches', final, 'attendance'],
  ['Who refereed it?', 'matches', final, 'referee'],
  ['Who scored the last goal of it?', 'matches', final, 'goals.1.player'],
  ['How cold was it?', 'matches', final, 'weather.temperature_c'],
  ['Who scored most in 2024?', 'players', { season: 2024, sort: 'goals' }, 'players.0.name'],
  ['Who assisted most in 2023?', 'players', { season: 2023, sort: 'assists' }, 'players.0.name'],
  ['How many goals has Ongaro?', 'people', { search: 'Ongaro' }, 'people.0.goals'],
  ['How often did Forge beat York in 2023?', 'matches', { ...forge, opponent: 'York' }, 'overall.wins'],
  ['How likely was a home win in its first match?', 'forecasts', forge, 'forecasts.0.probabilities.home'],
  ['Who was to be first in July 2024?', 'projections', { date: '2024-07-31' }, 'projections.0.team'],
  ['How many matches are on now?', 'live', {}, 'live_count'],
];
const headers = { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream' };
for (const [id, [question, name, given, path]] of questions.entries()) {
  const params = { name, arguments: given };
  const body = JSON.stringify({ jsonrpc: '2.0', id, method: 'tools/call', params });
  const response = await fetch(`${process.env.SOCCER_DATA_URL}/mcp`, { method: 'POST', headers, body });
  const { result } = (await response.json()) as { result: { content: [{ text: string }] } };
  const answer = path.split('.').reduce((value, step) => value[step], JSON.parse(result.content[0].text));
  console.log(`${question} ${answer}\n    ${name} ${JSON.stringify(given)}`);
}
