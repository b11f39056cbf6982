import { hasResult } from '../../derive/matches.ts';
import type { Addresses } from '../addresses.ts';
import { standingsTable } from '../components/standings-table.ts';
import { dataLinks } from '../data-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { seasonTrail } from '../links.ts';
import { standingsMatches, standingsOf } from '../lookups/season-standings.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';

/**
 * Returns the page of the standings at the end of each day on which they changed. It shows the last of them, or the day
 * that its address names after `#`, without a script too.
 */
export function tablePage(site: Words & Addresses & PublishedData, season: number): Page {
  const { t, format, tables } = site;
  const results = standingsMatches(tables, season).filter(hasResult);
  const days = [...new Set(results.map(({ date }) => date))];
  const titleOn = (day: string) => t('{season} table on {day}', { season, day: format.day(day) });
  return {
    route: { page: 'table', season },
    title: t('{season} table, day by day', { season }),
    description: t('The table of the {season} {league} season at the end of each match day.', { season }),
    trail: seasonTrail(site, season),
    content: html`<nav aria-label="${t('Match days')}" data-slider>
<input type="range" class="slider" aria-label="${t('Day')}" min="0" max="${days.length - 1}" data-scripted>
<details><summary>${t('Match days')}</summary>
<ul class="dates">${days.map((day) => html`<li><a href="#on-${day}">${format.shortDay(day)}</a></li>\n`)}</ul></details></nav>
<div class="days">${days.map(
      (day, index) => html`<section id="on-${day}"><h2>${titleOn(day)}</h2>
<p class="links">${dayLink(site, '←', days[index - 1])}${dayLink(site, '→', days[index + 1])}</p>
${standingsTable(site, { caption: titleOn(day), season, rows: standingsOf(tables, season, day) })}
</section>
`,
    )}</div>
${dataLinks(site, { resource: 'standings', query: { season }, computedFrom: [`matches/${season}.json`] })}`,
  };
}

/** Returns a link to the table of the match day before or after. */
function dayLink({ format }: Words, arrow: '←' | '→', day: string | undefined): Html {
  if (day === undefined) return nothing;
  const name = format.shortDay(day);
  return html`<a href="#on-${day}">${arrow === '←' ? `← ${name}` : `${name} →`}</a>`;
}
