import type { Player } from '../../records/player.ts';
import { seasonName } from '../../records/season-span.ts';
import { areaBars } from '../components/area-bars.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import { countryName } from '../country.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Page } from '../page.ts';
import { ratingInputs } from '../parts/rating-inputs.ts';
import type { Site } from '../site.ts';
import { figureColumns } from './players.ts';

/**
 * Returns the page of a player: every season, and the rating of the latest one with its areas and inputs.
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
    latest.nationality === null ? null : countryName(latest.nationality, site.language),
    latest.birth_year === null ? null : t.players.born(latest.birth_year),
  ].filter((text) => text !== null);
  return {
    route: { page: 'player', slug: data.slugOfPlayer(latest.player_id) },
    title: name,
    description: t.players.playerDescription(name),
    trail: [{ label: t.nav.players, route: { page: 'players' } }],
    content: html`<p class="lead">${about.join(' · ')}</p>
<h2 id="seasons">${t.clubs.seasons}</h2>
${table<Player>({
  caption: t.clubs.seasons,
  rows: seasons.toReversed(),
  columns: [
    {
      heading: t.columns.season,
      cell: ({ season }) =>
        html`<a href="${site.path({ page: 'season-players', season })}">${seasonName(season)}</a>`,
    },
    { heading: t.columns.club, isText: true, cell: (player) => clubs(site, player) },
    ...figureColumns(site, seasons),
  ],
})}
<p class="sources">${t.players.playoffsIncluded}</p>
${sourceLinks(site, { resource: 'players', query: { player_id: latest.player_id } })}
${ratingPart(site, seasons)}`,
  };
}

/** Returns the clubs of a season: of a player who moved, all of them in order. */
function clubs(site: Site, { club, team, clubs: stints, season }: Player): Html {
  const ids = stints.length > 0 ? stints.map((stint) => stint.club) : club === null ? [] : [club];
  if (ids.length === 0) return html`${team ?? '–'}`;
  return html`${ids.map((id, index) => {
    const name = site.data.shortName(id, season);
    return html`${index > 0 ? ', ' : ''}<a href="${site.path({ page: 'club', club: id })}">${name}</a>`;
  })}`;
}

/** Returns the rating of the latest season that has one: its areas, and the metrics that it is made from. */
function ratingPart(site: Site, seasons: readonly Player[]): Html {
  const { t, format } = site;
  const rated = seasons.findLast(({ rating }) => rating !== null);
  if (!rated) return nothing;
  const name = seasonName(rated.season);
  const rank = rated.rating_rank === null ? t.players.notEligible : t.players.rank(rated.rating_rank, name);
  return html`<h2 id="rating">${t.players.rating(name)}</h2>
<p><strong>${format.number(rated.rating, 2)}</strong> · ${rank}</p>
${areaBars(site, rated)}
<p class="sources">${t.players.areasNote(t.positions[rated.position], name)}</p>
<h3 id="inputs">${t.players.inputs}</h3>
${ratingInputs(site, rated)}
<p class="sources"><a href="${site.path({ page: 'ratings' })}">${t.nav.ratings}</a></p>`;
}
