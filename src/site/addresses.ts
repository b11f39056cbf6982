import type { Tables } from '../records/published.ts';
import type { PageKind } from './frame/page.ts';
import { type Language, rootOf } from './language.ts';
import { pageKinds } from './page-kinds.ts';
import type { PageName, Route } from './routes.ts';

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

/**
 * Returns the address of a page: `/seasons/2025`, `/fr/saisons/2025`.
 *
 * @param siteLanguages those of the site, the default first
 */
export function pathOf(route: Route, language: Language, siteLanguages?: readonly Language[]): string {
  const parameters = new Map<string, unknown>(Object.entries(route));
  return patternOf(route.page, language, siteLanguages).replace(/\/:(\w+)/g, (_, name) => {
    const value = parameters.get(name);
    return value === undefined ? '' : `/${value}`;
  });
}

/** Returns what the addresses of all pages of a kind begin with. */
export function sectionOf(page: PageName, language: Language): string {
  return patternOf(page, language).replace(/\/:.*/, '');
}

function patternOf(page: PageName, language: Language, siteLanguages?: readonly Language[]): string {
  const { paths } = kindOf(page);
  const root = isForDevelopers({ page }) ? '' : rootOf(language, siteLanguages);
  return root + (paths[language] ?? paths.en);
}

/** Returns the address of a page of the documentation as Markdown: `/docs/matches.md`. */
export function markdownPathOf(route: Route): string {
  return `${pathOf(route, 'en')}.md`;
}
