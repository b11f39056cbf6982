import type { TableName, Tables } from '../../records/published.ts';
import type { Html } from '../html.ts';
import type { PageName, Route } from '../routes.ts';
import type { Menu, Site } from '../site.ts';
import type { Text } from '../words.ts';

/** Everything that the site knows of a page, or of the pages of one kind. Links, menus and the search are made from it. */
export interface PageKind {
  readonly name: PageName;
  /**
   * Its address by language, where each `:name` is a parameter: `/clubs/:club`. A parameter that is undefined is left out,
   * with its slash. A page for developers is in English alone.
   */
  readonly paths: { readonly en: string; readonly fr?: string };
  /** The text of links to it, where it is the only one of its kind. */
  readonly label?: Text;
  /** The lists of links that have it, in the order of `pageKinds`. */
  readonly menus?: readonly Menu[];
  /** The tables without which the page has no content. It is then left out. */
  readonly tables?: readonly TableName[];
  /** Whether it is in the frame of the documentation, and is also published as Markdown. */
  readonly isDocumentation?: boolean;
  /** Whether it is made for a frame in other sites. */
  readonly isEmbedded?: boolean;
  /** Whether search engines should leave it out. */
  readonly isHidden?: boolean;
  /** Returns the page that menus link, for a kind of several. */
  readonly menuRoute?: (tables: Tables) => Route;
  pages(site: Site): Iterable<Page>;
}

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
