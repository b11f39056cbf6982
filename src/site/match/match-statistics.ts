import { hasResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import type { MatchStats } from '../../records/match-stats.ts';
import { shortId } from '../../records/text.ts';
import { keysOf } from '../../records/typed.ts';
import { bar } from '../components/bar.ts';
import { clubClasses } from '../components/marks.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { xgLink } from '../links.ts';
import { shortName } from '../lookups/clubs.ts';
import { statisticNames } from '../names.ts';
import type { Site } from '../site.ts';

// By how much the expected goals of two sides differ before a statement says so.
const half = { from: 0.42, to: 0.58 };
const clearly = 0.8;

type Verdict = 'half' | 'fewer' | 'more' | undefined;

/** Returns what a club's figure says beside that of the other, or undefined where nothing is clear. */
function verdictOf(own: number, other: number): Verdict {
  const share = own / other;
  if (share >= half.from && share <= half.to) return 'half';
  if (share < clearly) return 'fewer';
  return 1 / share < clearly ? 'more' : undefined;
}

/** Returns what two figures both say. Half the chances by one and fewer by the other are fewer. */
function agreed(a: Verdict, b: Verdict): Verdict {
  if (a === b) return a;
  return a !== undefined && b !== undefined && a !== 'more' && b !== 'more' ? 'fewer' : undefined;
}

/**
 * Returns what the expected goals say about a result: the winner had half the chances, fewer, or more, or a draw hid a
 * difference. They are an estimate, so it is undefined unless the shots say the same.
 */
export function matchHeadline(
  { t, tables }: Site,
  match: Match,
  stats: Pick<MatchStats, 'team_stats'> | undefined,
): string | undefined {
  const sides = stats?.team_stats;
  const [home, away] = [sides?.home.xg ?? 0, sides?.away.xg ?? 0];
  const [homeShots, awayShots] = [sides?.home.shots ?? 0, sides?.away.shots ?? 0];
  if (!hasResult(match) || [home, away, homeShots, awayShots].includes(0)) return undefined;
  const { home_goals, away_goals, home_club, away_club, season } = match;
  const isHome = home_goals === away_goals ? home > away : home_goals > away_goals;
  const club = shortName(tables, isHome ? home_club : away_club, season);
  const verdict = isHome
    ? agreed(verdictOf(home, away), verdictOf(homeShots, awayShots))
    : agreed(verdictOf(away, home), verdictOf(awayShots, homeShots));
  if (home_goals === away_goals)
    return match.winner === null && verdict === 'more'
      ? t('{club} had more of the chances, and drew', { club })
      : undefined;
  if (verdict === 'half') return t('{club} won with half the chances', { club });
  if (verdict === 'fewer') return t('{club} won with fewer chances', { club });
  return verdict === 'more' ? t('{club} had more of the chances, and won', { club }) : undefined;
}

interface PairedStatistic {
  readonly field: string;
  readonly label: string;
  readonly home: number | null;
  readonly away: number | null;
}

/** Returns statistics of two clubs as pairs of figures with a bar each, from the middle outwards. */
export function statBars(
  site: Site,
  clubs: readonly [home: string, away: string],
  statistics: readonly PairedStatistic[],
): Html {
  const { format } = site;
  const [homeClass, awayClass] = clubClasses(site, clubs).values();
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
    : html`<p class="small muted">${t('{home} on the left, {away} on the right', { home: match.home_team, away: match.away_team })}</p>${statBars(site, [match.home_club, match.away_club], statistics)}${statistics.some(({ field }) => field === 'xg') ? html`<p class="sources">${xgLink(site)}</p>` : nothing}`
}
${sourceLinks(site, { resource: 'match-stats', query: { match_id: shortId(match.match_id) } })}</section>`;
}
