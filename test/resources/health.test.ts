import { describe, expect, it } from 'vitest';
import { InMemoryTables } from '../../src/derive/in-memory-tables.ts';
import { snapshotOf } from '../../src/records/published.ts';
import { type FeedStatus, noFeed } from '../../src/records/service-status.ts';
import { health } from '../../src/resources/health.ts';
import { worlds } from '../support/worlds.ts';

const quiet: FeedStatus = noFeed;
const hour = 60 * 60 * 1000;

describe.for(worlds)('$name', ({ midSeason, played, season, tables, tablesAt }) => {
  /** The data as of the middle of a season, between two days with matches. */
  const during = tablesAt(`${midSeason}T00:00:00Z`, season);
  /** The data after the last match of that season. */
  const after = new InMemoryTables(during);
  for (const name of ['snapshot', 'datasets', 'checks'] as const)
    after.set<typeof name>(name, tables.rows(name));
  after.set('matches', played, season);

  /** Health so many hours after the day that the data is of. */
  const at = (hours: number, { feed = quiet, of = during } = {}) =>
    health.answer(of, {}, { now: new Date(Date.parse(snapshotOf(of).as_of) + hours * hour), feed });

  describe('health', () => {
    it('is ok while the data is fresh', () => {
      const { as_of } = snapshotOf(during);
      expect(at(0)).toMatchObject({ status: 'ok', data_as_of: as_of, data_age_hours: 0 });
      expect(at(72)).toMatchObject({ status: 'ok', data_age_hours: 72 });
    });

    it('is degraded when they are older than 72 hours while matches were due', () => {
      const hours = 24 * 365;
      expect(at(hours)).toMatchObject({ status: 'degraded', data_age_hours: hours });
    });

    it('is ok however old they are once everything is played', () => {
      expect(at(77 * 24, { of: after })).toMatchObject({ status: 'ok', data_age_hours: 77 * 24 });
    });

    it('is degraded while the last call of the feed failed', () => {
      const failed: FeedStatus = { ...noFeed, enabled: true, last_error: 'it answered 503' };
      expect(at(0, { feed: failed })).toMatchObject({ status: 'degraded', feed: failed });
    });

    it('is degraded while the feed lacks entries that it had', () => {
      expect(at(0, { feed: { ...noFeed, enabled: true, missing: 2 } })).toMatchObject({
        status: 'degraded',
        reasons: ['entries missing from the feed: 2'],
      });
    });

    it('is not younger than its data', () => {
      expect(at(-1000).data_age_hours).toBe(0);
    });
  });
});
