import type { League } from '../../src/records/league-schema.ts';

/** What a new league is; everything else of it has a value to edit. */
export interface NewLeague {
  readonly name: string;
  readonly shortName: string;
  readonly country: string;
  readonly countryCode: string;
  readonly timeZone: string;
  readonly firstSeason: number;
  readonly firstMonth: number;
}

/** Returns the content of `league.json` of a league without matches. */
export function leagueTemplate(options: NewLeague): League {
  const { firstSeason: from_season } = options;
  const code = options.shortName.toLowerCase().replace(/[^a-z0-9]+/g, '-');
  return {
    name: options.name,
    short_name: options.shortName,
    code,
    summary: `Open data on the ${options.name} since ${from_season}`,
    description:
      `Open, checked data on the ${options.name} since ${from_season}: matches, tables, clubs and venues. ` +
      'Independent; not affiliated with or endorsed by the league.',
    remarks: [],
    country: options.country,
    country_code: options.countryCode,
    bounds: { latitude: [-90, 90], longitude: [-180, 180] },
    languages: ['en'],
    time_zones: [options.timeZone],
    first_season: from_season,
    season_first_month: options.firstMonth,
    stages: { regular: 'Regular season' },
    points: [{ from_season, win: 3, draw: 1 }],
    tie_breaks: ['goal_difference', 'goals_for'],
    champion: [{ from_season, decided_by: 'table' }],
    play_offs: [],
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
    attribution: `Data on the ${options.name}, CC BY 4.0. Name your sources and their licences here.`,
    tables: {
      matches: { source: 'Name the source and its licence' },
      clubs: { source: 'Name the source and its licence' },
      venues: { source: 'Name the source and its licence' },
    },
    examples: {
      season: from_season,
      day: `${from_season}-12-01`,
      last_day: `${from_season}-12-31`,
      match_id: 'a-match',
      club: 'a-club',
      club_name: 'club',
      opponent: 'another-club',
      venue: 'a-venue',
      venue_name: 'venue',
      city: 'city',
      stage: 'regular',
      others: {},
    },
    record_books: { champions: {}, table: null, final: null },
  };
}
