import { address } from '../../src/query/address.ts';
import { queryOf } from '../../src/query/parse-query.ts';
import type { Tables } from '../../src/records/published.ts';
import { links } from '../../src/resources/discovery.ts';
import type { Resource } from '../../src/resources/resource.ts';
import { type Language, languages } from '../../src/site/language.ts';
import { pathOf } from '../../src/site/routes.ts';
import { slugOf } from '../../src/site/slug.ts';

const [language = 'en'] = languages;

/** The number of redirects beyond which the platform ignores them. */
const maxRedirects = 2000;
const aboutPage = pathOf({ page: 'about' }, language);

/** The pages that answers, documents and other sites link to by their English addresses. */
const linkedPages = ['about', 'status'] as const;

/** Returns a redirect for each of these pages that has another address in the default language. */
export function pageRedirects(defaultLanguage: Language = language): string[] {
  return linkedPages.flatMap((page) => {
    const [from, to] = (['en', defaultLanguage] as const).map((name) => pathOf({ page }, name, [name]));
    return from === to ? [] : [`${from} ${to} 302`];
  });
}

/**
 * Returns the redirects of addresses that a person may guess: a club under its former and short names, and the page of
 * two clubs with the other one first.
 */
export function guessedRedirects(tables: Tables): string[] {
  const clubs = tables.rows('teams').map(({ club_id }) => club_id);
  const names = Map.groupBy(
    tables
      .rows('clubNames')
      .flatMap(({ club_id, name, short_name }) =>
        [name, short_name].map((text) => ({ club_id, slug: slugOf(text) })),
      ),
    ({ slug }) => slug,
  );
  return languages.flatMap((pageLanguage) => {
    const clubPath = (club: string) => pathOf({ page: 'club', club }, pageLanguage);
    const guessedNames = [...names].flatMap(([slug, rows]) => {
      const ids = [...new Set(rows.map(({ club_id }) => club_id))];
      return slug === '' || ids.length > 1 || clubs.includes(slug)
        ? []
        : ids.map((club) => `${clubPath(slug)} ${clubPath(club)} 301`);
    });
    const reversedPairs = tables
      .rows('matches')
      .map(({ home_club, away_club }) => [home_club, away_club].sort() as [string, string])
      .map(([club, opponent]) => {
        const from = pathOf({ page: 'head-to-head', club: opponent, opponent: club }, pageLanguage);
        return `${from} ${pathOf({ page: 'head-to-head', club, opponent }, pageLanguage)} 301`;
      });
    return [...guessedNames, ...new Set(reversedPairs)];
  });
}

/**
 * Renders the CDN's `_redirects`, with those written by hand, and one for each resource whose query without parameters
 * depends on the data. `/data/v1/players.json` redirects to the file of the latest season that has players.
 *
 * @param repository the address of the repository, in whose place links otherwise lead to the page about the service
 * @param isFile whether an address is one of a file, since without data there is none to redirect to
 */
export function renderRedirects(
  byHand: string,
  resources: readonly Resource[],
  tables: Tables,
  repository?: string,
  isFile: (address: string) => boolean = () => true,
): string {
  const names = tables.rows('clubNames');
  const lines = resources.flatMap((resource) => {
    if (!resource.prerenderedQueries || !resource.canonical) return [];
    const defaultQuery = queryOf(resource.parameters);
    const from = address(resource, defaultQuery, names);
    const to = address(resource, resource.canonical(defaultQuery, tables), names);
    return from === to || to === null || !isFile(to) ? [] : [`${from} ${to} 302`];
  });
  lines.push(...pageRedirects());
  const root = repository?.replace(/\/$/, '');
  lines.push(`${links.repository.address} ${root ?? aboutPage} 302`);
  lines.push(`${links.report_error.address} ${root ? `${root}/issues/new` : `${aboutPage}#report`} 302`);
  const room = maxRedirects - lines.length - byHand.split('\n').length;
  lines.push(...guessedRedirects(tables).slice(0, room));
  return `${byHand.trimEnd()}\n${lines.map((line) => `${line}\n`).join('')}`;
}
