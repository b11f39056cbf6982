import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import fastGlob from 'fast-glob';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { examples, recipesLeague } from '../../examples/index.ts';
import type { Question, Recipe } from '../../src/site/developer-inputs.ts';
import { pythonClientAddress, typescriptClientAddress } from '../../src/site/docs/guides.ts';
import type { Outlines, SiteInputs } from '../../src/site/site.ts';
import { renderArchive } from './downloads/zip-archive.ts';

/** Reads a file of the folder that is built. Where the folder has data alone, the file is that of this project. */
export async function readProjectFile(root: string, name: string): Promise<string> {
  const file = path.join(root, name);
  return readFile(existsSync(file) ? file : path.join(import.meta.dirname, '../..', name), 'utf8');
}

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

/** Returns the recipes with their recorded outputs. Those about another league are left out. */
export async function readRecipes(root: string, code: string): Promise<Recipe[]> {
  const folder = path.join(root, 'examples');
  if (code !== recipesLeague || !existsSync(folder)) return [];
  const readExample = (file: string) => readFile(path.join(folder, file), 'utf8');
  return Promise.all(
    examples.map(async (example) => ({
      ...example,
      code: await readExample(example.file),
      outputText: await readExample(example.output),
    })),
  );
}

/** Reads the texts of the pages, by the names of their files. */
export async function readTexts(): Promise<SiteInputs['texts']> {
  const folder = path.join(import.meta.dirname, '../../src/site/texts');
  const files = await fastGlob('*.md', { cwd: folder });
  const texts = files.map(
    async (file) => [path.parse(file).name, await readFile(path.join(folder, file), 'utf8')] as const,
  );
  return Object.fromEntries(await Promise.all(texts));
}

/** Returns the questions of a text: each is a heading of the second level, with its query below. */
export function questionsOf(text: string): Question[] {
  const questions = text.matchAll(/^## (.+)\n\n```sql\n([^`]+)\n```$/gm);
  return [...questions].map(([, title = '', query = '']) => ({ title, query }));
}

/**
 * Returns the packages of the clients by the addresses that serve them. The Python client is an archive that pip installs;
 * the other is what `npm run client` has packed. A copy of the project may have neither.
 */
export async function packagedClients(root: string, asOf: string): Promise<Map<string, Buffer>> {
  const packages = new Map<string, Buffer>();
  const folder = path.join(root, 'clients/python');
  const patterns = ['pyproject.toml', 'README.md', 'LICENSE', 'soccer_data_client/**/*.{py,typed}'];
  const names = await fastGlob(patterns, { cwd: folder });
  const contents = await Promise.all(names.sort().map((name) => readFile(path.join(folder, name))));
  const files = names.map(
    (name, index) => [`soccer-data-client/${name}`, contents[index] ?? Buffer.of()] as const,
  );
  if (files.length > 0) packages.set(pythonClientAddress, await renderArchive(new Map(files), asOf));
  const packed = path.join(root, 'clients/typescript', path.basename(typescriptClientAddress));
  if (existsSync(packed)) packages.set(typescriptClientAddress, await readFile(packed));
  return packages;
}
