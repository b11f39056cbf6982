import { expect, it } from 'vitest';
import { clubSchema } from '../../../../src/feed/schemas/club.ts';
import { listedClub } from '../../../fixtures/feed.ts';

it('a club with a venue that makes no sense is still a club', () => {
  for (const stadium of [null, {}, 'x', { id: 'x' }])
    expect(clubSchema.parse(listedClub('forge-fc', { stadium }))).toMatchObject({ stadium: null });
  expect(clubSchema.parse(listedClub('forge-fc')).stadium?.id).toMatch(/::Football_Stadium::/);
});

it('a club without an id or a name is none', () => {
  for (const over of [{ teamId: 'x' }, { officialName: ' ' }])
    expect(clubSchema.safeParse(listedClub('forge-fc', over)).success).toBe(false);
});
