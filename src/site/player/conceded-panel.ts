import type { Player } from '../../records/player.ts';
import { seasonName } from '../../records/season-span.ts';
import { figureList } from '../components/figure-list.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns how many goals a goalkeeper has conceded in 90 minutes of each season, the latest first. */
export function concededPanel(site: Site, seasons: readonly Player[]): Html {
  const { t, format } = site;
  const rows = seasons.toReversed().flatMap(({ season, goals_conceded: goals, minutes }) =>
    goals === null || !minutes
      ? []
      : [
          {
            name: html`${seasonName(season)}`,
            note: t('{goals} in {minutes} minutes', { goals, minutes: format.number(minutes) }),
            figure: format.number((90 * goals) / minutes, 2),
          },
        ],
  );
  if (rows.length === 0) return nothing;
  const isKnown = seasons.some(({ saves, clean_sheets }) => saves !== null || clean_sheets !== null);
  return html`<section class="panel"><h2 id="conceded">${t('Goals conceded per 90 minutes')}</h2>
${figureList(rows)}
${isKnown ? nothing : html`<p class="sources">${t('Saves and clean sheets of single goalkeepers are not known.')}</p>`}</section>
`;
}
