import { isOpen } from '../../derive/matches.ts';
import { type Html, html, nothing } from '../html.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';

/**
 * Returns the words for figures that do not move on a match day: that they are from before its matches. The script shows
 * them once one has begun since the page was made; until then they keep their room. A season that is over has none.
 */
export function beforeToday(site: Words & LeagueData): Html {
  const { t, tables, currentSeason } = site;
  const mayMove =
    tables.league.feed !== null && tables.rows('matches', currentSeason).some(({ status }) => isOpen(status));
  return mayMove ? html` <span class="before-today">${t('Before today’s matches')}</span>` : nothing;
}
