// How much do clubs gain by playing at home? Results and goals by season, without matches at neutral venues.
import { soccerData } from 'soccer-data-client';

const api = soccerData();
const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(0)} %`.padStart(6);

console.log('season  matches    home    draw    away   goals at home and away');
for (const season of [2019, 2020, 2021, 2022, 2023, 2024, 2025]) {
  const results = { home: 0, draw: 0, away: 0 };
  const goals = { home: 0, away: 0 };
  for await (const match of api.matches({ season, status: 'FINISHED' })) {
    const { home_goals: home, away_goals: away, neutral } = match;
    // Unknown goals are null, never 0. All of 2020 was played on an island.
    if (neutral || home === null || away === null) continue;
    results[home > away ? 'home' : home < away ? 'away' : 'draw']++;
    goals.home += home;
    goals.away += away;
  }
  const count = results.home + results.draw + results.away;
  if (count === 0) {
    console.log(`${season}          -   every match at a neutral venue`);
    continue;
  }
  const shares = [results.home, results.draw, results.away].map((part) => percent(part, count));
  const means = [goals.home, goals.away].map((sum) => (sum / count).toFixed(2));
  console.log(`${season}  ${String(count).padStart(7)}  ${shares.join('  ')}   ${means.join(' : ')}`);
}
