import { hasResult } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import type { MatchStats } from '../../records/match-stats.ts';
import { shortId } from '../../records/text.ts';
import { keysOf } from '../../records/typed.ts';
import { bar } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { sourceLinks, xgLink } from '../links.ts';
import { statisticNames } from '../names.ts';
import type { Site } from '../site.ts';
import { clubClass } from '../style/club-colours.ts';

/** Returns statistics of two clubs as pairs of figures with a bar each, from the middle outwards. */
export function statBars(
  site: Site,
  clubs: readonly [home: string, away: string],
  statistics: readonly { field: string; label: string; home: number | null; away: number | null }[],
): Html {
  const { format } = site;
  const [homeClass, awayClass] = clubs.map(clubClass);
  return html`<dl class="facing">${statistics.map(({ field, label, home, away }) => {
    const digits = field === 'xg' ? 2 : 0;
    const [homeShare, awayShare] = facingShares(field, home, away);
    return html`<div><dt>${label}</dt><dd>${format.number(home, digits)}</dd><dd class="pair">${bar(homeShare, { className: homeClass })}${bar(awayShare, { className: awayClass })}</dd><dd>${format.number(away, digits)}</dd></div>
`;
  })}</dl>`;
}

/** The statistics that are percentages, and so have a scale of their own. */
const percentages = ['possession', 'pass_accuracy'];

/**
 * Returns how long the bars of two sides are, 0 to 1. Counts are measured by the larger of the two; percentages by 100, so
 * that no difference looks larger than it is. Where one of the two is unknown, nothing is drawn.
 */
export function facingShares(field: string, home: number | null, away: number | null): [number, number] {
  if (home === null || away === null) return [0, 0];
  const whole = percentages.includes(field) ? 100 : Math.max(home, away);
  return whole === 0 ? [0, 0] : [home / whole, away / whole];
}

/** Returns the statistics of both sides of a finished match as facing bars. */
export function matchStatistics(site: Site, match: Match, stats: MatchStats | undefined): Html {
  const { t } = site;
  if (!hasResult(match)) return nothing;
  const sides = stats?.team_stats;
  const statistics = keysOf(statisticNames)
    .map((field) => ({
      field,
      label: t(statisticNames[field]),
      home: sides?.home[field] ?? null,
      away: sides?.away[field] ?? null,
    }))
    .filter(({ home, away }) => home !== null || away !== null);
  return html`<section><h2 id="statistics">${t('Statistics')}</h2>
${
  statistics.length === 0
    ? html`<p class="muted">${t('No statistics are known for this match.')}</p>`
    : html`<p class="small muted">${t('{home} on the left, {away} on the right. The longer bar is the larger figure; percentages are of 100.', { home: match.home_team, away: match.away_team })}</p>${statBars(site, [match.home_club, match.away_club], statistics)}${statistics.some(({ field }) => field === 'xg') ? html`<p class="sources">${xgLink(site)}</p>` : nothing}`
}
${sourceLinks(site, { resource: 'match', query: { match_id: shortId(match.match_id) } })}</section>`;
}
