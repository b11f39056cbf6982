import type { Tables } from '../records/published.ts';
import { hasContent, sectionOf } from './addresses.ts';
import { pageKinds } from './page-kinds.ts';
import type { Route } from './routes.ts';
import type { Menu, MenuLink, Site } from './site.ts';

/** Returns the links of the navigation, or of another menu: the pages whose kind names it, in the order of `pageKinds`. */
export function menuOf(
  menu: Menu,
  { language, label }: Pick<Site, 'language' | 'label'>,
  tables: Tables,
): MenuLink[] {
  return pageKinds
    .filter(({ name, menus }) => menus?.includes(menu) && hasContent(name, tables))
    .map(({ name, menuRoute }) => {
      // A kind without a route of its own for menus is one page, which has no parameters.
      const route = menuRoute?.(tables) ?? ({ page: name } as Route);
      return { route, label: label(name), section: sectionOf(tables.league, name, language) };
    });
}
