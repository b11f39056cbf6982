import { expect, it } from 'vitest';
import { matchSchema } from '../../../../src/feed/sdp/match-entry.ts';
import { matchEntry } from '../../../fixtures/feed.ts';
import { dataset } from '../../../support/tables.ts';
import { the } from '../../../support/the.ts';

it.for(['x'.repeat(51), 'FIRST\u0000HALF', 'FIRST_HALF\ud83d'])(
  'a match has no phase in place of %j',
  (phase) => {
    const opener = the(dataset.matches, { season: 2025, date: '2025-04-05', home_club: 'forge-fc' });
    expect(matchSchema.safeParse(matchEntry(opener, { phase })).data).toMatchObject({ phase: null });
  },
);
