import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { downloadsOf } from '../../../../support/downloads.ts';
import { worlds } from '../../../../support/worlds.ts';

describe.for(worlds)('$name', (world) => {
  const { named, textOf } = downloadsOf(world);

  describe('the formats have the same rows, cell by cell:', () => {
    it.for(named)('NDJSON for %s', ([file, table]) => {
      const lines = textOf(`${file}.ndjson`).split('\n').slice(0, -1);
      expect(lines.map((line) => JSON.parse(line))).toEqual(JSON.parse(textOf(`${file}.json`)));
      expect(lines).toHaveLength(table.rows.length);
    });

    it.for(named)('CSV for %s', ([file, table]) => {
      const [header, ...rows] = parse(textOf(`${file}.csv`)) as string[][];
      expect(header).toEqual(table.columns.map(({ name }) => name));
      expect(rows).toEqual(table.rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))));
    });
  });
});
