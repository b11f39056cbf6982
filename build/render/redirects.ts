import { ownScorerId } from '../../src/derive/scorer-ids.ts';
import { address } from '../../src/query/address.ts';
import { queryOf } from '../../src/query/parse-query.ts';
import type { League } from '../../src/records/league-schema.ts';
import type { Tables } from '../../src/records/published.ts';
import { shortId, slugOf } from '../../src/records/text.ts';
import { documentLinks } from '../../src/resources/document-links.ts';
import { referees } from '../../src/resources/referees.ts';
import type { Resource } from '../../src/resources/resource.ts';
import { pathOf, rootOf } from '../../src/site/addresses.ts';
import { html } from '../../src/site/html.ts';
import { playersById, slugOfPlayer } from '../../src/site/lookups/player-lookups.ts';
import { pageKinds } from '../../src/site/page-kinds.ts';

/** Returns a redirect from the English address of each page for fans, where the default language has another. */
export function pageRedirects({ languages: [defaultLanguage = 'en'] }: Pick<League, 'languages'>): string[] {
  return Object.values(pageKinds)
    .filter(({ en, fr }) => fr !== undefined && !en.includes(':'))
    .flatMap((kind) => {
      const to = kind[defaultLanguage] ?? kind.en;
      return to === kind.en ? [] : [`${kind.en} ${to} 302`];
    });
}

/** What readers type for a page of the current season, by language. */
const shortAddresses = {
  en: { matches: ['matches', 'fixtures'], season: ['standings'] },
  fr: { matches: ['matchs', 'calendrier'], season: ['classement'] },
} as const;

/**
 * Returns redirects from short addresses, such as `/fixtures` and `/fr/classement`, to pages of the current season. A
 * language has its own words and the English ones.
 */
export function seasonRedirects(league: Pick<League, 'languages'>, season: number): string[] {
  return league.languages.flatMap((language) =>
    (['matches', 'season'] as const).flatMap((page) => {
      const to = pathOf(league, { page, season }, language);
      const names = new Set([...shortAddresses.en[page], ...shortAddresses[language][page]]);
      return [...names].map((name) => `${rootOf(league, language)}/${name} ${to} 302`);
    }),
  );
}

/** Returns a redirect from the page of each scorer whose id was ours to the page by the feed's, in every language. */
export function scorerRedirects(tables: Tables): string[] {
  const { league, index } = tables;
  const scorers = tables.rows('goals').flatMap(({ season, club, player, player_id }) => {
    const ownId = player !== null && season >= index.current - 1 ? ownScorerId(club, player) : null;
    return ownId && player_id && shortId(ownId) !== player_id
      ? [{ from: shortId(ownId), to: player_id }]
      : [];
  });
  return [...new Map(scorers.map((scorer) => [scorer.from, scorer])).values()].flatMap(({ from, to }) =>
    playersById(tables).has(from)
      ? []
      : league.languages.map((language) => {
          const pathOfSlug = (slug: string) => pathOf(league, { page: 'player', slug }, language);
          return `${pathOfSlug(from)} ${pathOfSlug(slugOfPlayer(tables, to))} 302`;
        }),
  );
}

/**
 * Returns redirects from the addresses of each referee by the feed's id to those by ours: of the page in every language,
 * and of the file of their matches.
 */
export function refereeRedirects(tables: Pick<Tables, 'league' | 'rows'>): string[] {
  const { league } = tables;
  const addressesOf = (referee: string) => [
    ...league.languages.map((language) => pathOf(league, { page: 'referee', referee }, language)),
    address(referees, queryOf(referees.parameters, { referee })),
  ];
  const ids = new Map(
    tables.rows('referees').map(({ feed_referee_id, referee_id }) => [feed_referee_id, referee_id]),
  );
  return [...ids].flatMap(([feedId, referee]) => {
    if (feedId === null) return [];
    const to = addressesOf(referee);
    return addressesOf(shortId(feedId)).map((from, index) => `${from} ${to[index]} 301`);
  });
}

/**
 * Returns a redirect from the address that each other name of a club would give its page, in every language, such as
 * `/clubs/york9-fc`. The address of a real page stays with that page, and one name of two clubs leads to the later one.
 */
export function clubNameRedirects(tables: Tables): string[] {
  const { league } = tables;
  const clubs = new Set(tables.rows('teams').map(({ club_id }) => club_id));
  const names = tables.rows('clubNames').toSorted((a, b) => a.from_season - b.from_season);
  const clubBySlug = new Map(
    names.flatMap(({ name, club_id }) => {
      const slug = slugOf(name);
      return slug === '' || clubs.has(slug) ? [] : [[slug, club_id] as const];
    }),
  );
  return [...clubBySlug].flatMap(([slug, club_id]) =>
    league.languages.map((language) => {
      const pathOfClub = (club: string) => pathOf(league, { page: 'club', club }, language);
      return `${pathOfClub(slug)} ${pathOfClub(club_id)} 301`;
    }),
  );
}

/**
 * Renders the CDN's `_redirects`, with those written by hand, and one for each resource whose query without parameters
 * depends on the data. `/data/v1/players.json` redirects to the file of the current season.
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
  const { league } = tables;
  const lines = resources.flatMap((resource) => {
    if (!resource.prerenderedQueries || !resource.canonical) return [];
    const defaultQuery = queryOf(resource.parameters);
    const from = address(resource, defaultQuery);
    const to = address(resource, resource.canonical(defaultQuery, tables));
    return from === to || to === null || !isFile(to) ? [] : [`${from} ${to} 302`];
  });
  lines.push(...pageRedirects(league), ...scorerRedirects(tables), ...refereeRedirects(tables));
  lines.push(...clubNameRedirects(tables), ...seasonRedirects(league, tables.index.current));
  const [language = 'en'] = league.languages;
  const aboutPage = pathOf(league, { page: 'about' }, language);
  const root = repository?.replace(/\/$/, '');
  lines.push(`${documentLinks.repository.address} ${root ?? aboutPage} 302`);
  lines.push(
    `${documentLinks.report_error.address} ${root ? `${root}/issues/new` : `${aboutPage}#report`} 302`,
  );
  // The platform takes every rule after the first with a pattern for one with a pattern, of which it reads 100.
  const isPattern = (line: string) => /^\/\S*[*:]/.test(line);
  // A league has no page of what it has no rows of.
  const hasPage = (to = '') => to === '/' || /[.:]/.test(to) || isFile(`${to}.html`);
  const toPages = byHand
    .trimEnd()
    .split('\n')
    .filter((line) => hasPage(line.split(' ')[1]));
  const { patterns = [], addresses = [] } = Object.groupBy(toPages, (line) =>
    isPattern(line) ? 'patterns' : 'addresses',
  );
  return [...addresses, ...lines, ...patterns, ''].join('\n');
}

/** Returns what stands for redirects of pages where no CDN reads `_redirects`: a page each that leads on. */
export function redirectPages(redirects: string, isFile: (address: string) => boolean): Map<string, string> {
  const pages = new Map<string, string>();
  for (const line of redirects.split('\n')) {
    const [from = '', to = ''] = line.split(' ');
    const address = `${from.replace(/\/$/, '')}.html`;
    // A pattern has no file, and a file with an ending would not be served as a page.
    if (to === '' || /[:*]|\.\w+$/.test(from) || isFile(address) || pages.has(address)) continue;
    const page = html`<!doctype html><title>→</title><meta http-equiv="refresh" content="0; url=${to}"><a href="${to}">${to}</a>`;
    pages.set(address, String(page));
  }
  return pages;
}
