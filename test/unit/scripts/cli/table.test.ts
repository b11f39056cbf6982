import { expect, it } from 'vitest';
import { formatTable } from '../../../../scripts/cli/table.ts';

it('formatTable writes Markdown whatever the cells contain, numbers to the right', () => {
  const rows = [
    ['a|b', 1000],
    ['two\nlines', null],
  ];
  expect(formatTable(['name', 'n'], rows)).toBe(
    ['| name      |    n |', '| --------- | ---: |', '| a\\|b      | 1000 |', '| two lines |      |'].join(
      '\n',
    ),
  );
});

it('formatTable counts the rows it does not show', () => {
  const lines = formatTable(['n'], Array(202).fill([1])).split('\n');
  expect(lines.slice(-3)).toEqual(['|  1 |', '', '… and 2 more']);
});
