import type { Player } from '../../records/player.ts';
import { areaBars } from '../components/area-bars.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';
import { figureColumns } from './players.ts';

/**
 * Returns the page of a player: every season, and the rating of the latest one with its five areas.
 *
 * @param seasons the player's seasons, oldest first; at least one
 */
export function playerPage(site: Site, seasons: readonly Player[]): Page {
  const { t, data } = site;
  const latest = seasons.at(-1);
  if (!latest) throw new Error('A player page needs at least one season.');
  const name = latest.full_name ?? latest.name;
  const about = [
    t.positions[latest.position],
    latest.nationality,
    latest.birth_year === null ? null : t.players.born(latest.birth_year),
  ].filter((text) => text !== null);
  return {
    route: { page: 'player', slug: data.slugOfPlayer(latest.player_id) },
    title: name,
    description: t.players.playerDescription(name),
    content: html`<p class="lead">${about.join(' · ')}</p>
${sourceLinks(site, { api: `/api/v1/players?player_id=${latest.player_id}&season=${latest.season}` })}
<h2 id="seasons">${t.clubs.seasons}</h2>
${table({
  caption: t.clubs.seasons,
  rows: seasons.toReversed(),
  columns: [
    {
      heading: t.columns.season,
      cell: ({ season }) => html`<a href="${site.path({ page: 'season-players', season })}">${season}</a>`,
    },
    {
      heading: t.columns.club,
      isText: true,
      cell: ({ club, team }) =>
        club === null ? '–' : html`<a href="${site.path({ page: 'club', club })}">${team}</a>`,
    },
    ...figureColumns(site, seasons),
  ],
})}
<p class="sources">${t.players.playoffsIncluded}</p>
${ratingOf(site, seasons)}`,
  };
}

/** The areas of the latest season that has a rating. */
function ratingOf(site: Site, seasons: readonly Player[]): Html {
  const { t, format } = site;
  const rated = seasons.findLast(({ rating }) => rating !== null);
  if (!rated) return nothing;
  return html`<h2 id="rating">${t.players.rating(rated.season)}</h2>
<p><strong>${format.number(rated.rating, 2)}</strong>${
    rated.rating_rank === null
      ? html` · ${t.players.notEligible}`
      : html` · ${t.players.rank(rated.rating_rank)}`
  }</p>
${areaBars(site, rated)}
<p class="sources"><a href="${site.path({ page: 'ratings' })}">${t.ratings}</a></p>`;
}
