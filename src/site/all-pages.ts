import type { PageLanguage } from '../records/league-schema.ts';
import { snapshotOf, type Tables } from '../records/published.ts';
import { seasonName, seasonRange } from '../records/season-rules.ts';
import { hasContent, kindOf, pathOf, sectionOf } from './addresses.ts';
import { inDocsFrame } from './docs/docs-frame.ts';
import { formatsOf } from './format.ts';
import { pageKinds } from './page-kinds.ts';
import type { Route } from './routes.ts';
import type { Menu, MenuLink, Page, PageKind, Site, SiteSources } from './site.ts';
import { translator } from './words.ts';

/** Returns the site in each language, all made from the same data. */
export function sitesOf(sources: SiteSources, languages: readonly PageLanguage[]): Site[] {
  const { tables } = sources;
  const { league } = tables;
  const { as_of } = snapshotOf(tables);
  return languages.map((language) => {
    const words = inLanguage(language, sources);
    return {
      ...sources,
      ...words,
      currentSeason: tables.index.current,
      asOf: as_of,
      seasonName: (season) => seasonName(season, league.season_first_month),
      seasonRange: (seasons) => seasonRange(seasons, league.season_first_month),
      path: (route) => pathOf(league, route, language),
      menu: (name) => menuOf(name, words, tables),
    };
  });
}

/** Yields every page for fans in the language of a site. */
export function* pagesOf(site: Site): Iterable<Page> {
  for (const page of kindsFor('fans', site)) yield* page.pages(site);
}

/** Yields the pages for developers, which are in English alone. */
export function* developerPages(site: Site): Iterable<Page> {
  for (const { pages, isDocumentation } of kindsFor('developers', site))
    for (const page of pages(site)) yield isDocumentation ? inDocsFrame(site, page) : page;
}

function kindsFor(readers: 'fans' | 'developers', { tables }: Site): PageKind[] {
  return pageKinds.filter(
    ({ name, paths }) => (paths.fr === undefined) === (readers === 'developers') && hasContent(name, tables),
  );
}

/** Returns the site of the pages for developers, which are in English and link the pages of the first language. */
export function developersSite(sites: readonly Site[]): Site {
  const site = sites.find(({ language }) => language === 'en') ?? sites[0];
  if (!site) throw new Error('the site has no language');
  return { ...site, ...inLanguage('en', site) };
}

function inLanguage(
  language: PageLanguage,
  { tables: { league }, translations }: SiteSources,
): Pick<Site, 'language' | 't' | 'label' | 'format' | 'translate' | 'placeName' | 'stageName'> {
  const translation = translations[language];
  const t = translator(language, league, translation);
  const translate = (text: string) => (language === 'en' ? text : translation?.texts[text]);
  const nameOf = (text: string) => translate(text) ?? text;
  return {
    language,
    t,
    label: (page) => {
      const { label } = kindOf(page);
      return label === undefined ? page : t(label);
    },
    format: formatsOf(league, language),
    translate,
    placeName: nameOf,
    stageName: (stage) => (stage === null ? '–' : nameOf(league.stages[stage] ?? stage)),
  };
}

/** Returns the links of the navigation, or of another menu: the pages whose kind names it, in the order of `pageKinds`. */
function menuOf(
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
