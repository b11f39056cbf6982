import { areas } from '../../derive/rating-weights.ts';
import type { Addresses } from '../addresses.ts';
import { part } from '../components/panels.ts';
import { type Html, html, nothing } from '../html.ts';
import { playerSeasons } from '../lookups/player-lookups.ts';
import { areaNames, figureNames } from '../names.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { playerFigures } from './all-player-figures.ts';
import { leadersOf } from './player-figures.ts';

const careerFigures = ['appearances', 'minutes', 'goals', 'assists'] as const;

/** Returns the page that compares two players: those whom its address names, or else the first pair of its list. */
export function comparePage(site: Words & Addresses & PublishedData): Page {
  const { t } = site;
  const withoutScript = t(
    'Your browser compares the players, with a script. Without scripts, the API has their figures:',
  );
  const choice = (name: 'a' | 'b') =>
    html`<label>${t(name === 'a' ? 'First player' : 'Second player')} <input type="search" name="${name}" list="players" autocomplete="off" required></label>`;
  return {
    route: { page: 'compare' },
    title: site.label('compare'),
    description: t('The careers and the latest ratings of two players, side by side.'),
    trail: [{ label: site.label('players'), route: { page: 'players' } }],
    content: html`<p class="lead" data-without-script>${withoutScript}
<a href="/api/v1/people"><code>/api/v1/people</code></a></p>
<form data-compare="${t('One of the players was not found.')}" data-statistics="${site.playerFigures}" data-scripted>
<datalist id="players"></datalist>
<p>${choice('a')} ${choice('b')} <button type="submit">${t('Compare')}</button></p>
<p role="status"></p></form>
<div id="comparison" class="panel narrow" data-scripted>
<p class="contenders figure"></p>
<h2>${t('Career')}</h2>
<dl class="facing">${careerFigures.map((field) => facing(`career.${field}`, t(figureNames[field].long)))}</dl>
<h2>${t('Latest season with a rating')}</h2>
<dl class="facing">
${facing('latest.season', t('Season'), 0)}
${facing('latest.rating', t('Rating, 0 to 10 among players of the position'), 10)}
${areas.map((area) => facing(`latest.${area}`, t(areaNames[area]), 100))}</dl>
<p class="note">${t('Areas are 0 to 100 among players of the position in that season. A dash: not known.')}</p></div>
${part(site, {
  id: 'pairs',
  title: t('To start from'),
  content: html`<ul class="links">${pairs(site)}</ul>`,
  data: { resource: 'people' },
})}
<script type="module" src="${site.assets['player-comparison']}"></script>`,
  };
}

/** Returns links to the comparison of the two top scorers of all time, and of each season. */
function pairs(site: Words & Addresses & LeagueData): Html[] {
  const { t, tables, path, seasonName } = site;
  const figures = playerFigures(tables);
  const topTwo = (season: number | undefined, when: string) => {
    const leaders = leadersOf(figures, { metric: 'goals', season, isPer90: false, leastMinutes: 0 });
    const [first, second] = leaders.map(({ player }) => figures.players[player]);
    if (!first || !second) return [];
    const [firstId, firstName] = first;
    const [secondId, secondName] = second;
    const address = `${path({ page: 'compare' })}?a=${firstId}&b=${secondId}`;
    return [html`<li><a href="${address}">${firstName} – ${secondName}</a> (${when})</li>`];
  };
  const seasons = playerSeasons(tables).toReversed();
  return [
    ...topTwo(undefined, t('All time')),
    ...seasons.flatMap((season) => topTwo(season, seasonName(season))),
  ];
}

/**
 * Returns a place for a figure of two players, which the script fills.
 *
 * @param most the end of its scale; by default the larger figure of the two. A figure whose scale ends at 0 has no bars.
 */
function facing(figure: string, label: string, most?: number): Html {
  const scale = most === undefined ? nothing : html` data-most="${most}"`;
  const emptyBar = most === 0 ? nothing : html`<svg class="bar" aria-hidden="true"><rect width="0%"/></svg>`;
  return html`<div data-statistic="${figure}"${scale}><dt>${label}</dt><dd>–</dd><dd class="pair">${emptyBar}${emptyBar}</dd><dd>–</dd></div>
`;
}
