import { figureList } from '../components/panels.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Html, html } from '../html.ts';
import { matchLink } from '../links.ts';
import { type Surprise, surprises } from '../match/match-headline.ts';
import type { Page, PageKind, Site } from '../site.ts';

const upsetsShown = 100;

export const upsetsKind: PageKind = {
  name: 'upsets',
  paths: { en: '/records/upsets/:from', fr: '/records/surprises/:from' },
  label: 'Upsets',
  tables: ['forecasts'],
  pages: (site) => starts(site).map((from) => upsetsPage(site, from)),
};

/** Returns the rank with which each page begins: 1, 101 and so on. */
function starts({ tables }: Site): number[] {
  const pages = Math.ceil(surprises(tables).length / upsetsShown);
  return Array.from({ length: Math.max(pages, 1) }, (_, index) => index * upsetsShown + 1);
}

/** Returns a page of all results by the chance that they had, from a rank. The first has no number in its address. */
function upsetsPage(site: Site, from: number): Page {
  const { t, tables, path } = site;
  const routeOf = (start: number) => ({ page: 'upsets', from: start === 1 ? undefined : start }) as const;
  const text = t(
    'All results {ofLeague} since {since} by the chance that the forecasts before each match gave them, the least likely first.',
  );
  const links = starts(site).map(
    (start) =>
      html`<li><a href="${path(routeOf(start))}"${start === from ? html` aria-current="page"` : ''}>${start}</a></li>`,
  );
  return {
    route: routeOf(from),
    title: from === 1 ? t('Upsets') : `${t('Upsets')}, ${from}–${from + upsetsShown - 1}`,
    description: text,
    trail: [{ label: site.label('records'), route: { page: 'records' } }],
    content: html`<p class="lead">${text}</p>
${upsetList(site, surprises(tables).slice(from - 1, from - 1 + upsetsShown), from)}
<nav aria-label="${t('Upsets')}"><ul class="dates">${links}</ul></nav>
${sourceLinks(site, { computedFrom: ['forecasts.json', 'matches.json'] })}`,
  };
}

/** Returns results with their ranks and the chance that the forecasts gave them. */
export function upsetList(site: Site, rows: readonly Surprise[], from = 1): Html {
  const { format } = site;
  return figureList(
    rows.map(({ match, chance }, index) => ({
      name: html`<span class="place">${index + from}</span>${matchLink(site, match)}`,
      note: format.date(match.date),
      figure: format.percent(chance),
    })),
  );
}
