import type { League, PageLanguage } from '../records/league-schema.ts';
import type { AssetAddresses } from './frame/asset-addresses.ts';
import { isForDevelopers, type Menu, type PageName, pageKinds, type Route } from './page-kinds.ts';

type Languages = Pick<League, 'languages'>;

/** Returns the prefix of a language's addresses, such as `/fr`. It is empty for the default language, the league's first. */
export function rootOf({ languages }: Languages, language: PageLanguage): string {
  return language === languages[0] ? '' : `/${language}`;
}

/** Returns the address of a page: `/seasons/2025`, `/fr/saisons/2025`. */
export function pathOf(league: Languages, route: Route, language: PageLanguage): string {
  const parameters: Readonly<Record<string, unknown>> = { ...route };
  return patternOf(league, route.page, language).replace(/\/:(\w+)/g, (_, name) => {
    const value = parameters[name];
    return value === undefined ? '' : `/${value}`;
  });
}

/** Returns what the addresses of all pages of a kind begin with. */
export function sectionOf(league: Languages, page: PageName, language: PageLanguage): string {
  return patternOf(league, page, language).replace(/\/:.*/, '');
}

function patternOf(league: Languages, page: PageName, language: PageLanguage): string {
  const root = isForDevelopers({ page }) ? '' : rootOf(league, language);
  return root + (pageKinds[page][language] ?? pageKinds[page].en);
}

/** Returns the address of a page of the documentation as Markdown: `/docs/matches.md`. */
export function markdownPathOf({ path }: { path(route: Route): string }, route: Route): string {
  return `${path(route)}.md`;
}

/** Returns the file behind an address: `/seasons/2025.html`, `/fr/index.html`. */
export function fileOf(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** A link of a menu. Its section is the address below which all pages belong to it. */
interface MenuLink {
  readonly route: Route;
  readonly label: string;
  readonly section: string;
}

/** Where the pages of a language are, the files that they load, and the site itself. */
export interface Addresses {
  /** Returns the address of a page in this language. */
  path(route: Route): string;
  /** Returns the text of links to a page. */
  label(page: PageName): string;
  /** Returns the links of a menu, without pages for which the league has no data. */
  menu(name: Menu): readonly MenuLink[];
  readonly assets: AssetAddresses;
  /** The address of what the search looks through in this language. */
  readonly searchIndex?: string;
  /** The address of the figures of all players. */
  readonly playerFigures?: string;
  /** The address of the repository, where the build knows it. */
  readonly repository?: string | undefined;
  /** The origin of the site without a slash at its end, where the build knows it. */
  readonly siteUrl?: string | undefined;
}
