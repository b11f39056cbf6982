import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeUtf8 } from '../../src/edge/utf8.ts';

it('texts are encoded one after the other, whatever their characters', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme' })), (parts) => {
      expect(encodeUtf8(parts)).toEqual(new TextEncoder().encode(parts.join('')));
    }),
  );
  const mostlyPlain = ['a'.repeat(1000), 'é'.repeat(20)];
  expect(encodeUtf8(mostlyPlain)).toEqual(new TextEncoder().encode(mostlyPlain.join('')));
});
