import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { examples, recipesLeague } from '../../examples/index.ts';
import type { Recipe } from '../../src/site/site.ts';

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
