import type { Tables } from '../../records/published.ts';
import { apiRoot } from '../../resources/discovery.ts';
import { type Html, html, nothing } from '../html.ts';
import type { LeagueData } from '../published-data.ts';

/** Returns the attribute of an element whose scores the script keeps up to date. A league without a feed has no live scores. */
export function withLiveScores(tables: Tables): Html {
  return tables.league.feed ? html` data-live` : nothing;
}

/**
 * Returns the address by which the script updates the standings of the current season. Those of a finished season do not
 * change.
 */
export function standingsAddress({ currentSeason, tables }: LeagueData, season: number): string | undefined {
  return tables.league.feed && season === currentSeason
    ? `${apiRoot}/standings?season=${season}&in_play=true`
    : undefined;
}
