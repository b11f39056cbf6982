import { expect, it } from 'vitest';
import * as z from 'zod';
import { csvTable, encodeCsv } from '../../../src/resources/csv.ts';

const row = z.object({
  name: z.string(),
  size: z.object({ m: z.number().nullable() }),
  tags: z.array(z.string()),
});
const { columns, lines } = csvTable(row);

it('encodeCsv has a line of each row after the header, ended as RFC 4180 says', () => {
  const rows = [
    { name: 'a', size: { m: 1.5 }, tags: [] },
    { name: 'é', size: { m: null }, tags: [] },
  ];
  expect(encodeCsv(columns, rows)).toBe('name,size_m,tags\r\na,1.5,[]\r\né,,[]\r\n');
  expect(encodeCsv(columns, [])).toBe('name,size_m,tags\r\n');
});

it('encodeCsv quotes a record of one empty field, since readers skip empty lines', () => {
  const rows = [null, 1].map((m) => ({ name: '', size: { m }, tags: [] }));
  const sizes = columns.filter(({ name }) => name === 'size_m');
  expect(encodeCsv(sizes, rows)).toBe('size_m\r\n""\r\n1\r\n');
});

it('encodeCsv quotes what would end a cell', () => {
  const names = ['a,b', 'a "b"', 'a\nb', 'a\rb'];
  const rows = names.map((name) => ({ name, size: { m: 0 }, tags: ['x', 'y'] }));
  const cells = ['"a,b"', '"a ""b"""', '"a\nb"', '"a\rb"'].map((cell) => `${cell},0,"[""x"",""y""]"\r\n`);
  expect(encodeCsv(columns, rows)).toBe(`name,size_m,tags\r\n${cells.join('')}`);
});

it('encodeCsv makes a text harmless that a spreadsheet would run as a formula', () => {
  const names = ['=1+1', '+1', '-1+1', '@SUM(A1)', '\t=1', '=1,2', '-1.5'];
  const rows = names.map((name) => ({ name, size: { m: -1 }, tags: [] }));
  const cells = ["'=1+1", "'+1", "'-1+1", "'@SUM(A1)", "'\t=1", `"'=1,2"`, '-1.5'];
  const lines = cells.map((cell) => `${cell},-1,[]\r\n`);
  expect(encodeCsv(columns, rows)).toBe(`name,size_m,tags\r\n${lines.join('')}`);
});

it('encodeCsv encodes a row that is shared once, and one that is not each time', () => {
  let reads = 0;
  const counted = {
    get name() {
      reads += 1;
      return 'a';
    },
    size: { m: 1 },
    tags: [],
  };
  const first = encodeCsv(columns, [counted, counted], lines);
  expect([encodeCsv(columns, [counted, counted], lines), reads]).toEqual([first, 1]);
  expect([encodeCsv(columns, [counted, counted]), reads]).toEqual([first, 3]);
});

it('csvTable reads the columns of a schema once, and caches lines by schema', () => {
  expect(csvTable(row)).toBe(csvTable(row));
  const narrow = csvTable(row.pick({ name: true }));
  const shared = { name: 'b', size: { m: 2 }, tags: [] };
  encodeCsv(columns, [shared], lines);
  expect(encodeCsv(narrow.columns, [shared], narrow.lines)).toBe('name\r\nb\r\n');
});
