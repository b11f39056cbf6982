import { hasResult } from '../../derive/tally.ts';
import { sourceLinks } from '../components/source-links.ts';
import { standingsTable } from '../components/standings-table.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';

/** Returns the days on which the table of a season changed, oldest first. */
export function tableDates({ data }: Site, season: number): string[] {
  return [
    ...new Set(
      data
        .tableMatches(season)
        .filter(hasResult)
        .map(({ date }) => date),
    ),
  ];
}

/** Returns the table of a season at the end of a day; without a day, after the last result. */
export function tablePage(site: Site, season: number, date?: string): Page {
  const { t, format, data } = site;
  const dates = tableDates(site, season);
  const day = date ?? dates.at(-1) ?? site.asOf;
  // Relative, as a season has up to a hundred such links on a hundred pages.
  const folder = date === undefined ? `${site.path({ page: 'table', season }).split('/').at(-1)}/` : '';
  const title = t.table.title(season, format.day(day));
  return {
    route: { page: 'table', season, date },
    title,
    description: t.table.description(season, format.day(day)),
    content: html`<p class="lead"><a href="${site.path({ page: 'season', season })}">${t.season.title(season)}</a></p>
${standingsTable(site, title, data.tableOf(season, day))}
${sourceLinks(site, { api: `/api/v1/standings?season=${season}&date=${day}` })}
<h2 id="dates">${t.table.choose}</h2>
<nav aria-label="${t.table.choose}"><ul class="dates">${dates.map((one) => {
      const isShown = one === day;
      return html`<li><a href="${folder}${one}"${isShown ? html` aria-current="page"` : ''}>${format.shortDay(one)}</a></li>
`;
    })}</ul></nav>`,
  };
}
