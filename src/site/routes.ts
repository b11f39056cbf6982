import { fold } from '../query/text.ts';
import type { Match } from '../records/match.ts';
import { cached } from './cached.ts';

/** The parameters of each page's address, by its name; `object` where there is one page. */
interface PageParameters {
  home: object;
  seasons: object;
  'embedded-table': object;
  'embedded-club': { club: string };
  clubs: object;
  players: object;
  compare: object;
  leaders: object;
  sql: object;
  'not-found': object;
  referees: object;
  referee: { referee: string };
  'forecast-record': object;
  forecasts: object;
  'what-if': { season?: number | undefined };
  records: object;
  venues: object;
  data: object;
  quality: object;
  ratings: object;
  about: object;
  status: object;
  'client-packages': object;
  errors: object;
  models: object;
  changelog: object;
  docs: object;
  recipes: object;
  season: { season: number };
  matches: { season: number };
  week: { season: number; week: number };
  upsets: { from?: number | undefined };
  table: { season: number };
  match: { slug: string };
  club: { club: string };
  'club-season': { club: string; season: number };
  'head-to-head': { club: string; opponent: string };
  'season-players': { season: number };
  player: { slug: string };
  venue: { venue: string };
  endpoint: { name: string };
}

export type PageName = keyof PageParameters;

/** A page of which there is one. */
export type SinglePage = { [Name in PageName]: object extends PageParameters[Name] ? Name : never }[PageName];

/** A page of the site, whatever its language. */
export type Route =
  | { readonly page: SinglePage }
  | { [Name in PageName]: { readonly page: Name } & Readonly<PageParameters[Name]> }[PageName];

/** Returns the file behind an address: `/seasons/2025.html`, `/fr/index.html`. */
export function fileOf(path: string): string {
  return path.endsWith('/') ? `${path}index.html` : `${path}.html`;
}

/** Returns the slug of a match, which joins its day and clubs. No two matches share them. */
export const slugOfMatch = cached(({ date, home_club, away_club }: Match) =>
  slugOf(`${date} ${home_club} ${away_club}`),
);

/** Returns the slug of a player, which joins the id and the name. An id of ours ends with the name. */
export function playerSlug(playerId: string, fullName: string): string {
  const name = slugOf(fullName);
  return slugOf(playerId.endsWith(`-${name}`) ? playerId : `${playerId} ${name}`);
}

/** Returns a text as part of an address: lower-case letters and digits joined by hyphens. */
export function slugOf(text: string): string {
  return fold(text)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
