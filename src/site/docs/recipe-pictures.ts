import type { DeveloperInputs, Recipe } from '../developer-inputs.ts';

/** Returns the address of the picture that a recipe prints. It is undefined where the recipe prints text. */
export function pictureAddress({ output }: Pick<Recipe, 'output'>): string | undefined {
  return output.endsWith('.svg') ? `/docs/${output}` : undefined;
}

/** Returns the size of a recipe's picture in pixels. It is undefined where no recipe prints a picture of this address. */
export function pictureSize({ recipes }: Pick<DeveloperInputs, 'recipes'>, address: string) {
  const recipe = recipes.find((candidate) => pictureAddress(candidate) === address);
  const [, width, height] = /viewBox="0 0 (\d+) (\d+)"/.exec(recipe?.outputText ?? '') ?? [];
  return width === undefined || height === undefined ? undefined : { width, height };
}
