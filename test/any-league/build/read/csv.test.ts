import { describe, expect, it } from 'vitest';
import { parseCsv } from '../../../../build/read/csv.ts';
import { brokenOf } from '../../../support/broken.ts';
import { worlds } from '../../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { club, season } = world;
  const { faultsWith, testFaults } = await brokenOf(world);

  const matches = `data/matches/${season}.csv`;
  testFaults([
    [
      'a stray quote',
      matches,
      (text) => text.replace(club, `${club.slice(0, 2)}"${club.slice(2)}`),
      new RegExp(`^${matches}:\\d+ is not CSV: .*quote`, 'i'),
    ],
    [
      'a quote never closed',
      matches,
      (text) => text.replace(`,${club}`, `,"${club}`),
      new RegExp(`^${matches}:\\d+ is not CSV: .*quote`, 'i'),
    ],
    [
      'another encoding',
      'data/club-names.csv',
      (text) => Buffer.from(text.replace('\n', '\né'), 'latin1'),
      /^data\/club-names\.csv:2 is not UTF-8/,
    ],
    [
      'a file cut off',
      matches,
      (text) => text.trimEnd(),
      new RegExp(`^${matches}:\\d+ does not end with a newline; expected the whole last line`),
    ],
  ]);

  it('parseCsv returns header and rows, each with the line it starts on', () => {
    expect(parseCsv(Buffer.from('a,b\n1,"x\ny"\n\n2,z\n'), 'x.csv')).toEqual({
      header: ['a', 'b'],
      rows: [
        { line: 2, fields: ['1', 'x\ny'] },
        { line: 5, fields: ['2', 'z'] },
      ],
      faults: [],
    });
  });

  describe('a file saved by a spreadsheet', () => {
    const quoted = (text: string) =>
      text.replaceAll(/^.+$/gm, (line) =>
        line
          .split(',')
          .map((field) => `"${field}"`)
          .join(','),
      );

    it.for([
      ['a byte-order mark', (text: string) => `\ufeff${text}`],
      ['CRLF', (text: string) => text.replaceAll('\n', '\r\n')],
      ['quoted fields', quoted],
      ['a blank last line', (text: string) => `${text}\n`],
      ['a last line of commas', (text: string) => `${text}${','.repeat(19)}\n`],
      ['all of it', (text: string) => `\ufeff${quoted(text).replaceAll('\n', '\r\n')}\r\n\r\n`],
    ] as const)('with %s has no fault', ([, change]) => {
      expect(faultsWith({ [matches]: change })).toEqual([]);
    });
  });
});
