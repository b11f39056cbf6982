import { expect, it } from 'vitest';
import type { Match } from '../../../src/records/match.ts';
import type { Player } from '../../../src/records/player.ts';
import { ratingEvidence } from '../../../src/site/about-data/ratings-page.ts';
import { lineChart } from '../../../src/site/components/line-chart.ts';
import { formatsOf } from '../../../src/site/format.ts';
import { goalDetails, type MatchGoal } from '../../../src/site/match/goal-details.ts';
import { facingShares } from '../../../src/site/match/match-statistics.ts';
import { countryName } from '../../../src/site/player/player-page.ts';
import { longestRuns } from '../../../src/site/record-book/longest-runs.ts';
import { topPlayers } from '../../../src/site/record-book/records-page.ts';
import type { Site } from '../../../src/site/site.ts';
import { translator } from '../../../src/site/words.ts';
import { english } from '../../support/site.ts';

it('the evidence of ratings has no title and comments of its document, links to its sections, and framed tables', () => {
  const document = `# Title

## Is it *so*?

Some **text**.

| Who | Value |
| --- | ----: |
| A & B | 0.5 |

<!-- inputs 0123 -->
`;
  const text = String(ratingEvidence(english, document));
  expect(text).toMatch(/<h3 id="is-it-so">Is it .*so.*\?<\/h3>/);
  expect(text).toContain('<p>Some <strong>text</strong>.</p>');
  expect(text).toMatch(/<section class="scroll narrow" aria-label="Is it .*" tabindex="0"><table>/);
  expect(text).toContain('<th scope="row" class="sticky">A &amp; B</th><td>0.5</td>');
  expect(text).not.toMatch(/Title|inputs/);
});

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

it('a line chart has a description, names below, and a line in the colours of each club with its gaps', () => {
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

const t = translator('en', { name: 'League', first_season: 2019 });
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

it('bars of two sides fill the track for the larger count, and are empty where both sides have none', () => {
  expect(facingShares('shots', 3, 12)).toEqual([0.25, 1]);
  expect(facingShares('corners', 0, 2)).toEqual([0, 1]);
  expect(facingShares('red_cards', 0, 0)).toEqual([0, 0]);
  expect(facingShares('saves', null, 4)).toEqual([0, 0]);
});

it('bars of two sides measure percentages by 100', () => {
  expect(facingShares('pass_accuracy', 82, 92)).toEqual([0.82, 0.92]);
  expect(facingShares('possession', 50, 50)).toEqual([0.5, 0.5]);
});

it('countryName translates countries and nations without a code, and returns unknown names as they are', () => {
  const names = ['Germany', 'Japan', 'England', "Côte d'Ivoire", 'Trinidad and Tobago', 'Atlantis'];
  expect(names.map((name) => countryName({ country_code: 'CA' }, name, 'fr'))).toEqual([
    'Allemagne',
    'Japon',
    'Angleterre',
    'Côte d’Ivoire',
    'Trinité-et-Tobago',
    'Atlantis',
  ]);
  expect(names.map((name) => countryName({ country_code: 'CA' }, name, 'en'))).toEqual(names);
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

const season = (player_id: string, goals: number | null, appearances: number) =>
  ({
    player_id,
    name: player_id,
    season: 2024,
    full_name: null,
    goals,
    assists: null,
    appearances,
  }) as Player;

const careers = [
  [season('none', 0, 9)],
  [season('twice', null, 1), season('twice', 2, 5)],
  [season('sooner', 1, 1), season('sooner', 1, 4)],
  [season('most', 3, 9)],
];
const siteIn = (current: number) =>
  ({
    t: translator('en', { name: 'League', first_season: 2019 }),
    format: formatsOf({ country_code: 'CA' }, 'en'),
    tables: { index: { current }, rows: () => careers.flat() },
    path: () => '/',
    seasonName: String,
  }) as unknown as Site;
const site = siteIn(2024);

it('topPlayers orders players by their total of all seasons, then by fewer matches, and leaves out those without any', () => {
  const text = String(topPlayers(site, 'goals', 10));
  const shown = [...text.matchAll(/>(none|twice|sooner|most)</g)].map(([, name]) => name);
  expect(shown).toEqual(['most', 'sooner', 'twice']);
  expect(String(topPlayers(site, 'goals', 1))).not.toContain('sooner');
});

it('topPlayers says up to which season its figures go, where the current one does not have them', () => {
  expect(String(topPlayers(site, 'goals', 10))).toContain('Goals, all time');
  expect(String(topPlayers(siteIn(2025), 'goals', 10))).toContain('Goals, to the end of 2024');
});

it('topPlayers shows nothing for a figure that is unknown for all players', () => {
  expect(String(topPlayers(site, 'assists', 10))).toBe('');
});
