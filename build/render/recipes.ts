import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { examples } from '../../examples/index.ts';
import type { Recipe } from '../../src/site/recipe.ts';

/** Returns the recipes with their recorded outputs; none for the data of another league, which they do not fit. */
export async function readRecipes(root: string): Promise<Recipe[]> {
  const folder = path.join(root, 'examples');
  if (!existsSync(folder)) return [];
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  return Promise.all(
    examples.map(async (example) => ({
      ...example,
      code: await read(example.file),
      printed: await read(example.output),
    })),
  );
}
