import { expect, it } from 'vitest';
import { readRecipes } from '../../../../build/render/recipes.ts';
import { examples, recipesLeague } from '../../../../examples/index.ts';
import { root } from '../../../support/tables.ts';

it('every example is a recipe with its code and what it printed', async () => {
  const recipes = await readRecipes(root, recipesLeague);
  expect(recipes.map(({ file }) => file)).toEqual(examples.map(({ file }) => file));
  for (const { code, outputText } of recipes) expect([code, outputText]).not.toContain('');
});

it('a folder without examples has no recipes', async () => {
  expect(await readRecipes('/nowhere', recipesLeague)).toEqual([]);
});

it('the recipes about another league are left out', async () => {
  expect(await readRecipes(root, `${recipesLeague}-2`)).toEqual([]);
});
