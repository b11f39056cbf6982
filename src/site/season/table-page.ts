import { hasResult } from '../../derive/tally.ts';
import { sourceLinks } from '../components/source-links.ts';
import { standingsTable } from '../components/standings-table.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { html } from '../html.ts';
import { seasonTrail } from '../links.ts';
import { matchSeasons } from '../lookups/matches.ts';
import { hasStandings, standingsMatches, standingsOf } from '../lookups/standings.ts';
import type { Site } from '../site.ts';

/** Returns the days on which the standings of a season changed, oldest first. */
export function matchDays({ tables }: Site, season: number): string[] {
  const results = standingsMatches(tables, season).filter(hasResult);
  return [...new Set(results.map(({ date }) => date))];
}

export const tableKind: PageKind = {
  name: 'table',
  paths: { en: '/seasons/:season/table/:date', fr: '/saisons/:season/classement/:date' },
  *pages(site) {
    for (const season of matchSeasons(site.tables).filter((year) => hasStandings(site.tables, year))) {
      yield tablePage(site, season);
      for (const date of matchDays(site, season)) yield tablePage(site, season, date);
    }
  },
};

/** Returns the page of the standings at the end of a day, or after the last result. */
export function tablePage(site: Site, season: number, date?: string): Page {
  const { t, format, tables } = site;
  const days = matchDays(site, season);
  const day = date ?? days.at(-1) ?? site.asOf;
  const title = t('{season} table on {day}', { season: site.seasonName(season), day: format.day(day) });
  // Relative, as a season has up to a hundred such links on a hundred pages.
  const folder = date === undefined ? `${site.path({ page: 'table', season }).split('/').at(-1)}/` : '';
  return {
    route: { page: 'table', season, date },
    title,
    description: t('The table of the {season} {league} season as it was at the end of {day}.', {
      season: site.seasonName(season),
      day: format.day(day),
    }),
    trail: seasonTrail(site, season),
    content: html`<div data-table-of-day>
${standingsTable(site, { caption: title, season, rows: standingsOf(tables, season, day) })}
${sourceLinks(site, { resource: 'standings', query: { season, date: day }, computedFrom: [`matches/${season}.json`] })}
</div>
<h2 id="dates">${t('Match days')}</h2>
<nav aria-label="${t('Match days')}" data-slider><ul class="dates">${days.map(
      (matchDay) =>
        html`<li><a href="${folder}${matchDay}"${matchDay === day ? html` aria-current="page"` : ''}>${format.shortDay(matchDay)}</a></li>
`,
    )}</ul></nav>`,
  };
}
