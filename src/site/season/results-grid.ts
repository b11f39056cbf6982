import { hasResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchPath } from '../links.ts';
import { shortName } from '../lookups/clubs.ts';
import type { Site } from '../site.ts';

/** Returns results in a `<table>` with a row for each home club and a column for each away club. Scores link to matches. */
export function resultsGrid(
  site: Site,
  season: number,
  clubs: readonly string[],
  matches: readonly Match[],
): Html {
  const { t, tables } = site;
  const name = (club: string) => shortName(tables, club, season);
  const byPair = Map.groupBy(matches.filter(hasResult), (match) => `${match.home_club} ${match.away_club}`);
  return html`<section class="scroll" aria-label="${t('Every result')}" tabindex="0"><table class="grid-table">
<caption class="visually-hidden">${t('Every result')}</caption>
<thead><tr><th scope="col" class="text sticky"><abbr title="${t('Home club in the row, away club in the column')}">${t('Home|of a match')}</abbr></th>${clubs.map((club) => html`<th scope="col">${name(club)}</th>`)}</tr></thead>
<tbody>${clubs.map(
    (home) => html`<tr><th scope="row" class="sticky">${name(home)}</th>${clubs.map((away) =>
      home === away
        ? html`<td class="self"></td>`
        : html`<td>${(byPair.get(`${home} ${away}`) ?? []).map((match) => score(site, match))}</td>`,
    )}</tr>
`,
  )}</tbody></table></section>`;
}

function score(site: Site, match: Match): Html {
  const { home_goals, away_goals } = match;
  const margin = (home_goals ?? 0) - (away_goals ?? 0);
  const outcome = margin > 0 ? 'win' : margin < 0 ? 'loss' : '';
  const mark = outcome === '' ? nothing : html` class="${outcome}"`;
  // The space parts two results where the style does not: in a copied text, say.
  return html`<a${mark} href="${matchPath(site, match)}">${site.format.score(home_goals, away_goals)}</a> `;
}
