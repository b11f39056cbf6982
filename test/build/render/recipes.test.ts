import { expect, it } from 'vitest';
import { readRecipes } from '../../../build/render/recipes.ts';
import { examples } from '../../../examples/index.ts';
import { root } from '../../support/tables.ts';

it('every example is a recipe with its code and what it printed', async () => {
  const recipes = await readRecipes(root);
  expect(recipes.map(({ file }) => file)).toEqual(examples.map(({ file }) => file));
  for (const { code, printed } of recipes) expect([code, printed]).not.toContain('');
});

it('a folder without examples has no recipes', async () => {
  expect(await readRecipes('/nowhere')).toEqual([]);
});
