import { isListed, type Player } from '../../records/player.ts';
import { sourceLinks } from '../components/source-links.ts';
import type { Page, PageKind } from '../frame/page.ts';
import { personData } from '../frame/structured-data.ts';
import { html, nothing } from '../html.ts';
import { playersById, slugOfPlayer } from '../lookups/players.ts';
import type { Site } from '../site.ts';
import { clubClass } from '../style/club-colours.ts';
import { concededPanel } from './conceded-panel.ts';
import { playerBand } from './player-band.ts';
import { playerGoals } from './player-goals.ts';
import { playerRating } from './player-rating.ts';
import { playerSeasons } from './player-seasons.ts';

declare module '../routes.ts' {
  interface PageParameters {
    player: { slug: string };
  }
}

export const playerKind: PageKind = {
  name: 'player',
  paths: { en: '/players/:slug', fr: '/joueurs/:slug' },
  pages: (site) => [...playersById(site.tables).values()].map((seasons) => playerPage(site, seasons)),
};

/**
 * Returns the page of a player: the band, every season, and the latest rating among peers, with every goal beside.
 *
 * @param seasons the player's seasons, oldest first; at least one
 */
export function playerPage(site: Site, seasons: readonly Player[]): Page {
  const { t, tables } = site;
  const latestSeason = seasons.at(-1);
  if (!latestSeason) throw new Error('A player page needs at least one season.');
  const { player_id } = latestSeason;
  if (player_id === null) throw new Error('A player page needs the id of the player.');
  const name = latestSeason.full_name ?? latestSeason.name;
  const isGoalkeeper = seasons.findLast(isListed)?.position === 'Goalkeeper';
  const club = seasons.findLast((row) => row.club !== null)?.club ?? undefined;
  return {
    route: { page: 'player', slug: slugOfPlayer(tables, player_id) },
    title: name,
    description: t('{name} {inLeague}: every season, with rating.', { name }),
    trail: [{ label: site.label('players'), route: { page: 'players' } }],
    structuredData: personData(site, latestSeason),
    header: playerBand(site, seasons, { name, club, playerId: player_id, isGoalkeeper }),
    content: html`<div class="split${club === undefined ? '' : ` ${clubClass(club)}`}"><div>
${playerSeasons(site, seasons, isGoalkeeper)}
${sourceLinks(site, { resource: 'players', query: { player_id } })}
<p><a href="${site.path({ page: 'compare' })}?a=${player_id}">${t('Compare with another player')}</a></p>
${playerRating(site, seasons)}</div>
<div>${isGoalkeeper ? concededPanel(site, seasons) : nothing}${playerGoals(site, player_id, seasons)}</div></div>`,
  };
}
