import type { Player } from '../records/player.ts';
import { type Html, html } from './html.ts';
import type { Site } from './site.ts';

/** Returns the address of a player's page. */
export function playerPath(site: Site, { player_id }: { readonly player_id: string }): string {
  return site.path({ page: 'player', slug: site.data.slugOfPlayer(player_id) });
}

/** Returns a link to a player's page, or the name alone of a scorer whose id is not known. */
export function playerLink(site: Site, { player_id, name }: Pick<Player, 'player_id' | 'name'>): Html {
  return player_id === null ? html`${name}` : html`<a href="${playerPath(site, { player_id })}">${name}</a>`;
}

/** Returns the one page of a pair of clubs: the club first in the alphabet comes first. */
export function headToHeadRoute(a: string, b: string) {
  const [club = a, opponent = b] = [a, b].sort();
  return { page: 'head-to-head', club, opponent } as const;
}
