import { describe, expect, it } from 'vitest';
import { decodeText, findLostCharacters } from '../../../../scripts/league/read/decode.ts';

describe('the text of bytes', () => {
  it('is UTF-8 where they are valid, without a byte order mark', () => {
    expect(decodeText(Buffer.from('\uFEFFMalmö FF'))).toEqual({ text: 'Malmö FF', encoding: 'UTF-8' });
  });

  it('is Windows-1252 where they are not UTF-8', () => {
    const bytes = Buffer.from('King\x92s Lynn, Malm\xf6', 'latin1');
    expect(decodeText(bytes)).toEqual({ text: 'King’s Lynn, Malmö', encoding: 'Windows-1252' });
  });

  it('is UTF-16 where a byte order mark says so', () => {
    const bytes = Buffer.from('\uFEFFMalmö', 'utf16le');
    expect(decodeText(bytes)).toEqual({ text: 'Malmö', encoding: 'UTF-16' });
    expect(decodeText(bytes.swap16())).toEqual({ text: 'Malmö', encoding: 'UTF-16' });
  });
});

it('lines with U+FFFD are found by their number', () => {
  expect(findLostCharacters('date,home\r\n2024-05-01,Malm\uFFFD\r\n2024-05-02,Reds\r\n')).toEqual([
    { line: 2, text: '2024-05-01,Malm\uFFFD' },
  ]);
});
