import { expect, it } from 'vitest';
import { lineChart } from '../../../src/site/components/line-chart.ts';

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

it('a line chart has its labels to the right of all lines, also of those that are longer', () => {
  const ends = [...text.matchAll(/ d="(.*?)"/g)].flatMap(([, path = '']) =>
    [...path.matchAll(/[ML]([\d.]+),/g)].map(([, x]) => Number(x)),
  );
  const labels = [...text.matchAll(/class="name" x="(\d+)"/g)].map(([, x]) => Number(x));
  expect(Math.min(...labels)).toBeGreaterThan(Math.max(...ends));
});

it('a line chart of many clubs is as high as their names', () => {
  const clubs = Array.from({ length: 24 }, (_, index) => ({
    label: `${index}`,
    className: '',
    parts: [rising],
  }));
  const chart = String(lineChart({ description: '', series: clubs }));
  const places = [...chart.matchAll(/class="name" x="\d+" y="(\d+)"/g)].map(([, y]) => Number(y));
  const [, height] = /viewBox="0 0 \d+ (\d+)"/.exec(chart) ?? [];
  expect(new Set(places).size).toBe(24);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(5);
  expect(Math.max(...places)).toBeLessThanOrEqual(Number(height));
});
