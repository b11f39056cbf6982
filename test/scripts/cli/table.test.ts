import { expect, it } from 'vitest';
import { formatTable } from '../../../scripts/cli/table.ts';

it('formatTable writes Markdown whatever the cells contain', () => {
  const rows = [
    ['a|b', 1],
    ['two\nlines', null],
  ];
  expect(formatTable(['name', 'count'], rows, { align: 'lr' })).toBe(
    [
      '| name      | count |',
      '| :-------- | ----: |',
      '| a\\|b      |     1 |',
      '| two lines |       |',
    ].join('\n'),
  );
});

it('formatTable counts the rows it does not show', () => {
  expect(formatTable(['n'], [[1], [2], [3]], { maxRows: 1 })).toBe('| n |\n| - |\n| 1 |\n\n… and 2 more');
});
