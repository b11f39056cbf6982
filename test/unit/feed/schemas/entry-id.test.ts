import { expect, it } from 'vitest';
import { entryId } from '../../../../src/feed/sdp/fields.ts';

const digits = '57a2003b9552424f888f647c0986dd36';

it('an id is one of its kind, of whatever competition', () => {
  const schema = entryId('Match');
  for (const competition of ['cpl', 'other'])
    expect(schema.safeParse(`${competition}::Football_Match::${digits}`).success).toBe(true);
  for (const id of [digits, `cpl::Football_Team::${digits}`, `cpl::Football_Match::${digits}0`, ''])
    expect(schema.safeParse(id).success).toBe(false);
});
