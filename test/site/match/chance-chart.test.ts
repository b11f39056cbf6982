import { describe, expect, it } from 'vitest';
import { inForce } from '../../../src/records/season-rules.ts';
import { drawChances } from '../../../src/site/match/chance-chart.ts';
import { tables } from '../../support/tables.ts';

const forecast = { home: 0.5, draw: 0.3, away: 0.2 };
const constants = inForce(tables.rows('inPlayModel'), 2026);
const draw = (events: Parameters<typeof drawChances>[1], now: number) =>
  drawChances({ forecast, constants }, events, now);
/** Returns the height of an area at a minute. */
const heightAt = (path: string | undefined, minute: number) =>
  Number(new RegExp(`L${minute} (\\d+)`).exec(path ?? '')?.[1]);

describe('the chart of a match', () => {
  it('begins with the forecast, and ends in a draw if the score stays 0–0', () => {
    const [, home, away] = draw([], 0);
    expect(heightAt(home, 0)).toBeCloseTo(50, -0.5);
    expect(100 - heightAt(away, 0)).toBeCloseTo(20, -0.5);
    expect(heightAt(home, 89)).toBeLessThan(15);
    expect(heightAt(away, 89)).toBeGreaterThan(90);
  });

  it('has a line and a step at a goal, and pales the minutes to come', () => {
    const goal = {
      kind: 'goal',
      minute: null,
      clock: 60,
      side: 'home',
      home_goals: 1,
      away_goals: 0,
    } as const;
    const [, home, , goals, veil] = draw([goal], 70);
    expect(goals).toBe('M60 0V100');
    expect(heightAt(home, 60) - heightAt(home, 59)).toBeGreaterThan(20);
    expect(veil).toBe('M70 0V100H90V0Z');
    expect(draw([goal], 90).at(-1)).toBe('');
  });

  it('has the score of now from now on where no goal is known', () => {
    const [, home, away] = drawChances({ forecast, constants }, [], 70, { home_goals: 0, away_goals: 1 });
    expect(heightAt(home, 69)).toBeGreaterThan(20);
    expect(heightAt(home, 70)).toBeLessThan(10);
    expect(heightAt(away, 89)).toBeLessThan(10);
  });
});
