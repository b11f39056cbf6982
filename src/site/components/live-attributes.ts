import type { Tables } from '../../records/published.ts';
import { type Html, html, nothing } from '../html.ts';
import type { LeagueData } from '../published-data.ts';

/** Returns the attribute of an element whose scores the script keeps up to date. A league without a feed has no live scores. */
export function withLiveScores(tables: Tables): Html {
  return tables.league.feed ? html` data-live` : nothing;
}

/** Returns whether the script keeps what the pages say of a season up to date. A finished season does not change. */
export function isFollowed({ currentSeason, tables }: LeagueData, season: number): boolean {
  return tables.league.feed !== null && season === currentSeason;
}
