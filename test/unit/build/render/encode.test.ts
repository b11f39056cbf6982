import { expect, it } from 'vitest';
import { encodeBytes, encodeRow } from '../../../../build/render/encode.ts';
import { encode } from '../../../../src/resources/encode.ts';

it('encodeBytes and encodeRow give the bytes that encode gives', () => {
  const answer = { name: 'São', rows: [{ name: 'Jevremović' }], none: undefined };
  expect(encodeBytes(answer)).toEqual(Buffer.from(encode(answer)));
  expect(Buffer.from(encodeRow(answer.rows[0] ?? {})).toString()).toBe('{"name":"Jevremović"}');
});
