import { hasResult } from '../../derive/tally.ts';
import { shortId } from '../../records/ids.ts';
import { league } from '../../records/league.ts';
import type { Match } from '../../records/match.ts';
import type { MatchStats, SideStats } from '../../records/match-stats.ts';
import { isOpen } from '../../records/match-status.ts';
import { keysOf } from '../../records/typed.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import { matchHeadline } from './match-headline.ts';
import { statBars } from './stat-bars.ts';

const digits: Partial<Record<keyof SideStats, 0 | 1 | 2>> = { xg: 2, possession: 0, pass_accuracy: 0 };

/** Returns the statistics of both sides as facing bars. Those of an open match are hidden until the script has them. */
export function matchStatistics(site: Site, match: Match, stats: MatchStats | undefined): Html {
  const { t } = site;
  const sides = stats?.team_stats;
  const isFollowed = !sides && isOpen(match.status) && league.feed !== null;
  if (!sides && !hasResult(match) && !isFollowed) return nothing;
  const statistics = keysOf(t.match.stats).map((field) => ({
    field,
    label: t.match.stats[field],
    home: sides?.home[field] ?? null,
    away: sides?.away[field] ?? null,
    digits: digits[field],
  }));
  const shown = isFollowed
    ? statistics
    : statistics.filter(({ home, away }) => home !== null || away !== null);
  const clubs = [match.home_club, match.away_club] as const;
  return html`<section data-statistics${isFollowed ? html` hidden` : nothing}><h2 id="statistics">${matchHeadline(site, match, stats) ?? t.match.statistics}</h2>
${shown.length === 0 ? html`<p class="muted">${t.match.noStatistics}</p>` : html`<p class="small muted">${t.match.sides(match.home_team, match.away_team)}</p>${statBars(site, clubs, shown)}`}
${sourceLinks(site, { resource: 'match-stats', query: { match_id: shortId(match.match_id) } })}</section>`;
}
