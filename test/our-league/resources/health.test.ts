import { expect, it } from 'vitest';
import { noFeed } from '../../../src/records/status.ts';
import { health } from '../../../src/resources/health.ts';
import { tablesAt } from '../../support/tables.ts';

it('health is ok for 72 hours before matches are due, and degraded after them', () => {
  // Thursday: the next matches are on Saturday the 9th.
  const august = tablesAt('2025-08-07T12:00:00Z', 2025);
  const at = (now: string) => health.answer(august, {}, { now: new Date(now), feed: noFeed });
  expect(at('2025-08-10T00:00:00Z')).toMatchObject({ status: 'ok', data_age_hours: 72 });
  expect(at('2025-08-10T00:06:00Z')).toMatchObject({ status: 'degraded', data_age_hours: 72.1 });
});
