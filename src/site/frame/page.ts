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
  /** What stands in place of the main heading, which is the title. It holds the heading, or else the content does. */
  readonly header?: Html;
  /** Its heading and text without links to other pages, for a page that is also published as Markdown. */
  readonly article?: Html;
  /** Structured data of schema.org. */
  readonly structuredData?: object;
}
