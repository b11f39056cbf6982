import { hasResult } from '../../derive/tally.ts';
import { shortId } from '../../records/ids.ts';
import type { Match } from '../../records/match.ts';
import type { MatchStats } from '../../records/match-stats.ts';
import { keysOf } from '../../records/typed.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { statisticNames } from '../names.ts';
import type { Site } from '../site.ts';
import { matchHeadline } from './match-headline.ts';
import { statBars } from './stat-bars.ts';

/** Returns the statistics of both sides of a finished match as facing bars, below what they say of the result. */
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
  return html`<section><h2 id="statistics">${matchHeadline(site, match, stats) ?? t('Statistics')}</h2>
${
  statistics.length === 0
    ? html`<p class="muted">${t('No statistics are known for this match.')}</p>`
    : html`<p class="small muted">${t('{home} on the left, {away} on the right', { home: match.home_team, away: match.away_team })}</p>${statBars(site, [match.home_club, match.away_club], statistics)}`
}
${sourceLinks(site, { resource: 'match-stats', query: { match_id: shortId(match.match_id) } })}</section>`;
}
