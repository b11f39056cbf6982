import type { Html } from '../html.ts';

/** A section of the documentation. */
export interface Topic {
  readonly id: string;
  readonly title: string;
  readonly text: Html;
}
