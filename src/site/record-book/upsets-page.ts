import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import type { PageKind } from '../frame/page.ts';
import { type Html, html } from '../html.ts';
import { matchLink } from '../links.ts';
import { type Upset, upsets } from '../match/match-headline.ts';
import type { Site } from '../site.ts';

const upsetsShown = 100;

export const upsetsKind: PageKind = {
  name: 'upsets',
  paths: { en: '/records/upsets', fr: '/records/surprises' },
  label: 'Upsets',
  tables: ['forecasts'],
  *pages(site) {
    const { t } = site;
    yield {
      route: { page: 'upsets' },
      title: t('Upsets'),
      description: t('The least likely wins {ofLeague} since {since}, by the forecasts before each match.'),
      trail: [{ label: site.label('records'), route: { page: 'records' } }],
      content: html`<p class="lead">${t('The least likely wins {ofLeague} since {since}, by the forecasts before each match.')}</p>
${upsetsTable(site, upsetsShown)}
${sourceLinks(site, { computedFrom: ['forecasts.json', 'matches.json'] })}`,
    };
  },
};

/** Returns the least likely wins with the chance that the forecasts gave them. */
export function upsetsTable(site: Site, count: number): Html {
  const { t, tables, format } = site;
  return table<Upset>({
    caption: t('Biggest upsets'),
    rows: upsets(tables).slice(0, count),
    columns: [
      { heading: t('Match'), isText: true, cell: ({ match }) => matchLink(site, match) },
      { heading: t('Date'), isText: true, isWide: true, cell: ({ match }) => format.date(match.date) },
      { heading: t('Chance'), cell: ({ chance }) => format.percent(chance) },
    ],
  });
}
