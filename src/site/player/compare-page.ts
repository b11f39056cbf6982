import { areas } from '../../derive/rating-weights.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { playerSeasons, playersById } from '../lookups/rows.ts';
import { areaNames, figureNames } from '../names.ts';
import type { Page, PageKind, Site } from '../site.ts';
import { playerFigures } from './leaders-page.ts';
import { leadersOf } from './player-figures.ts';

const careerFigures = ['appearances', 'minutes', 'goals', 'assists'] as const;

export const compareKind: PageKind = {
  name: 'compare',
  paths: { en: '/players/compare', fr: '/joueurs/comparer' },
  label: 'Compare two players',
  pages: (site) => (playersById(site.tables).size > 0 ? [comparePage(site)] : []),
};

/** Returns the page that compares two players, whom its address names. The script asks the API for their figures. */
export function comparePage(site: Site): Page {
  const { t } = site;
  const choice = (name: 'a' | 'b') =>
    html`<label>${t(name === 'a' ? 'First player' : 'Second player')} <input type="search" name="${name}" list="players" autocomplete="off" required></label>`;
  return {
    route: { page: 'compare' },
    title: site.label('compare'),
    description: t('The careers and the latest profiles of two players, side by side.'),
    trail: [{ label: site.label('players'), route: { page: 'players' } }],
    content: html`<p class="lead" data-without-script>${t('Your browser compares the players, with a script. Without scripts, the API has their figures:')} <a href="/api/v1/people"><code>/api/v1/people</code></a></p>
<form data-compare="${t('One of the players was not found.')}" data-figures="${site.playerFigures}" data-scripted><datalist id="players"></datalist><p>${choice('a')} ${choice('b')} <button type="submit">${t('Compare')}</button></p>
<p role="status"></p></form>
<div id="comparison" class="panel narrow" hidden>
<p class="contenders figure"></p>
<h2>${t('Career')}</h2>
<dl class="facing">${careerFigures.map((field) => facing(`career.${field}`, t(figureNames[field].long)))}</dl>
<h2>${t('Latest season with a profile')}</h2>
<dl class="facing">${facing('latest.season', t('Season'), 0)}${facing('latest.rating', t('Profile, 0 to 100 among players of the position'), 10)}${areas.map((area) => facing(`latest.${area}`, t(areaNames[area]), 100))}</dl>
<p class="sources">${t('Areas are 0 to 100 among players of the position in that season. A dash: not known.')}</p></div>
<h2 id="pairs">${t('To start from')}</h2>
<ul class="links">${pairs(site)}</ul>
${sourceLinks(site, { resource: 'people' })}
<script type="module" src="${site.assets.players}"></script>`,
  };
}

/** Returns links to the comparison of the two top scorers of all time, and of each season. */
function pairs(site: Site): Html[] {
  const { t, tables, path, seasonName } = site;
  const { players, ...figures } = playerFigures(tables);
  const topTwo = (season: number | undefined, when: string) => {
    const choice = { metric: 'goals', season, isPer90: false, leastMinutes: 0 } as const;
    const pair = leadersOf({ players, ...figures }, choice)
      .slice(0, 2)
      .flatMap(({ player }) => (players[player] ? [players[player]] : []));
    const [a, b] = pair.map(([id, name]) => ({ id, name }));
    return a && b
      ? [
          html`<li><a href="${path({ page: 'compare' })}?a=${a.id}&amp;b=${b.id}">${a.name} – ${b.name}</a> (${when})</li>`,
        ]
      : [];
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
  return html`<div data-figure="${figure}"${scale}><dt>${label}</dt><dd></dd><dd class="pair">${emptyBar}${emptyBar}</dd><dd></dd></div>
`;
}
