import { bar } from '../components/bar.ts';
import { clubClasses } from '../components/club-mark.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';
import { facingShares } from './facing-shares.ts';

export interface PairedStatistic {
  /** The name of the field that the script keeps up to date. */
  readonly field: string;
  readonly label: string;
  readonly home: number | null;
  readonly away: number | null;
  readonly digits?: 0 | 1 | 2 | undefined;
}

/** Returns statistics of two clubs as pairs of figures with a bar each, from the middle outwards. */
export function statBars(
  site: Site,
  clubs: readonly [home: string, away: string],
  statistics: readonly PairedStatistic[],
): Html {
  const { format } = site;
  const [homeClass, awayClass] = clubClasses(site, clubs).values();
  return html`<dl class="facing">${statistics.map(({ field, label, home, away, digits }) => {
    const [homeShare, awayShare] = facingShares(field, home, away);
    return html`<div data-stat="${field}"><dt>${label}</dt><dd>${format.number(home, digits)}</dd><dd class="pair">${bar(homeShare, { className: homeClass })}${bar(awayShare, { className: awayClass })}</dd><dd>${format.number(away, digits)}</dd></div>
`;
  })}</dl>`;
}
