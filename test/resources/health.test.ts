import { describe, expect, it } from 'vitest';
import { checks } from '../../build/checks/index.ts';
import { health } from '../../src/resources/health.ts';
import type { FeedState } from '../../src/resources/resource.ts';
import { tables } from '../support/tables.ts';

const quiet: FeedState = { enabled: false, last_success: null, last_error: null };
const at = (now: string, feed = quiet) => health.answer(tables, {}, { now: new Date(now), feed });

describe('health', () => {
  it('is ok while the data are fresh', () => {
    expect(at('2026-08-07T00:00:00Z')).toMatchObject({ status: 'ok', data_age_hours: 0 });
    expect(at('2026-08-10T00:00:00Z')).toMatchObject({ status: 'ok', data_age_hours: 72 });
  });

  it('is degraded when they are older than 72 hours while matches were due', () => {
    expect(at('2026-08-10T00:06:00Z')).toMatchObject({ status: 'degraded', data_age_hours: 72.1 });
  });

  it('is degraded while the last call of the feed failed', () => {
    const failed = { enabled: true, last_success: null, last_error: 'it answered 503' };
    expect(at('2026-08-07T00:00:00Z', failed)).toMatchObject({ status: 'degraded', feed: failed });
  });

  it('is not younger than its data', () => {
    expect(at('2026-01-01T00:00:00Z').data_age_hours).toBe(0);
  });

  it('repeats every rule, with those that have known exceptions', () => {
    const { checks: told } = at('2026-08-07T00:00:00Z');
    expect(told.map(({ name }) => name)).toEqual(checks.map(({ name }) => name));
    const excepted = told.filter(({ status }) => status === 'known-exceptions').map(({ name }) => name);
    expect(excepted).toEqual(['player-minutes-within-matches', 'club-minutes-within-played']);
    for (const { checked, description } of told) {
      expect(checked).toBeGreaterThan(0);
      expect(description).toMatch(/\.$/);
    }
  });
});
