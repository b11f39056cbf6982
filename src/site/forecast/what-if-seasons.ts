import { hasResult } from '../../derive/matches.ts';
import type { Tables } from '../../records/published.ts';
import type { Addresses } from '../addresses.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchSeasons } from '../lookups/match-lookups.ts';
import { hasStandings, standingsMatches } from '../lookups/season-standings.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';

/** Returns the seasons that can be played out. */
export function whatIfSeasons(tables: Tables): number[] {
  return matchSeasons(tables).filter(
    (season) => hasStandings(tables, season) && tables.rows('projections', season).length > 0,
  );
}

/** Returns a link to the page on which a season is played out. A season without a table has none. */
export function whatIfLink(site: Words & Addresses & LeagueData, season: number): Html {
  if (!whatIfSeasons(site.tables).includes(season)) return nothing;
  const label = standingsMatches(site.tables, season).every(hasResult)
    ? site.t('What if a match had ended otherwise?')
    : site.t('Play it out: choose the results left');
  return html`<a href="${site.path(whatIfRoute(site, season))}">${label}</a>`;
}

/** Returns the route of a season's page, of which the current season's has no year in its address. */
export function whatIfRoute({ currentSeason }: LeagueData, season: number) {
  return { page: 'what-if', season: season === currentSeason ? undefined : season } as const;
}
