import { addDays } from '../../derive/forecasts.ts';
import { figureList } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchLink } from '../links.ts';
import { forecastByMatch } from '../lookups/rows.ts';
import { isAhead } from '../match/match-phase.ts';
import type { Site } from '../site.ts';

const matchesShown = 5;

export const stakesMeaning =
  '± is how far a result is expected to move the chances of first place{playOffs, select, yes { and of the play-offs} other { and of the zones of the table}}, all clubs together, in percentage points.';

/** Returns the matches of the next seven days with matches, by how much each is expected to move. */
export function weekStakes(site: Site): Html {
  const { t, format, tables, currentSeason } = site;
  const matches = tables.rows('matches', currentSeason).flatMap((match) => {
    const stakes = forecastByMatch(tables).get(match.match_id)?.stakes ?? null;
    return stakes === null || !isAhead(match, site) ? [] : [{ match, stakes }];
  });
  const [first] = matches;
  if (!first) return nothing;
  const end = addDays(first.match.date, 7);
  const week = matches.filter(({ match }) => match.date < end).sort((a, b) => b.stakes - a.stakes);
  return html`<h2 id="stakes">${t('What matters this week')}</h2>
${figureList(
  week.slice(0, matchesShown).map(({ match, stakes }) => ({
    name: matchLink(site, match),
    note: format.weekday(match.date),
    figure: `±${format.number(stakes, 0)}`,
  })),
)}
<p class="small muted">${t(stakesMeaning)}</p>
`;
}
