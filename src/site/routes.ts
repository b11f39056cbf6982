import { fold } from '../query/text.ts';

/** The parameters of each page's address, by its name. They are in `page-kinds.ts`, which imports the pages. */
// biome-ignore lint/suspicious/noEmptyInterface: `page-kinds.ts` adds to it.
export interface PageParameters {}

export type PageName = keyof PageParameters;

/** A page of which there is one. */
export type SinglePage = { [Name in PageName]: object extends PageParameters[Name] ? Name : never }[PageName];

/** A page of the site, whatever its language. */
export type Route =
  | { readonly page: SinglePage }
  | { [Name in PageName]: { readonly page: Name } & Readonly<PageParameters[Name]> }[PageName];

/** Returns the file behind an address: `/seasons/2025.html`, `/fr/index.html`. */
export function fileOf(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** Returns the slug of a player, which joins the id and the name. An id of ours ends with the name. */
export function playerSlug(playerId: string, fullName: string): string {
  const name = slugOf(fullName);
  return slugOf(playerId.endsWith(`-${name}`) ? playerId : `${playerId} ${name}`);
}

/** Returns a text as part of an address: lower-case letters and digits joined by hyphens. */
export function slugOf(text: string): string {
  return fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
