import type { TableName, Tables } from '../records/published.ts';
import { keysOf } from '../records/typed.ts';
import type { Text } from './words.ts';

/** The lists of links to pages: the header's, the footer's, and that of the page of seasons. */
export type Menu = 'header' | 'footer' | 'seasons';

/** What the site knows of a page, or of the pages of one kind. Links, menus and the search are made from it. */
interface PageKind {
  /**
   * Its address by language, where each `:name` is a parameter: `/clubs/:club`. A parameter that is undefined is left out,
   * with its slash. A page for developers is in English alone.
   */
  readonly en: string;
  readonly fr?: string;
  /** The text of links to it, where it is the only one of its kind. */
  readonly label?: Text;
  /** The lists of links that have it, in the order of `pageKinds`. */
  readonly menus?: readonly Menu[];
  /** The tables without which the page has no content. It is then left out. */
  readonly tables?: readonly TableName[];
  /** Whether there is one for each season and menus link that of the current one. */
  readonly isOfSeason?: boolean;
  /** Whether it is in the frame of the documentation, and is also published as Markdown. */
  readonly isDocumentation?: boolean;
  /** Whether it is made for a frame in other sites. */
  readonly isEmbedded?: boolean;
  /** Whether it shows matches, or figures that move with them, which its script keeps up to date. */
  readonly isLive?: boolean;
  /** Whether search engines should leave it out. */
  readonly isHidden?: boolean;
}

const kinds = {
  home: { en: '/', fr: '/', label: 'Home', menus: ['header'], isLive: true },
  season: {
    en: '/seasons/:season',
    fr: '/saisons/:season',
    label: 'Season',
    menus: ['header'],
    isOfSeason: true,
    isLive: true,
  },
  matches: {
    en: '/seasons/:season/matches',
    fr: '/saisons/:season/matchs',
    label: 'Matches',
    menus: ['header'],
    isOfSeason: true,
    isLive: true,
  },
  week: { en: '/seasons/:season/weeks/:week', fr: '/saisons/:season/semaines/:week', isLive: true },
  seasons: { en: '/seasons', fr: '/saisons', label: 'Seasons' },
  table: { en: '/seasons/:season/table', fr: '/saisons/:season/classement', isLive: true },
  'embedded-table': {
    en: '/embed/table',
    fr: '/embed/table',
    isEmbedded: true,
    isLive: true,
    isHidden: true,
  },
  'embedded-club': {
    en: '/embed/next/:club',
    fr: '/embed/next/:club',
    isEmbedded: true,
    isLive: true,
    isHidden: true,
  },
  match: { en: '/matches/:slug', fr: '/matchs/:slug', isLive: true },
  clubs: { en: '/clubs', fr: '/clubs', label: 'Clubs', menus: ['header'] },
  club: { en: '/clubs/:club', fr: '/clubs/:club', isLive: true },
  'club-season': { en: '/clubs/:club/:season', fr: '/clubs/:club/:season', isLive: true },
  'head-to-head': { en: '/clubs/:club/vs/:opponent', fr: '/clubs/:club/contre/:opponent', isLive: true },
  players: { en: '/players', fr: '/joueurs', label: 'Players', menus: ['header'], tables: ['players'] },
  'season-players': { en: '/players/:season', fr: '/joueurs/:season' },
  leaders: { en: '/leaders', fr: '/meneurs', label: 'Leaders', menus: ['seasons'], tables: ['players'] },
  compare: { en: '/players/compare', fr: '/joueurs/comparer', label: 'Compare two players' },
  player: { en: '/players/:slug', fr: '/joueurs/:slug' },
  forecasts: {
    en: '/forecasts',
    fr: '/previsions',
    label: 'Forecast',
    menus: ['header'],
    isLive: true,
    tables: ['forecasts'],
  },
  'forecast-record': {
    en: '/forecasts/record',
    fr: '/previsions/bilan',
    label: 'How good were the forecasts?',
    tables: ['forecastRecord'],
  },
  'what-if': {
    en: '/forecasts/what-if/:season',
    fr: '/previsions/et-si/:season',
    label: 'What if a match had ended otherwise?',
    tables: ['projections'],
  },
  records: { en: '/records', fr: '/records', label: 'Records', menus: ['header', 'seasons'] },
  upsets: {
    en: '/records/upsets/:from',
    fr: '/records/surprises/:from',
    label: 'Upsets',
    tables: ['forecasts'],
  },
  data: { en: '/data', label: 'Data', menus: ['header'], isDocumentation: true },
  docs: { en: '/docs', label: 'API', menus: ['header'], isDocumentation: true },
  'client-packages': { en: '/docs/clients', isDocumentation: true },
  errors: { en: '/docs/errors', isDocumentation: true },
  join: { en: '/docs/join', tables: ['ids'], isDocumentation: true },
  models: { en: '/docs/models', isDocumentation: true },
  changelog: { en: '/docs/changelog', isDocumentation: true },
  recipes: { en: '/docs/recipes', isDocumentation: true },
  endpoint: { en: '/docs/:name', isDocumentation: true },
  sql: { en: '/sql', label: 'SQL', menus: ['footer'] },
  referees: {
    en: '/referees',
    fr: '/arbitres',
    label: 'Referees',
    menus: ['footer', 'seasons'],
    tables: ['referees'],
  },
  referee: { en: '/referees/:referee', fr: '/arbitres/:referee' },
  venues: { en: '/venues', fr: '/stades', label: 'Venues', menus: ['footer', 'seasons'], tables: ['venues'] },
  venue: { en: '/venues/:venue', fr: '/stades/:venue' },
  ratings: {
    en: '/ratings',
    label: 'Ratings',
    menus: ['footer'],
    tables: ['ratingModel', 'expectedGoals'],
    isDocumentation: true,
  },
  quality: { en: '/quality', label: 'Quality', menus: ['footer'], isDocumentation: true },
  status: { en: '/status', fr: '/etat', label: 'Status', menus: ['footer'] },
  about: { en: '/about', fr: '/a-propos', label: 'About', menus: ['footer'] },
  'not-found': { en: '/404', fr: '/404', isHidden: true },
} satisfies Readonly<Record<string, PageKind>>;

export type PageName = keyof typeof kinds;

/** The pages of the site. Menus have them in this order. */
export const pageKinds: Readonly<Record<PageName, PageKind>> = kinds;

/** The parameters in the address of pages of which there are several, by their name. */
interface PageParameters {
  season: { season: number };
  matches: { season: number };
  week: { season: number; week: number };
  table: { season: number };
  'embedded-club': { club: string };
  match: { slug: string };
  club: { club: string };
  'club-season': { club: string; season: number };
  'head-to-head': { club: string; opponent: string };
  'season-players': { season: number };
  player: { slug: string };
  'what-if': { season?: number | undefined };
  upsets: { from?: number | undefined };
  endpoint: { name: string };
  referee: { referee: string };
  venue: { venue: string };
}

/** A page of which there is one. */
export type SinglePage = Exclude<PageName, keyof PageParameters>;

/** A page of the site, whatever its language. */
export type Route =
  | { readonly page: SinglePage }
  | {
      [Name in keyof PageParameters]: { readonly page: Name } & Readonly<PageParameters[Name]>;
    }[keyof PageParameters];

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

/** Returns the page that menus and the search link: the only one of a name, or that of the current season. */
export function linkedRoute(page: PageName, { index }: Tables): Route {
  // A page that is of no season is one page, which has no parameters.
  return (pageKinds[page].isOfSeason ? { page, season: index.current } : { page }) as Route;
}
