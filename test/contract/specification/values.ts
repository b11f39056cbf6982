import type { League } from '../../../src/records/league-schema.ts';
import type { Reply } from '../reply.ts';
import { type Row, rowsOf } from './requirement.ts';

/** Where the rows of each kind are taken from, and the list of the answer that has them. */
const sources = {
  match: ['/matches?season={season}&status=FINISHED&limit=500', 'matches'],
  player: ['/players?season={season}&limit=500', 'players'],
  club: ['/teams', 'teams'],
  venue: ['/venues', 'venues'],
  referee: ['/referees?limit=500', 'referees'],
  weather: ['/weather?limit=500', 'weather'],
  odds: ['/odds?limit=500', 'odds'],
  quote: ['/odds-quotes?limit=500', 'odds_quotes'],
} as const;

/** A site has no row with a value, such as one without weather. */
export class NoValue extends Error {
  override name = 'NoValue';
}

/** The values of a site that requests name. */
export interface SiteValues {
  /** @throws {NoValue} where the site has no row with it */
  readonly find: (name: string) => string;
  /** Returns a request with values in place of their names. @throws {NoValue} likewise */
  readonly fill: (request: string) => string;
}

/**
 * Reads the values of a site:
 *
 * - `season` is the latest season that is over, `current` the current one, `first` the first of all, and `before the first`
 *   the year before that in which the league began;
 * - `match.date` and its like are of a row in the middle of its kind, so that a filter leaves out rows on both sides;
 * - `part of match.home_team` is that text in capitals without its first and its last letter: a search that ignores case and
 *   takes parts finds it.
 */
export async function readValues(
  ask: (request: string) => Promise<Reply>,
  { first_season }: Pick<League, 'first_season'>,
): Promise<SiteValues> {
  const { current_season: current } = (await ask('/')).json<{ current_season: number }>();
  const years = rowsOf(await ask('/seasons'), 'seasons').map((row) => Number(row.season));
  const finished = years.filter((year) => year < current);
  const seasons = {
    season: Math.max(...(finished.length > 0 ? finished : years)),
    current,
    first: Math.min(...years),
    'before the first': first_season - 1,
  };
  const rows = new Map<string, Row[]>();
  for (const [kind, [address, list]] of Object.entries(sources)) {
    const ofKind = rowsOf(await ask(address.replace('{season}', `${seasons.season}`)), list);
    const middle = Math.floor(ofKind.length / 2);
    rows.set(kind, [...ofKind.slice(middle), ...ofKind.slice(0, middle)]);
  }

  function find(name: string): string {
    if (name.startsWith('part of ')) return find(name.slice('part of '.length)).slice(1, -1).toUpperCase();
    const season = Object.entries(seasons).find(([key]) => key === name)?.[1];
    if (season !== undefined) return String(season);
    const [kind = '', field = ''] = name.split('.');
    const ofKind = rows.get(kind) ?? [];
    if (ofKind[0] && !(field in ofKind[0])) throw new Error(`rows of ${kind} have no field ${field}`);
    const row = ofKind.find((candidate) => candidate[field] !== null);
    if (!row) throw new NoValue(`no ${kind} has ${field}`);
    return String(row[field]);
  }

  const fill = (request: string) =>
    request.replaceAll(/\{(.+?)\}/g, (_, name) => encodeURIComponent(find(name)));
  return { find, fill };
}
