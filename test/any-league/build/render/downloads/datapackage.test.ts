import { describe, expect, it } from 'vitest';
import { renderDownloads } from '../../../../../build/render/downloads/index.ts';
import { flatTables } from '../../../../../build/render/downloads/table.ts';
import { type Resource, readResource } from '../../../../support/datapackage.ts';
import { worlds } from '../../../../support/worlds.ts';

describe.for(worlds)('$name', ({ league, tables }) => {
  const downloads = renderDownloads(tables);
  const bytesOf = (name: string) => downloads.get(`/dumps/${name}`) ?? Buffer.alloc(0);
  const descriptor = JSON.parse(bytesOf('datapackage.json').toString()) as { resources: Resource[] };
  const flat = new Map(flatTables(tables).map((table) => [table.file, table]));
  const read = new Map(
    descriptor.resources.map((resource) => [resource.name, readResource(resource, bytesOf(resource.path))]),
  );

  describe('the data package', () => {
    it('has a resource for each table', () => {
      expect([...read.keys()]).toEqual([...flat.keys()]);
      expect(descriptor).toMatchObject({
        profile: 'tabular-data-package',
        licenses: [{ name: league.license.identifier }],
      });
    });

    it.for(descriptor.resources.map(({ name }) => name))('describes %s as it can be read', (name) => {
      const rows = read.get(name) ?? [];
      const table = flat.get(name);
      expect(rows.map((row) => Object.values(row))).toEqual(table?.rows);
    });

    it('has foreign keys, and every value of each exists', () => {
      let count = 0;
      for (const { name, schema } of descriptor.resources) {
        for (const { fields, reference } of schema.foreignKeys ?? []) {
          const known = new Set(read.get(reference.resource)?.map((row) => row[reference.fields]));
          const values = read.get(name)?.flatMap((row) => row[fields] ?? []) ?? [];
          expect(
            values.filter((value) => !known.has(value)),
            `${name}.${fields}`,
          ).toEqual([]);
          count += values.length;
        }
      }
      expect(count).toBeGreaterThan(tables.rows('matches').length);
    });

    it('refers to keys only', () => {
      for (const { name, schema } of descriptor.resources) {
        for (const { reference } of schema.foreignKeys ?? []) {
          expect(flat.get(reference.resource)?.key, name).toEqual([reference.fields]);
        }
      }
    });
  });
});
