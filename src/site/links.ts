import { shortId } from '../records/ids.ts';
import type { Match } from '../records/match.ts';
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

/** Returns a link to a club under its short name of a season. */
export function clubLink({ path, data }: Site, club: string, season: number): Html {
  return html`<a href="${path({ page: 'club', club })}">${data.shortName(club, season)}</a>`;
}

/** Returns a link to a match: its clubs and its score, or the clubs alone. */
export function matchLink({ path, data, format, t }: Site, match: Match): Html {
  const { home_club, away_club, home_goals, away_goals, season } = match;
  const score = home_goals === null ? t.match.versus : format.score(home_goals, away_goals);
  const text = `${data.shortName(home_club, season)} ${score} ${data.shortName(away_club, season)}`;
  return html`<a href="${path({ page: 'match', slug: data.slugOfMatch(match) })}">${text}</a>`;
}

/** Returns the id of a referee's row on their page, to which links lead. */
export function refereeAnchor(refereeId: string): string {
  return `referee-${shortId(refereeId)}`;
}

/** Returns a link to a venue's page. */
export function venueLink({ path, placeName }: Site, venueId: string, name: string): Html {
  return html`<a href="${path({ page: 'venue', venue: venueId })}">${placeName(name)}</a>`;
}
