import { hasResult } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import type { MatchStats } from '../../records/side-stats.ts';
import { shortId } from '../../records/text.ts';
import { keysOf } from '../../records/typed.ts';
import type { Addresses } from '../addresses.ts';
import { bar } from '../components/bar.ts';
import { section } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { xgLink } from '../links.ts';
import { clubClassIn } from '../lookups/club-lookups.ts';
import { statisticNames } from '../names.ts';
import type { PublishedData } from '../published-data.ts';
import type { Words } from '../words.ts';

/**
 * Returns statistics of two clubs as pairs of figures with a bar each, from the middle outwards.
 *
 * @param clubClasses the classes of the clubs whose colours the bars have
 */
export function statBars(
  words: Words,
  clubClasses: readonly [home: string, away: string],
  statistics: readonly { field: string; label: string; home: number | null; away: number | null }[],
): Html {
  const { format } = words;
  const [homeClass, awayClass] = clubClasses;
  return html`<dl class="facing">${statistics.map(({ field, label, home, away }) => {
    const digits = field === 'xg' ? 2 : 0;
    const [homeShare, awayShare] = facingShares(field, home, away);
    const bars = [bar(homeShare, { className: homeClass }), bar(awayShare, { className: awayClass })];
    return html`<div>
<dt>${label}</dt>
<dd>${format.number(home, digits)}</dd>
<dd class="pair">${bars}</dd>
<dd>${format.number(away, digits)}</dd></div>
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
export function matchStatistics(
  site: Words & Addresses & PublishedData,
  match: Match,
  stats: MatchStats | undefined,
): Html {
  const { t, tables } = site;
  if (!hasResult(match)) return nothing;
  const classOf = (club: string) => clubClassIn(tables, club, match.season);
  const sides = stats?.team_stats;
  const statistics = keysOf(statisticNames)
    .map((field) => ({
      field,
      label: t(statisticNames[field]),
      home: sides?.home[field] ?? null,
      away: sides?.away[field] ?? null,
    }))
    .filter(({ home, away }) => home !== null || away !== null);
  const legend = t(
    '{home} on the left, {away} on the right. The longer bar is the larger figure; percentages are of 100.',
    { home: match.home_team, away: match.away_team },
  );
  const content = html`<p class="small muted">${legend}</p>
${statBars(site, [classOf(match.home_club), classOf(match.away_club)], statistics)}
${statistics.some(({ field }) => field === 'xg') ? html`<p class="note">${xgLink(site)}</p>` : nothing}`;
  const nothingKnown = html`<p class="muted">${t('No statistics are known for this match.')}</p>`;
  return section(site, {
    id: 'statistics',
    title: t('Statistics'),
    content: statistics.length === 0 ? nothingKnown : content,
    data: { resource: 'match', query: { match_id: shortId(match.match_id) } },
  });
}
