import { bar } from '../components/bar.ts';
import { clubClasses } from '../components/club-mark.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';
import { facingShares } from './facing-shares.ts';

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
