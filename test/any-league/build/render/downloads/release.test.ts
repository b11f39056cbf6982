import { hash } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { releaseOf } from '../../../../../build/render/downloads/documents.ts';
import { downloadsOf } from '../../../../support/downloads.ts';
import { worlds } from '../../../../support/worlds.ts';

/** The files that name the release. */
const naming = /^(soccer-data\.(sqlite(\.gz)?|zip)|datapackage\.json|manifest\.json)$/;

describe.for(worlds)('$name', (world) => {
  const { downloadFolder, textOf } = downloadsOf(world);

  const folder = downloadFolder((name) => name.endsWith('.sqlite'));

  it('the release follows from SHA256SUMS, and the database, the data package and the manifest name it', () => {
    const sums = textOf('SHA256SUMS').match(/.+\n/g) ?? [];
    const others = sums.filter((line) => !naming.test(line.slice(66, -1)));
    expect(sums.length - others.length).toBe(5);
    const release = hash('sha256', others.join('')).slice(0, 16);
    const database = new DatabaseSync(path.join(folder(), 'soccer-data.sqlite'), { readOnly: true });
    const named = database.prepare("SELECT value FROM metadata WHERE name = 'release'").get();
    database.close();
    expect(named).toEqual({ value: release });
    for (const file of ['datapackage.json', 'manifest.json'])
      expect([file, JSON.parse(textOf(file)).release]).toEqual([file, release]);
  });

  it('the release is another with any other content, name or file, and does not depend on their order', () => {
    const idOf = (files: Record<string, string>) =>
      releaseOf(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
    const id = idOf({ a: '1', b: '2' });
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(idOf({ b: '2', a: '1' })).toBe(id);
    for (const other of [
      { a: '1', b: '3' },
      { a: '1', c: '2' },
      { a: '1', b: '2', c: '' },
    ])
      expect(idOf(other)).not.toBe(id);
  });
});
