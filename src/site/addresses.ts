import type { League, PageLanguage } from '../records/league-schema.ts';
import type { Tables } from '../records/published.ts';
import { pageKinds } from './page-kinds.ts';
import type { PageName, Route } from './routes.ts';
import type { PageKind, Site } from './site.ts';

type Languages = Pick<League, 'languages'>;

const kinds = new Map(pageKinds.map((kind) => [kind.name, kind]));

/** Returns what the site knows of the pages of a name. */
export function kindOf(name: PageName): PageKind {
  const kind = kinds.get(name);
  if (!kind) throw new Error(`there is no page '${name}' in src/site/page-kinds.ts`);
  return kind;
}

/** Returns whether the league has data for a page. */
export function hasContent(page: PageName, dataTables: Tables): boolean {
  return (kindOf(page).tables ?? []).every((table) => dataTables.rows(table).length > 0);
}

/** Returns whether a page is for developers: in English alone, at the same address in every league. */
export function isForDevelopers({ page }: Pick<Route, 'page'>): boolean {
  return kindOf(page).paths.fr === undefined;
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

/** Returns what the addresses of all pages of a kind begin with. */
export function sectionOf(league: Languages, page: PageName, language: PageLanguage): string {
  return patternOf(league, page, language).replace(/\/:.*/, '');
}

function patternOf(league: Languages, page: PageName, language: PageLanguage): string {
  const { paths } = kindOf(page);
  const root = isForDevelopers({ page }) ? '' : rootOf(league, language);
  return root + (paths[language] ?? paths.en);
}

/** Returns the address of a page of the documentation as Markdown: `/docs/matches.md`. */
export function markdownPathOf({ path }: Pick<Site, 'path'>, route: Route): string {
  return `${path(route)}.md`;
}
