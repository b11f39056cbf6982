import type { Season } from '../../records/season.ts';
import { seasonName } from '../../records/season-span.ts';
import { keysOf } from '../../records/typed.ts';
import { service } from '../../service.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { html } from '../html.ts';
import { developerLink } from '../links.ts';
import type { Site } from '../site.ts';
import { coverage } from './coverage-shade.ts';

/** Fields of the answer of `/health` that the script writes into the page. */
const healthFields = ['status', 'reasons', 'feedEnabled', 'lastSuccess', 'lastError', 'rejected'] as const;

declare module '../routes.ts' {
  interface PageParameters {
    status: object;
  }
}

export const statusKind: PageKind = {
  name: 'status',
  paths: { en: '/status', fr: '/etat' },
  labels: { en: 'Status', fr: 'État' },
  menus: ['footer'],
  pages: (site) => [statusPage(site)],
};

/** Returns the state of the release, and of the feed as the script reads it from the API. */
export function statusPage(site: Site): Page {
  const { t, tables, format, currentSeason } = site;
  const { statusPage: words } = t;
  const seasons = tables.rows('seasons');
  const kinds = keysOf(words.kinds);
  const matches = tables.rows('matches', currentSeason);
  const finishedCount = matches.filter(({ status }) => status === 'FINISHED').length;
  return {
    route: { page: 'status' },
    title: words.title,
    description: words.description,
    content: html`<h2 id="now">${words.now}</h2>
<p>${words.nowText}</p>
<dl class="facts" data-status aria-live="polite">${healthFields.map((field) => html`<dt>${words[field]}</dt><dd data-field="${field}">–</dd>`)}</dl>
${sourceLinks(site, { resource: 'health' })}
<h2 id="release">${words.release}</h2>
<dl class="facts"><dt>${words.dataAsOf}</dt><dd>${format.day(site.asOf)}</dd>
<dt>${words.season}</dt><dd>${seasonName(currentSeason)}</dd>
<dt>${words.matches}</dt><dd>${t.season.known(finishedCount, matches.length)}</dd>
<dt>${words.releaseId}</dt><dd data-release>–</dd>
<dt>${words.apiVersion}</dt><dd>${service.version}</dd></dl>
${sourceLinks(site, { json: '/release.json' })}
<h2 id="coverage">${words.coverage}</h2>
${table<Season>({
  caption: words.coverage,
  rows: seasons.toReversed(),
  columns: [
    { heading: t.columns.season, cell: ({ season }) => seasonName(season) },
    ...kinds.map((kind) => ({
      heading: words.kinds[kind],
      cell: (season: Season) => coverage(site, season.coverage[kind]),
    })),
  ],
})}
${sourceLinks(site, { resource: 'seasons' })}
<p>${developerLink(site, { page: 'quality' }, site.label('quality'))}</p>`,
  };
}
