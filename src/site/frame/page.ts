import type { Html } from '../html.ts';
import type { Route } from '../routes.ts';

/** A page, with its address, what search results show of it, and its content. */
export interface Page {
  readonly route: Route;
  readonly title: string;
  readonly description: string;
  readonly content: Html;
  /** The pages above it, from the top. */
  readonly trail?: readonly { readonly label: string | number; readonly route: Route }[];
  /** What the main heading shows where it is more than the title. */
  readonly heading?: Html;
  /** Structured data of schema.org. */
  readonly structuredData?: object;
}
