import { hasResult } from '../../derive/tally.ts';
import { scoreCard } from '../components/score-card.ts';
import { sourceLinks } from '../components/source-links.ts';
import { standingsTable } from '../components/standings-table.ts';
import { html } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';

const matchesShown = 6;

/** Returns the home page: the table now, the latest results, the next fixtures, and the ways on. */
export function homePage(site: Site): Page {
  const { t, data, currentSeason: season } = site;
  const matches = data.matches.get(season) ?? [];
  const latest = matches.filter(hasResult).slice(-matchesShown).toReversed();
  const next = matches
    .filter(({ status, date }) => status === 'UPCOMING' && date >= site.asOf)
    .slice(0, matchesShown);
  return {
    route: { page: 'home' },
    title: t.home.title,
    description: t.home.description(season),
    content: html`<p class="lead">${t.asOf(site.format.day(site.asOf))}</p>
<h2 id="table">${t.home.table}</h2>
${standingsTable(site, t.home.table, data.tableOf(season))}
${sourceLinks(site, { json: `/data/v1/standings/season/${season}.json`, api: `/api/v1/standings?season=${season}` })}
<h2 id="next">${t.home.next}</h2>
${next.length === 0 ? html`<p class="muted">${t.home.noFixtures}</p>` : html`<ul class="cards" data-live>${next.map((match) => scoreCard(site, match))}</ul>`}
<h2 id="latest">${t.home.latest}</h2>
<ul class="cards">${latest.map((match) => scoreCard(site, match))}</ul>
<div class="columns">
<section><h2><a href="${site.path({ page: 'season', season })}">${t.home.explore}</a></h2><p>${t.home.exploreText}</p></section>
<section><h2><a href="${site.path({ page: 'docs' })}">${t.home.build}</a></h2><p>${t.home.buildText}</p></section>
</div>`,
  };
}
