import type { Player } from '../records/player.ts';
import type { Site } from './site.ts';

/** Returns the address of a player's page. */
export function playerPath(site: Site, { player_id }: Pick<Player, 'player_id'>): string {
  return site.path({ page: 'player', slug: site.data.slugOfPlayer(player_id) });
}

/** Returns the one page of a pair of clubs: the club first in the alphabet comes first. */
export function headToHeadRoute(a: string, b: string) {
  const [club = a, opponent = b] = [a, b].sort();
  return { page: 'head-to-head', club, opponent } as const;
}
