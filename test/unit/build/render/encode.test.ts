import { expect, it } from 'vitest';
import { encodeBytes, encodeRow } from '../../../../build/render/encode.ts';
import { encode } from '../../../../src/resources/encode.ts';

it('encodes answers with the bytes of encode, and their rows', () => {
  const answer = { name: 'São', rows: [{ name: 'Jevremović' }], none: undefined };
  expect(encodeBytes(answer)).toEqual(Buffer.from(encode(answer)));
  expect(Buffer.from(encodeRow(answer.rows[0] ?? {})).toString()).toBe('{"name":"Jevremović"}');
});
