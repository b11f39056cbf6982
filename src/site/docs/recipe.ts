import type { Example } from '../../../examples/index.ts';

/** A recipe of the documentation, with its program and what that prints. */
export interface Recipe extends Example {
  readonly code: string;
  readonly outputText: string;
}

const picture = '.svg';

/** Returns the address of the picture that a recipe prints. It is undefined where the recipe prints text. */
export function pictureAddress({ output }: Pick<Example, 'output'>): string | undefined {
  return output.endsWith(picture) ? `/docs/${output}` : undefined;
}
