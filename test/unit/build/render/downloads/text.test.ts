import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { renderCsv, renderNdjson } from '../../../../../build/render/downloads/table.ts';

const column = (name: string, type: 'string' | 'number' | 'boolean') =>
  ({ name, path: [name], type, nullable: true, description: '' }) as const;
const columns = [column('name', 'string'), column('value', 'number'), column('is', 'boolean')];

it('renderCsv writes CRLF, quotes where they are needed, and nothing for null', () => {
  expect(
    renderCsv({
      columns,
      rows: [
        ['a "b", c', -1.5, true],
        [null, null, false],
      ],
    }),
  ).toBe('name,value,is\r\n"a ""b"", c",-1.5,true\r\n,,false\r\n');
});

it.for(['=1+1', '+1', '-1+1', '@SUM(A1)'])('renderCsv makes the formula %s a harmless text', (formula) => {
  const csv = renderCsv({ columns, rows: [[formula, -1, null]] });
  expect(parse(csv)).toEqual([
    ['name', 'value', 'is'],
    [`'${formula}`, '-1', ''],
  ]);
});

it('renderCsv leaves a text that is a number as it is', () => {
  expect(renderCsv({ columns, rows: [['-113.45', null, null]] })).toContain('\r\n-113.45,,\r\n');
});

it('renderNdjson writes a record on each line, nested as in JSON', () => {
  expect(String(renderNdjson({ records: [{ a: [1, { b: null }] }, {}] }))).toBe('{"a":[1,{"b":null}]}\n{}\n');
});
