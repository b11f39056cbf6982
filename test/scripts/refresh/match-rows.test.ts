import { expect, it } from 'vitest';
import { matchRows } from '../../../scripts/refresh/match-rows.ts';
import type { FeedMatch } from '../../../src/feed/schedule.ts';
import { dataset } from '../../support/tables.ts';
import { the } from '../../support/the.ts';

const stored = the(dataset.matches, { season: 2025, venue_id: 'stade-telus-universite-laval' });
const moment = { phase: 'FULL_TIME', clock: 90, broadcasters: [], highlights_url: null, tickets_url: null };

function groundAfter(told: Partial<FeedMatch>) {
  const { rows } = matchRows([stored], [{ ...stored, ...moment, ...told }], new Map(), () => true);
  const [row] = rows;
  return row && { venue_id: row.venue_id, venue_basis: row.venue_basis };
}

it('a ground the feed names for itself stands in place of the one that was known', () => {
  const another = { venue_id: 'york-lions-stadium', venue_basis: 'feed' } as const;
  expect(groundAfter(another)).toEqual(another);
});

it('a ground that is not another is known as it was', () => {
  const { venue_id, venue_basis } = stored;
  expect(groundAfter({ venue_basis: 'feed' })).toEqual({ venue_id, venue_basis });
});

it('a ground that was guessed leaves the one that was known', () => {
  const { venue_id, venue_basis } = stored;
  expect(groundAfter({ venue_id: 'york-lions-stadium', venue_basis: 'home ground' })).toEqual({
    venue_id,
    venue_basis,
  });
});
