import { describe, expect, it } from 'vitest';
import { lineChart } from '../../../../src/site/components/line-chart.ts';

describe('a line chart', () => {
  const text = String(
    lineChart(
      [
        { label: 'Forge', values: [0, 3, 6], isLead: true },
        { label: 'Pacific', values: [0, 3, 6], isLead: false },
        { label: 'Valour', values: [0], isLead: false },
      ],
      'Points by match',
    ),
  );

  it('has a description, a line for each series, and a thick line for the leader', () => {
    expect(text.match(/<polyline class="line/g)).toHaveLength(3);
    expect(text.match(/class="line lead"/g)).toHaveLength(1);
    expect(text).toContain('role="img" aria-label="Points by match"');
  });

  it('has more room for long labels, and shortens those of more than 20 characters', () => {
    const values = [0, 17];
    const chartOf = (label: string) => String(lineChart([{ label, values, isLead: true }], 'Points'));
    const startOf = (chart: string) => Number(/x="(\d+)" y="\d+">[^<]+ 17</.exec(chart)?.[1]);
    expect(startOf(chartOf('Forge'))).toBe(startOf(chartOf('York United')));
    const long = chartOf('Deportivo Maldonado y Punta del Este');
    expect(long).toContain('>Deportivo Maldon… 17<');
    expect(startOf(chartOf('York United')) - startOf(long)).toBeGreaterThanOrEqual(60);
  });

  it('moves labels apart that would overlap', () => {
    const places = [...text.matchAll(/y="(\d+)">(?:Forge|Pacific) 6</g)].map(([, y]) => Number(y));
    expect(Math.abs((places[0] ?? 0) - (places[1] ?? 0))).toBeGreaterThanOrEqual(13);
  });
});
