import { allRows, hasRows, refusesFor } from './expectations.ts';
import { isOfClub } from './matches.ts';
import type { Expectation, Requirement, Row } from './requirement.ts';

/** Expects rows with the value of a field that the request has, wherever the site has such rows. */
const haveTheir = (list: string, field: string, name: string, table = list): Expectation =>
  allRows(list, (row, value) => String(row[field]) === value(name), table);

/** Expects rows whose text contains a value, in any case. */
const contain = (list: string, field: string, name: string): Expectation =>
  allRows(list, (row, value) => String(row[field]).toUpperCase().includes(value(name)));

const isOf = (kind: string) => (row: Row, value: (name: string) => string) =>
  [row.home_club, row.away_club].includes(value(`${kind}.home_club`));

/** The endpoints of context and of odds. */
export const contextRequirements: readonly Requirement[] = [
  [
    '/referees | season',
    '/referees?season={referee.season}',
    haveTheir('referees', 'season', 'referee.season'),
  ],
  [
    'season, team, referee (string)',
    '/referees?team={part of match.home_team}',
    allRows('referees', isOfClub),
  ],
  [
    'referee (string)',
    '/referees?referee={part of referee.referee_name}',
    contain('referees', 'referee_name', 'part of referee.referee_name'),
  ],
  [
    'match_id (string), summary (boolean)',
    '/referees?match_id={referee.match_id}',
    haveTheir('referees', 'match_id', 'referee.match_id'),
  ],
  ['summary (boolean)', '/referees?summary=maybe', refusesFor('summary')],
  ['summary (boolean), limit, offset', '/referees?limit=1', hasRows('referees', 1)],
  ['summary (boolean), limit, offset', '/referees?offset=-1', refusesFor('offset')],

  [
    '/venues | team',
    '/venues?team={part of match.home_team}',
    allRows('venues', (row, value) => (row.clubs as string[]).includes(value('match.home_club'))),
  ],
  ['city (string)', '/venues?city={part of venue.city}', contain('venues', 'city', 'part of venue.city')],
  ['surface (string)', '/venues?surface={venue.surface}', haveTheir('venues', 'surface', 'venue.surface')],
  [
    'active_only (boolean)',
    '/venues?active_only=true',
    allRows('venues', ({ status }) => status === 'active'),
  ],

  ['/weather | team', '/weather?team={weather.home_team}', allRows('weather', isOf('weather'))],
  ['/weather | team, date', '/weather?date={weather.date}', haveTheir('weather', 'date', 'weather.date')],
  [
    '/weather | team, date, from, to',
    '/weather?from={weather.date}',
    allRows('weather', (row, value) => String(row.date) >= value('weather.date')),
  ],
  [
    '/weather | team, date, from, to',
    '/weather?to={weather.date}',
    allRows('weather', (row, value) => String(row.date) <= value('weather.date')),
  ],
  ['/weather | team, date, from, to, limit, offset', '/weather?limit=1', hasRows('weather', 1)],
  ['/weather | team, date, from, to, limit, offset', '/weather?offset=-1', refusesFor('offset')],

  ['/odds | season', '/odds?season={odds.season}', haveTheir('odds', 'season', 'odds.season')],
  ['/odds | season, team', '/odds?team={odds.home_team}', allRows('odds', isOf('odds'))],
  [
    '/odds | season, team, bookmaker (string)',
    '/odds?bookmaker={odds.bookmaker}',
    haveTheir('odds', 'bookmaker', 'odds.bookmaker'),
  ],
  [
    '/odds | season, team, bookmaker (string), match_id (string)',
    '/odds?match_id={odds.match_id}',
    haveTheir('odds', 'match_id', 'odds.match_id'),
  ],
  [
    '/odds | season, team, bookmaker (string), match_id (string), limit, offset',
    '/odds?limit=1',
    hasRows('odds', 1),
  ],
  [
    '/odds | season, team, bookmaker (string), match_id (string), limit, offset',
    '/odds?offset=-1',
    refusesFor('offset'),
  ],

  [
    '/odds-quotes | season',
    '/odds-quotes?season={quote.season}',
    haveTheir('odds_quotes', 'season', 'quote.season', 'odds-quotes'),
  ],
  [
    '/odds-quotes | season, team',
    '/odds-quotes?team={quote.home_team}',
    allRows('odds_quotes', isOf('quote'), 'odds-quotes'),
  ],
  [
    '/odds-quotes | season, team, bookmaker (string)',
    '/odds-quotes?bookmaker={quote.bookmaker}',
    haveTheir('odds_quotes', 'bookmaker', 'quote.bookmaker', 'odds-quotes'),
  ],
  [
    '/odds-quotes | season, team, bookmaker (string), market (string)',
    '/odds-quotes?market={quote.market}',
    haveTheir('odds_quotes', 'market', 'quote.market', 'odds-quotes'),
  ],
  [
    '/odds-quotes | season, team, bookmaker (string), market (string), date',
    '/odds-quotes?date={quote.date}',
    haveTheir('odds_quotes', 'date', 'quote.date', 'odds-quotes'),
  ],
  [
    '/odds-quotes | season, team, bookmaker (string), market (string), date, limit, offset',
    '/odds-quotes?limit=1',
    hasRows('odds_quotes', 1),
  ],
  [
    '/odds-quotes | season, team, bookmaker (string), market (string), date, limit, offset',
    '/odds-quotes?offset=-1',
    refusesFor('offset'),
  ],
];
