import { shortId } from '../../records/ids.ts';
import type { Match } from '../../records/match.ts';
import type { MatchStats, SideStats } from '../../records/match-stats.ts';
import { keysOf } from '../../records/typed.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import { type PairedStatistic, statBars } from './stat-bars.ts';

/** Returns the statistics of both sides as paired bars. A match to be played has none. */
export function matchStatistics(site: Site, match: Match, stats: MatchStats | undefined): Html {
  const { t } = site;
  if (match.status === 'UPCOMING') return nothing;
  const sides = stats?.team_stats;
  return html`<section><h2 id="statistics">${t.match.statistics}</h2>
${
  sides
    ? html`<p class="small muted">${t.match.sides(match.home_team, match.away_team)}</p>${statBars(site, pairStatistics(site, sides.home, sides.away))}`
    : html`<p class="muted">${t.match.noStatistics}</p>`
}
${sourceLinks(site, { resource: 'match-stats', query: { match_id: shortId(match.match_id) } })}</section>`;
}

const digits: Partial<Record<keyof SideStats, 0 | 1 | 2>> = { xg: 2, possession: 0, pass_accuracy: 0 };

function pairStatistics({ t }: Site, home: SideStats, away: SideStats): PairedStatistic[] {
  return keysOf(t.match.stats).flatMap((field) => {
    const places = digits[field];
    return [
      {
        label: t.match.stats[field],
        home: home[field],
        away: away[field],
        ...(places !== undefined && { digits: places }),
      },
    ];
  });
}
