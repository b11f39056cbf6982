import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { formatCount, formatMegabytes, Report } from '../../../build/report.ts';

it('Report prints a line for each stage with its time and summary', async () => {
  let text = '';
  const report = new Report(
    new Writable({
      write: (chunk, _encoding, done) => {
        text += chunk;
        done();
      },
    }),
  );
  expect(
    await report.stage(
      'read',
      async () => 3,
      (count) => `${count} files`,
    ),
  ).toBe(3);
  expect(text).toMatch(/^read +\d+ ms {2}3 files\n$/);
});

it('formatCount groups thousands and formatMegabytes rounds alike in every locale', () => {
  expect([formatCount(1234567), formatMegabytes(12_345_678)]).toEqual(['1,234,567', '12.3 MB']);
});
