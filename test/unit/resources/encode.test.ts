import fc from 'fast-check';
import { expect, it } from 'vitest';
import { AnswerEncoder, encode } from '../../../src/resources/encode.ts';

const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }), { maxLength: 3 });
const answers = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), rows, fc.constant(undefined)));

const encoder = new AnswerEncoder((text) => new TextEncoder().encode(text));
const textOf = (answer: object) => new TextDecoder().decode(encoder.encodeAnswer(answer));

it('encodes an answer with the bytes of encode', () => {
  fc.assert(
    fc.property(answers, (answer) => {
      expect(textOf(answer)).toBe(encode(answer));
    }),
  );
});

it('encodes a list of rows as it does an answer, each row once', () => {
  fc.assert(
    fc.property(rows, (list) => {
      expect(textOf(list)).toBe(encode(list));
      for (const row of list) expect(encoder.encodeRow(row)).toBe(encoder.encodeRow(row));
    }),
  );
});
