import { expect, it } from 'vitest';
import { encodeAnswer, encodeText } from '../../../src/edge/encode.ts';
import { encode } from '../../../src/resources/encode.ts';

it('encodes texts in UTF-8, and answers with the bytes of encode', () => {
  const answer = { name: 'São', rows: [{ name: 'Jevremović' }] };
  expect(encodeAnswer(answer)).toEqual(encodeText(encode(answer)));
  expect(new TextDecoder().decode(encodeText('Québec'))).toBe('Québec');
});
