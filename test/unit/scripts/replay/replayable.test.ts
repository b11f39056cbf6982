import { expect, it } from 'vitest';
import { whyNotReplayable } from '../../../../scripts/replay/replayable.ts';

it('replays feeds of the adapter whose answers it makes', () => {
  expect(whyNotReplayable({ adapter: 'sdp' })).toBeUndefined();
});

it('says of another adapter what to do, and of no feed that there is none', () => {
  expect(whyNotReplayable({ adapter: 'games' })).toMatch(
    /makes answers for the adapter 'sdp', and data\/league.json names 'games'; serve .* in FEED_ORIGIN/,
  );
  expect(whyNotReplayable(null)).toBe('data/league.json names no feed to replay');
});
