import { isListed, type Player } from '../../records/player.ts';
import { seasonName } from '../../records/season-span.ts';
import { sourceLinks } from '../components/source-links.ts';
import { table } from '../components/table.ts';
import type { Page } from '../frame/page.ts';
import { personData } from '../frame/structured-data.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import { areaBars } from './area-bars.ts';
import { countryName } from './country.ts';
import { figureColumns } from './players-page.ts';
import { ratingInputs } from './rating-inputs.ts';

/**
 * Returns the page of a player, with every season and the latest rating, its areas and inputs.
 *
 * @param seasons the player's seasons, oldest first; at least one
 */
export function playerPage(site: Site, seasons: readonly Player[]): Page {
  const { t, data } = site;
  const latestSeason = seasons.at(-1);
  if (!latestSeason) throw new Error('A player page needs at least one season.');
  const { player_id } = latestSeason;
  if (player_id === null) throw new Error('A player page needs the id of the player.');
  const name = latestSeason.full_name ?? latestSeason.name;
  const position = seasons.findLast(isListed)?.position;
  const personalDetails = [
    position === undefined ? null : t.positions[position],
    latestSeason.nationality === null ? null : countryName(latestSeason.nationality, site.language),
    latestSeason.birth_year === null ? null : t.players.born(latestSeason.birth_year),
  ].filter((text) => text !== null);
  return {
    route: { page: 'player', slug: data.slugOfPlayer(player_id) },
    title: name,
    description: t.players.playerDescription(name),
    trail: [{ label: t.nav.players, route: { page: 'players' } }],
    structuredData: personData(site, latestSeason),
    content: html`<p class="lead">${personalDetails.join(' · ')}</p>
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
${sourceLinks(site, { resource: 'players', query: { player_id } })}
${ratingPart(site, seasons)}`,
  };
}

/** Returns the clubs that a player had in a season, in order. */
function clubs(site: Site, { club, team, clubs: stints, season }: Player): Html {
  const ids = stints.length > 0 ? stints.map((stint) => stint.club) : club === null ? [] : [club];
  if (ids.length === 0) return html`${team ?? '–'}`;
  return html`${ids.map((id, index) => {
    const name = site.data.shortName(id, season);
    return html`${index > 0 ? ', ' : ''}<a href="${site.path({ page: 'club', club: id })}">${name}</a>`;
  })}`;
}

/** Returns the latest rating of a player, with its areas and metrics. */
function ratingPart(site: Site, seasons: readonly Player[]): Html {
  const { t, format } = site;
  const ratedSeason = seasons.filter(isListed).findLast(({ rating }) => rating !== null);
  if (!ratedSeason) return nothing;
  const name = seasonName(ratedSeason.season);
  const { season, position, rating_eligible } = ratedSeason;
  // Ratings are percentiles within a position, so ranks across positions say little.
  const peers = site.data.tables
    .rows('players', season)
    .filter((player) => player.position === position && player.rating_eligible);
  const place = peers.filter(({ rating }) => (rating ?? 0) > (ratedSeason.rating ?? 0)).length + 1;
  const rank = rating_eligible ? t.players.place(place, peers.length, name) : t.players.notEligible;
  return html`<h2 id="rating">${t.players.rating(name)}</h2>
<p><strong>${format.number(ratedSeason.rating, 2)}</strong> · ${rank}</p>
${areaBars(site, ratedSeason)}
<p class="sources">${t.players.areasNote(t.positions[ratedSeason.position], name)}</p>
<h3 id="inputs">${t.players.inputs}</h3>
${ratingInputs(site, ratedSeason)}
<p class="sources"><a href="${site.path({ page: 'ratings' })}">${t.nav.ratings}</a></p>`;
}
