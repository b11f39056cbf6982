import type { Match } from '../records/match.ts';
import type { Player } from '../records/player.ts';
import type { Addresses } from './addresses.ts';
import { type Html, html, joined } from './html.ts';
import { clubsById, shortName } from './lookups/club-lookups.ts';
import { nameOfPlayer, playersById, slugOfPlayer } from './lookups/player-lookups.ts';
import type { Week } from './lookups/weeks.ts';
import type { Route } from './page-kinds.ts';
import type { LeagueData } from './published-data.ts';
import type { Page } from './site.ts';
import { slugOfMatch } from './slugs.ts';
import type { Words } from './words.ts';

/** Returns a link to a player's page under the name of that page, or the name alone of somebody without one. */
export function playerLink(
  { path, tables }: Addresses & LeagueData,
  player: Pick<Player, 'player_id' | 'name'>,
): Html {
  const { player_id } = player;
  const name = nameOfPlayer(tables, player);
  if (player_id === null || !playersById(tables).has(player_id)) return html`${name}`;
  return html`<a href="${path({ page: 'player', slug: slugOfPlayer(tables, player_id) })}">${name}</a>`;
}

/** Returns the one page of a pair of clubs: the club first in the alphabet comes first. */
export function headToHeadRoute(club: string, opponent: string) {
  const page = 'head-to-head';
  if (opponent < club) return { page, club: opponent, opponent: club } as const;
  return { page, club, opponent } as const;
}

/** Returns a link to a club under a name, or to a part of its page such as `#coaches`. */
export function namedClubLink({ path }: Addresses, club: string, name: Html | string, anchor = ''): Html {
  return html`<a href="${path({ page: 'club', club })}${anchor}">${name}</a>`;
}

/** Returns a link to a club under its short name of a season. */
export function clubLink(site: Addresses & LeagueData, club: string, season: number): Html {
  return namedClubLink(site, club, shortName(site.tables, club, season));
}

/** Returns a link to a club's page of a season under the name of the season. */
export function clubSeasonLink({ path, seasonName }: Words & Addresses, club: string, season: number): Html {
  return html`<a href="${path({ page: 'club-season', club, season })}">${seasonName(season)}</a>`;
}

/** Returns links to clubs under their short names of today. */
export function clubLinks(site: Addresses & LeagueData, clubs: readonly string[]): Html {
  const links = clubs.map((club) =>
    namedClubLink(site, club, clubsById(site.tables).get(club)?.short_name ?? club),
  );
  return joined(links, ', ');
}

/** Returns a link to the club of a player in a season, or its name alone where it has no page. */
export function playerClubLink(site: Addresses & LeagueData, { club, team, season }: Player): Html {
  return club === null ? html`${team ?? '–'}` : clubLink(site, club, season);
}

/** Returns a link to a page for developers, which says in other languages that the page is in English. */
export function developerLink(
  { path, language, t }: Words & Addresses,
  route: Route,
  label: string,
  anchor = '',
): Html {
  const href = path(route) + anchor;
  return language === 'en'
    ? html`<a href="${href}">${label}</a>`
    : html`<a href="${href}" hreflang="en">${label} (${t('in English')})</a>`;
}

/** Returns the statement that xG is an estimate, as a link to how it is made. */
export function xgLink(site: Words & Addresses): Html {
  const label = site.t('xG is an estimate from the number and kind of attempts.');
  return developerLink(site, { page: 'ratings' }, label, '#xg');
}

/** Returns a link to a season under its name. */
export function seasonLink({ path, seasonName }: Words & Addresses, season: number): Html {
  return html`<a href="${path({ page: 'season', season })}">${seasonName(season)}</a>`;
}

/** Returns the page of a week. */
export function weekRoute({ season, number }: Week) {
  return { page: 'week', season, week: number } as const;
}

/** Returns a link to a week under its number. */
export function weekLink({ path, t }: Words & Addresses, week: Week): Html {
  return html`<a href="${path(weekRoute(week))}">${t('Week {week}', { week: week.number })}</a>`;
}

/** Returns the address of a match's page. */
export function matchPath({ path }: Addresses, match: Match): string {
  return path({ page: 'match', slug: slugOfMatch(match) });
}

/** Returns a link to a match: its clubs and its score, or the clubs alone. */
export function matchLink(site: Words & Addresses & LeagueData, match: Match): Html {
  const { tables, format, t } = site;
  const { home_club, away_club, home_goals, away_goals, season } = match;
  const score = home_goals === null ? t('v') : format.score(home_goals, away_goals);
  const text = `${shortName(tables, home_club, season)} ${score} ${shortName(tables, away_club, season)}`;
  return html`<a href="${matchPath(site, match)}">${text}</a>`;
}

/** Returns a link to a referee's page. */
export function refereeLink({ path }: Addresses, refereeId: string, name: string): Html {
  return html`<a href="${path({ page: 'referee', referee: refereeId })}">${name}</a>`;
}

/** Returns a link to a venue's page. */
export function venueLink({ path, localName }: Words & Addresses, venueId: string, name: string): Html {
  return html`<a href="${path({ page: 'venue', venue: venueId })}">${localName(name)}</a>`;
}

/** Returns a text of the data with the apostrophes that are printed. */
export function printed(text: string): string {
  return text.replaceAll("'", '’');
}

/** Returns an English text of the data in the page's language; without a translation, marked as English. */
export function translated({ translate }: Words, text: string): Html {
  const translation = translate(text);
  return translation === undefined ? html`<span lang="en">${text}</span>` : html`${translation}`;
}

/** Returns the pages above one of a season. */
export function seasonTrail(site: Words & Addresses, season: number): NonNullable<Page['trail']> {
  return [
    { label: site.label('seasons'), route: { page: 'seasons' } },
    { label: site.seasonName(season), route: { page: 'season', season } },
  ];
}
