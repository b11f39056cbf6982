import { describe, expect, it } from 'vitest';
import { inferIds } from '../../../src/feed/sdp/infer-ids.ts';
import { seasonContext } from '../../../src/feed/season-context.ts';
import { storedSchedule } from '../../fixtures/feed.ts';
import { dataset, ofSeason } from '../../support/tables.ts';

describe('inferIds', () => {
  it('adds the ids of clubs and venues that the schedule implies', () => {
    const stored = seasonContext(dataset, 2019);
    const context = inferIds(storedSchedule(2019), stored);
    expect(new Set(context.clubs.values()).difference(new Set(stored.clubs.values()))).toEqual(
      new Set(['fc-edmonton']),
    );
    const venues = new Set(ofSeason(dataset.matches, 2019).map(({ venue_id }) => venue_id));
    expect(new Set(context.venues.values())).toEqual(new Set(context.venues.values()).union(venues));
  });

  it('leaves a context alone whose ids are all known', () => {
    const stored = seasonContext(dataset, 2025);
    const context = inferIds(storedSchedule(2025), stored);
    expect([context.clubs, context.matches]).toEqual([stored.clubs, stored.matches]);
  });
});
