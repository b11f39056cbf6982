import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { csvTable, encodeCsv } from '../../src/resources/csv.ts';
import { AnswerEncoder, encode } from '../../src/resources/encode.ts';
import { lifetimeOf, statistics } from '../../src/resources/lifetimes.ts';

const rows = fc.array(fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 3 }), { maxLength: 3 });
const answers = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), rows, fc.constant(undefined)));

const encoder = new AnswerEncoder((text) => new TextEncoder().encode(text));
const textOf = (answer: object) => new TextDecoder().decode(encoder.encodeAnswer(answer));

it('encodes an answer with the bytes of encode', () => {
  fc.assert(
    fc.property(answers, (answer) => {
      expect(textOf(answer)).toBe(encode(answer));
    }),
  );
});

it('encodes a list of rows as it does an answer, each row once', () => {
  fc.assert(
    fc.property(rows, (list) => {
      expect(textOf(list)).toBe(encode(list));
      for (const row of list) expect(encoder.encodeRow(row)).toBe(encoder.encodeRow(row));
    }),
  );
});

const row = z.object({
  name: z.string(),
  size: z.object({ m: z.nullable(z.number()) }),
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
  const narrow = csvTable(z.pick(row, { name: true }));
  const shared = { name: 'b', size: { m: 2 }, tags: [] };
  encodeCsv(columns, [shared], lines);
  expect(encodeCsv(narrow.columns, [shared], narrow.lines)).toBe('name\r\nb\r\n');
});

const readings = (...seasons: (number | undefined)[]) => [
  { table: 'seasons' } as const,
  ...seasons.map((season) => ({ table: 'players', season }) as const),
];

it.for([
  ['a finished season', readings(2025), statistics.finished],
  ['the current season', readings(2026), statistics.current],
  ['a season to come', readings(2027), statistics.current],
  ['two finished seasons', readings(2024, 2025), statistics.current],
  ['every season', readings(undefined), statistics.current],
  ['no season', readings(), statistics.current],
] as const)('lifetimeOf of an answer about %s', ([, readings, expected]) => {
  expect(lifetimeOf(statistics, readings, 2026)).toBe(expected);
});
