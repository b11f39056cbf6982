import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import type { Outlines } from '../../src/site/site.ts';

/** Reads coasts and borders between countries: Natural Earth's, at a scale of 1 to 50 million. */
export async function readOutlines(): Promise<Outlines> {
  const file = createRequire(import.meta.url).resolve('world-atlas/countries-50m.json');
  const world: Topology = JSON.parse(await readFile(file, 'utf8'));
  const { land, countries } = world.objects;
  if (!land || !countries) throw new Error(`${file} has no land or no countries`);
  // `mesh` takes any object; its type asks for properties that are never null.
  const borders = mesh(world, countries as Parameters<typeof mesh>[1], (a, b) => a !== b);
  const { features } = feature(world, land as GeometryCollection);
  const coordinates = features.flatMap(({ geometry }) =>
    geometry.type === 'MultiPolygon' ? geometry.coordinates : [],
  );
  return { land: { type: 'MultiPolygon', coordinates }, borders };
}
