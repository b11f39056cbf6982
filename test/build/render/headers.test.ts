import { describe, expect, it } from 'vitest';
import { renderHeaders } from '../../../build/render/headers.ts';
import { resources } from '../../../src/resources/index.ts';

describe('renderHeaders', () => {
  const text = renderHeaders('/*\n  X-Test: 1\n', resources, 2026);

  it('has the rules written by hand, then those of the registry, within the limits of the CDN', () => {
    const lines = text.split('\n');
    expect(text.startsWith('/*\n  X-Test: 1\n')).toBe(true);
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(2000);
  });

  it('gives the current season a lifetime of its own, and removes the other first', () => {
    expect(text).toMatch(/\/data\/v1\/players\/season\/2026\*\n {2}! Cache-Control\n {2}Cache-Control: /);
  });

  it('throws beyond the limit of rules', () => {
    const many = Array.from({ length: 101 }, (_, index) => `/${index}\n  A: 1`).join('\n');
    expect(() => renderHeaders(many, [], 2026)).toThrow(/_headers has 101 rules/);
  });
});
