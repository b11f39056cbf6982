import fc from 'fast-check';
import { expect, it } from 'vitest';
import { encodeBytes, encodeRow } from '../../../build/render/encode.ts';
import { encode } from '../../../src/resources/resource.ts';

const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }), { maxLength: 3 });
const answers = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), rows, fc.constant(undefined)));

it('encodes an answer with the bytes of encode', () => {
  fc.assert(
    fc.property(answers, (answer) => {
      expect(encodeBytes(answer).toString()).toBe(encode(answer));
    }),
  );
});

it('encodes a list of rows as it does an answer, each row once', () => {
  fc.assert(
    fc.property(rows, (list) => {
      expect(encodeBytes(list).toString()).toBe(encode(list));
      for (const row of list) expect(encodeRow(row)).toBe(encodeRow(row));
    }),
  );
});
