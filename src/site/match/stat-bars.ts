import { bar } from '../components/bar.ts';
import { clubClasses } from '../components/club-mark.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

export interface PairedStatistic {
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
