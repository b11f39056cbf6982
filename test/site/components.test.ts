import { expect, it } from 'vitest';
import { longestRuns } from '../../src/derive/record-book.ts';
import type { Match } from '../../src/records/match.ts';
import { lineChart } from '../../src/site/components/line-chart.ts';
import { goalDetails, type MatchGoal } from '../../src/site/match/goal-details.ts';
import { facingShares } from '../../src/site/match/match-statistics.ts';
import {
  figureColumns,
  knownOf,
  type LeadersChoice,
  leadersOf,
  type PlayerSeason,
} from '../../src/site/player/player-figures.ts';
import { translator } from '../../src/site/words.ts';

const rising = [[0, 0] as const, [1, 3] as const, [2, 6] as const];
const text = String(
  lineChart({
    description: 'Points by match',
    names: [{ x: 1, text: '2025' }],
    startsAtZero: true,
    series: [
      { label: 'Forge', className: 'club-forge-fc', parts: [rising] },
      { label: 'Pacific', className: 'club-pacific-fc', parts: [rising] },
      { label: 'Valour', className: 'club-valour-fc', parts: [[[0, 0]], [[2, 1]]] },
    ],
  }),
);

it('a line chart has a line in the colours of each club, with its gaps', () => {
  expect(text).toContain('role="img" aria-label="Points by match"');
  expect(text).toContain('text-anchor="middle">2025<');
  expect(text.match(/<path class="line" d="M/g)).toHaveLength(4);
  expect(text.match(/<g class="club-[a-z]+-fc">/g)).toHaveLength(3);
});

it.for([
  { label: 'Deportivo Maldonado y Punta del Este', letterWidth: 11 },
  { label: 'Днепропетровск', letterWidth: 14 },
  { label: '札幌コンサドーレ', letterWidth: 22 },
])('a line chart has room for the whole of a name: $label', ({ label, letterWidth }) => {
  const chart = String(
    lineChart({ description: 'Points', series: [{ label, className: '', parts: [rising] }] }),
  );
  expect(chart).toContain(`>${label} 6<`);
  const [, width, start] = /viewBox="0 0 (\d+) .*class="name" x="(\d+)"/s.exec(chart) ?? [];
  expect(Number(width) - Number(start)).toBeGreaterThanOrEqual(label.length * letterWidth);
});

it('a line chart leaves out a name below the axis that would touch the one before', () => {
  const names = [0, 10, 60].map((x) => ({ x, text: `${2000 + x}` }));
  const parts = [[[0, 1] as const, [100, 2] as const]];
  const chart = String(lineChart({ description: '', names, series: [{ label: 'A', className: '', parts }] }));
  expect([...chart.matchAll(/middle">(\d+)</g)].map(([, name]) => name)).toEqual(['2000', '2060']);
});

it('a line chart moves labels apart that would overlap, and keeps them within the drawing', () => {
  const places = [...text.matchAll(/class="name" x="\d+" y="(\d+)"/g)].map(([, y]) => Number(y));
  const sorted = places.toSorted((a, b) => a - b);
  for (const [index, place] of sorted.entries())
    if (index > 0) expect(place - (sorted[index - 1] ?? 0)).toBeGreaterThanOrEqual(22);
  expect(Math.max(...places)).toBeLessThanOrEqual(332);
});

const t = translator('en', { name: 'League', first_season: 2019, season_first_month: 1 });
const goal: MatchGoal = {
  goal_id: 'g',
  player: 'A. Forward',
  player_id: null,
  kind: 'open-play',
  minute: 45,
  added_minute: null,
  candidates: [],
  confidence: null,
  assist: null,
  assist_id: null,
  assist_confidence: null,
};

it('what follows a scorer is the minute, with added time', () => {
  expect(goalDetails(t, goal)).toBe(' 45′');
  expect(goalDetails(t, { ...goal, added_minute: 2 })).toBe(' 45+2′');
  expect(goalDetails(t, { ...goal, minute: null })).toBe('');
});

it('what follows a scorer is the kind and the certainty where they are not the usual ones', () => {
  expect(goalDetails(t, { ...goal, kind: 'penalty', confidence: 'probable' })).toBe(
    ' 45′ (penalty, probably)',
  );
});

it('bars of two sides fill the track for the larger count', () => {
  expect(facingShares('shots', 3, 12)).toEqual([0.25, 1]);
  expect(facingShares('corners', 0, 2)).toEqual([0, 1]);
  expect(facingShares('red_cards', 0, 0)).toEqual([0, 0]);
  expect(facingShares('saves', null, 4)).toEqual([0, 0]);
});

it('bars of two sides measure percentages by 100', () => {
  expect(facingShares('pass_accuracy', 82, 92)).toEqual([0.82, 0.92]);
  expect(facingShares('possession', 50, 50)).toEqual([0.5, 0.5]);
});

const match = (date: string, home_goals: number, away_goals: number) =>
  ({ date, status: 'FINISHED', home_club: 'a', away_club: 'b', home_goals, away_goals }) as Match;

it('longestRuns has one run a club, the earlier of two of equal length', () => {
  const played = [match('1', 1, 0), match('2', 1, 1), match('3', 0, 1), match('4', 2, 0), match('5', 0, 0)];
  const runs = (results: readonly ('W' | 'D' | 'L')[]) => longestRuns(['a', 'b'], () => played, results);
  expect(runs(['W', 'D'])).toEqual([
    { club: 'a', from: '1', to: '2', matches: 2 },
    { club: 'b', from: '2', to: '3', matches: 2 },
  ]);
  expect(runs(['W'])).toEqual([
    { club: 'a', from: '1', to: '1', matches: 1 },
    { club: 'b', from: '3', to: '3', matches: 1 },
  ]);
});

/** A season of a player with goals, goals conceded, appearances and minutes; the other figures are not known. */
const season = (player: number, year: number, goals: number | null, minutes: number | null): PlayerSeason => {
  const figures = { goals, minutes, goals_conceded: goals, appearances: 1 };
  const row: Readonly<Record<string, number | null>> = figures;
  return [player, year, 'a', 'Forward', ...figureColumns.map((column) => row[column] ?? null)];
};
const seasons = [
  [season(0, 2024, 0, 900)],
  [season(1, 2024, null, 90), season(1, 2025, 2, 450)],
  [season(2, 2024, 1, 90), season(2, 2025, 1, 360)],
  [season(3, 2025, 3, null)],
].flat();
const leaders = (choice: Partial<LeadersChoice>) =>
  leadersOf({ players: [], seasons }, { metric: 'goals', isPer90: false, leastMinutes: 0, ...choice }).map(
    ({ player, place, value }) => [player, place, value],
  );

it('leaders are ordered by what is known of all their seasons, then by fewer minutes', () => {
  expect(leaders({})).toEqual([
    [3, 1, 3],
    [2, 2, 2],
    [1, 2, 2],
  ]);
  expect(leaders({ season: 2024 })).toEqual([[2, 1, 1]]);
  expect(leaders({ metric: 'assists' })).toEqual([]);
});

it('leaders are of the players chosen, of whom the metric is known in one season at least', () => {
  const figures = { players: [], seasons };
  expect(knownOf(figures, { metric: 'goals' })).toEqual({ known: 4, players: 4 });
  expect(knownOf(figures, { metric: 'goals', season: 2024 })).toEqual({ known: 2, players: 3 });
  expect(knownOf(figures, { metric: 'assists', club: 'a' })).toEqual({ known: 0, players: 4 });
});

it('leaders per 90 minutes have known minutes, and reach the least', () => {
  expect(leaders({ isPer90: true })).toEqual(
    [
      [1, 1, 0.4],
      [2, 1, 0.4],
    ].toSorted(([a = 0], [b = 0]) => b - a),
  );
  expect(leaders({ leastMinutes: 500 })).toEqual([[1, 1, 2]]);
});

it('leaders in goals conceded are those with the fewest', () => {
  expect(leaders({ metric: 'goals_conceded' })[0]).toEqual([0, 1, 0]);
});
