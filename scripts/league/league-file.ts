import type { League } from '../../src/records/league-schema.ts';
import { capitalized, slugOf } from '../../src/records/text.ts';
import type { Country } from './decide/decide-country.ts';

/** What a new league is, beside what every new league is. */
export interface NewLeague {
  readonly name: string;
  readonly country: Country;
  readonly firstSeason: number;
  readonly firstMonth: number;
  readonly points: League['points'];
  readonly tieBreaks: League['tie_breaks'];
  /** The source of the list and its licence. */
  readonly source: string;
}

/** `league.json` without its examples, which are found in the matches at the end. */
export type LeagueRules = Omit<League, 'examples'>;

/** Returns what a new league is before its matches: without stages, and without a rule of how a season is won. */
export function newLeague(options: NewLeague): LeagueRules {
  const { name, country, firstSeason, firstMonth, source } = options;
  const shortName = name.replaceAll(/(\S)\S*\s*/g, '$1').toUpperCase();
  return {
    name,
    short_name: shortName.length > 1 ? shortName : name,
    code: slugOf(name) || 'league',
    summary: `Open data on the ${name} since ${firstSeason}`,
    description:
      `Open, checked data on the ${name} since ${firstSeason}: matches, tables and clubs. ` +
      'Independent; not affiliated with or endorsed by the league.',
    remarks: [],
    country: country.name,
    country_code: country.code,
    bounds: { latitude: [-90, 90], longitude: [-180, 180] },
    languages: ['en'],
    time_zones: [country.timeZone],
    first_season: firstSeason,
    season_first_month: firstMonth,
    stages: {},
    points: options.points,
    tie_breaks: options.tieBreaks,
    champion: [],
    zones: [],
    table_trophy: null,
    award_recipients: {},
    complete_since: {},
    last_fitted_season: null,
    weather_limits: { temperature_c: [-40, 50], wind_kmh: [0, 120], precipitation_mm: [0, 150] },
    feed: null,
    license: {
      name: 'CC BY 4.0',
      identifier: 'CC-BY-4.0',
      url: 'https://creativecommons.org/licenses/by/4.0/',
    },
    attribution: `Data on the ${name}. Source: ${source}`,
    tables: { matches: { source }, clubs: { source }, venues: { source } },
    record_books: { champions: {}, table: null, final: null },
  };
}

/** Returns the names of the stages with those that a list adds, in order of play. */
export function withStages(
  stages: League['stages'],
  listed: Iterable<{ readonly stage: string; readonly name: string }>,
): League['stages'] {
  const names = new Map(Object.entries(stages));
  for (const { stage, name } of listed) if (!names.has(stage)) names.set(stage, capitalized(name));
  return Object.fromEntries(names);
}

/**
 * Returns how each season is won: by the stage that decides it, or by the table. A rule that says the same as the one
 * before is left out.
 *
 * @param deciders the stage that is the final of each season, null where the table decides
 */
export function championRules(deciders: ReadonlyMap<number, string | null>): League['champion'] {
  const seasons = [...deciders].sort(([a], [b]) => a - b);
  return seasons.flatMap(([from_season, stage], index): League['champion'] => {
    if (index > 0 && seasons[index - 1]?.[1] === stage) return [];
    return stage === null
      ? [{ from_season, decided_by: 'table' }]
      : [{ from_season, decided_by: 'stage', stage }];
  });
}
