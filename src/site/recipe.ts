import type { Example } from '../../examples/index.ts';

/** A recipe of the documentation: its program, and what it prints. */
export interface Recipe extends Example {
  readonly code: string;
  readonly printed: string;
}

const picture = '.svg';

/** Returns the address of the picture that a recipe prints; undefined where it prints text. */
export function pictureAddress({ output }: Pick<Example, 'output'>): string | undefined {
  return output.endsWith(picture) ? `/docs/${output}` : undefined;
}
