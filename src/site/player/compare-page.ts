import { areas } from '../../derive/rating-table.ts';
import { sourceLinks } from '../components/source-links.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { playersById } from '../lookups/players.ts';
import type { Site } from '../site.ts';

const careerFigures = ['appearances', 'minutes', 'goals', 'assists'] as const;

declare module '../routes.ts' {
  interface PageParameters {
    compare: object;
  }
}

export const compareKind: PageKind = {
  name: 'compare',
  paths: { en: '/players/compare', fr: '/joueurs/comparer' },
  pages: (site) => (playersById(site.tables).size > 0 ? [comparePage(site)] : []),
};

/** Returns the page that compares two players, whom its address names. The script asks the API for their figures. */
export function comparePage(site: Site): Page {
  const { t } = site;
  const choice = (name: 'a' | 'b') =>
    html`<label>${t.compare.players[name]} <input type="search" name="${name}" list="players-${name}" autocomplete="off" required></label><datalist id="players-${name}"></datalist>`;
  return {
    route: { page: 'compare' },
    title: t.compare.title,
    description: t.compare.description,
    trail: [{ label: site.label('players'), route: { page: 'players' } }],
    content: html`<p class="lead" data-without-script>${t.compare.withoutScript} <a href="/api/v1/people"><code>/api/v1/people</code></a></p>
<form data-compare="${t.compare.missing}" hidden><p>${choice('a')} ${choice('b')} <button type="submit">${t.compare.submit}</button></p>
<p role="status"></p></form>
<div id="comparison" class="panel narrow" hidden>
<p class="contenders figure"></p>
<h2>${t.compare.career}</h2>
<dl class="facing">${careerFigures.map((field) => facing(`career.${field}`, t.figures[field].long))}</dl>
<h2>${t.compare.latest}</h2>
<dl class="facing">${facing('latest.season', t.columns.season, 0)}${facing('latest.rating', t.figures.rating.long, 10)}${areas.map((area) => facing(`area.${area}`, t.areas[area], 100))}</dl>
<p class="sources">${t.compare.note}</p></div>
${sourceLinks(site, { resource: 'people' })}`,
  };
}

/**
 * Returns a place for a figure of two players, which the script fills.
 *
 * @param most the end of its scale; by default the larger figure of the two. A figure whose scale ends at 0 has no bars.
 */
function facing(figure: string, label: string, most?: number): Html {
  const scale = most === undefined ? nothing : html` data-most="${most}"`;
  const emptyBar = most === 0 ? nothing : html`<svg class="bar" aria-hidden="true"><rect width="0%"/></svg>`;
  return html`<div data-figure="${figure}"${scale}><dt>${label}</dt><dd></dd><dd class="pair">${emptyBar}${emptyBar}</dd><dd></dd></div>
`;
}
