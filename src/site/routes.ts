import { type Language, rootOf } from './language.ts';

/** A page of the site, whatever its language. */
export type Route =
  | { readonly page: 'forecasts' | 'forecast-record' }
  | {
      readonly page: 'home' | 'seasons' | 'clubs' | 'players' | 'compare' | 'referees' | 'venues' | 'records';
    }
  | {
      readonly page:
        | 'docs'
        | 'recipes'
        | 'errors'
        | 'models'
        | 'client-packages'
        | 'changelog'
        | 'data'
        | 'sql'
        | 'ratings'
        | 'quality'
        | 'status'
        | 'about'
        | 'not-found'
        | 'embedded-table';
    }
  | { readonly page: 'season'; readonly season: number }
  | { readonly page: 'table'; readonly season: number; readonly date?: string | undefined }
  | { readonly page: 'match'; readonly slug: string }
  | { readonly page: 'fields'; readonly letters?: 'a-m' | 'n-z' }
  | { readonly page: 'club'; readonly club: string }
  | { readonly page: 'venue'; readonly venue: string }
  | { readonly page: 'head-to-head'; readonly club: string; readonly opponent: string }
  | { readonly page: 'season-players'; readonly season: number }
  | { readonly page: 'player'; readonly slug: string }
  | { readonly page: 'endpoint'; readonly name: string };

/** The words of the addresses of pages for developers, which are in English alone. */
const developerWords = {
  docs: 'docs',
  fields: 'fields',
  recipes: 'recipes',
  errors: 'errors',
  models: 'models',
  'client-packages': 'clients',
  changelog: 'changelog',
  data: 'data',
  sql: 'sql',
  ratings: 'ratings',
  quality: 'quality',
} as const;

/** The words of addresses, by language. */
const words = {
  en: {
    ...developerWords,
    seasons: 'seasons',
    clubs: 'clubs',
    players: 'players',
    compare: 'compare',
    referees: 'referees',
    venues: 'venues',
    forecasts: 'forecasts',
    'forecast-record': 'record',
    records: 'records',
    status: 'status',
    about: 'about',
    'not-found': '404',
    'embedded-table': 'embed/table',
    table: 'table',
    matches: 'matches',
    versus: 'vs',
  },
  fr: {
    ...developerWords,
    seasons: 'saisons',
    clubs: 'clubs',
    players: 'joueurs',
    compare: 'comparer',
    referees: 'arbitres',
    venues: 'stades',
    forecasts: 'previsions',
    'forecast-record': 'bilan',
    records: 'records',
    status: 'etat',
    about: 'a-propos',
    'not-found': '404',
    'embedded-table': 'embed/table',
    table: 'classement',
    matches: 'matchs',
    versus: 'contre',
  },
} as const satisfies Record<Language, Record<string, string>>;

/** Returns whether a page is for developers: in English alone, at the same address in every league. */
export function isForDevelopers({ page }: Pick<Route, 'page'>): boolean {
  return page === 'endpoint' || page in developerWords;
}

/**
 * Returns the address of a page: `/seasons/2025`, `/fr/saisons/2025`.
 *
 * @param siteLanguages those of the site, the default first
 */
export function pathOf(route: Route, language: Language, siteLanguages?: readonly Language[]): string {
  const root = isForDevelopers(route) ? '' : rootOf(language, siteLanguages);
  const segments = segmentsOf(route, words[language]);
  return segments.length === 0 ? `${root}/` : `${root}/${segments.join('/')}`;
}

function segmentsOf(route: Route, word: (typeof words)[Language]): readonly (string | number)[] {
  switch (route.page) {
    case 'home':
      return [];
    case 'season':
      return [word.seasons, route.season];
    case 'table':
      return [word.seasons, route.season, word.table, ...(route.date === undefined ? [] : [route.date])];
    case 'match':
      return [word.matches, route.slug];
    case 'club':
      return [word.clubs, route.club];
    case 'venue':
      return [word.venues, route.venue];
    case 'head-to-head':
      return [word.clubs, route.club, word.versus, route.opponent];
    case 'season-players':
      return [word.players, route.season];
    case 'player':
      return [word.players, route.slug];
    case 'compare':
      return [word.players, word.compare];
    case 'fields':
      return [word.docs, word.fields, ...(route.letters === 'n-z' ? [route.letters] : [])];
    case 'recipes':
    case 'errors':
    case 'models':
    case 'client-packages':
    case 'changelog':
      return [word.docs, word[route.page]];
    case 'forecast-record':
      return [word.forecasts, word[route.page]];
    case 'endpoint':
      return [word.docs, route.name];
    default:
      return [word[route.page]];
  }
}

/** Returns the address of a page of the documentation as Markdown: `/docs/matches.md`. */
export function markdownPathOf(route: Route): string {
  return `${pathOf(route, 'en')}.md`;
}

/** Returns the file behind an address: `/seasons/2025.html`, `/fr/index.html`. */
export function fileOf(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}
