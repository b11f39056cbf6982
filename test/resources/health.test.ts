import { describe, expect, it } from 'vitest';
import { integrityRules } from '../../src/integrity/index.ts';
import { health } from '../../src/resources/health.ts';
import { type FeedStatus, noFeed } from '../../src/resources/resource.ts';
import { dataset, tables, tablesAt } from '../support/tables.ts';

const quiet: FeedStatus = noFeed;
/** The data as of Thursday 7 August 2025: the next matches are on Saturday the 9th. */
const asOfAugust = tablesAt('2025-08-07T12:00:00Z', 2025);
/** The data as of a week after the final. */
const asOfNovember = tablesAt('2025-11-16T12:00:00Z', 2025);

const at = (now: string, { feed = quiet, of = asOfAugust } = {}) =>
  health.answer(of, {}, { now: new Date(now), feed });

describe('health', () => {
  it('is ok while the data is fresh', () => {
    expect(at('2025-08-07T00:00:00Z')).toMatchObject({
      status: 'ok',
      data_as_of: '2025-08-07',
      data_age_hours: 0,
    });
    expect(at('2025-08-10T00:00:00Z')).toMatchObject({ status: 'ok', data_age_hours: 72 });
  });

  it('is degraded when they are older than 72 hours while matches were due', () => {
    expect(at('2025-08-10T00:06:00Z')).toMatchObject({ status: 'degraded', data_age_hours: 72.1 });
  });

  it('is ok however old they are once everything is played', () => {
    const winter = at('2026-02-01T00:00:00Z', { of: asOfNovember });
    expect(winter).toMatchObject({ status: 'ok', data_as_of: '2025-11-16', data_age_hours: 77 * 24 });
  });

  it('is degraded while the last call of the feed failed', () => {
    const failed: FeedStatus = { ...noFeed, enabled: true, last_error: 'it answered 503' };
    expect(at('2025-08-07T00:00:00Z', { feed: failed })).toMatchObject({ status: 'degraded', feed: failed });
  });

  it('is not younger than its data', () => {
    expect(at('2025-01-01T00:00:00Z').data_age_hours).toBe(0);
  });

  it('repeats every rule, with those that have known exceptions', () => {
    const { checks } = at('2025-08-07T00:00:00Z', { of: tables });
    expect(checks.map(({ name }) => name)).toEqual(integrityRules.map(({ name }) => name));
    const excepted = checks.filter(({ status }) => status === 'known-exceptions').map(({ name }) => name);
    const stored = new Set(dataset.knownExceptions.map(({ check }) => check));
    expect(new Set(excepted)).toEqual(stored.difference(new Set(['none'])));
    for (const { checked, description } of checks) {
      expect(checked).toBeGreaterThan(0);
      expect(description).toMatch(/\.$/);
    }
  });
});
