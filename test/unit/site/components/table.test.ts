import { describe, expect, it } from 'vitest';
import { table } from '../../../../src/site/components/table.ts';

const rows = [
  { name: 'A <b>', points: 3 },
  { name: 'B', points: 1 },
];

describe('a table', () => {
  const text = String(
    table<(typeof rows)[number]>({
      caption: 'Points & places',
      rows,
      columns: [
        { heading: 'Club', cell: ({ name }) => name },
        { heading: 'Pts', title: 'Points', isWide: true, cell: ({ points }) => points },
      ],
      hasCutAfter: (_, index) => index === 0,
      rowId: ({ points }) => `row-${points}`,
    }),
  );

  it('has a caption, headings with a scope, and a region that the keyboard can scroll', () => {
    expect(text).toContain('<caption class="visually-hidden">Points &amp; places</caption>');
    expect(text).toContain('<th scope="col" class="text sticky">Club</th>');
    expect(text).toContain('<th scope="col" class="wide"><abbr title="Points">Pts</abbr></th>');
    expect(text).toContain('<section class="scroll" aria-label="Points &amp; places" tabindex="0">');
  });

  it('escapes its cells and marks the cut', () => {
    expect(text).toContain('<tr id="row-3" class="cut"><th scope="row" class="sticky">A &lt;b&gt;</th>');
    expect(text.match(/class="cut"/g)).toHaveLength(1);
  });
});
