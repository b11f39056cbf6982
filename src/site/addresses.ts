import type { League, PageLanguage } from '../records/league-schema.ts';
import type { Tables } from '../records/published.ts';
import { keysOf } from '../records/typed.ts';
import { type PageName, pageKinds, type Route } from './pages.ts';
import type { Site } from './site.ts';

type Languages = Pick<League, 'languages'>;

/** Returns whether the league has data for a page. */
export function hasContent(page: PageName, dataTables: Tables): boolean {
  return (pageKinds[page].tables ?? []).every((table) => dataTables.rows(table).length > 0);
}

/** Returns the names of the pages for which the league has data, in the order of menus. */
export function pagesWithContent(tables: Tables): PageName[] {
  return keysOf(pageKinds).filter((page) => hasContent(page, tables));
}

/** Returns whether a page is for developers: in English alone, at the same address in every league. */
export function isForDevelopers({ page }: Pick<Route, 'page'>): boolean {
  return pageKinds[page].fr === undefined;
}

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

/** Returns the page that menus and the search link: the only one of a name, or that of the current season. */
export function linkedRoute(page: PageName, { index }: Tables): Route {
  // A page that is of no season is one page, which has no parameters.
  return (pageKinds[page].isOfSeason ? { page, season: index.current } : { page }) as Route;
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
export function markdownPathOf({ path }: Pick<Site, 'path'>, route: Route): string {
  return `${path(route)}.md`;
}
