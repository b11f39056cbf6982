import type { Tables } from '../records/published.ts';
import { hasContent, kindOf, sectionOf } from './addresses.ts';
import { pageKinds } from './page-kinds.ts';
import type { PageName, Route } from './routes.ts';
import type { Menu, MenuLink, Site } from './site.ts';
import type { Translate } from './words.ts';

/** Returns the links of the navigation, or of another menu: the pages whose kind names it, in the order of `pageKinds`. */
export function menuOf(
  menu: Menu,
  { language, t }: Pick<Site, 'language' | 't'>,
  tables: Tables,
): MenuLink[] {
  return pageKinds
    .filter(({ name, menus }) => menus?.includes(menu) && hasContent(name, tables))
    .map(({ name, menuRoute }) => {
      // A kind without a route of its own for menus is one page, which has no parameters.
      const route = menuRoute?.(tables) ?? ({ page: name } as Route);
      return { route, label: labelOf(name, t), section: sectionOf(tables.league, name, language) };
    });
}

/** Returns the text of links to a page. */
export function labelOf(page: PageName, t: Translate): string {
  const { label } = kindOf(page);
  return label === undefined ? page : t(label);
}
