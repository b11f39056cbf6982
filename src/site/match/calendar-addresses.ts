import type { Match } from '../../records/match.ts';
import { shortId } from '../../records/text.ts';
import type { Addresses } from '../addresses.ts';

/** Returns the address of the calendar file of a match, which one that is still to be played has. */
export function matchCalendar({ match_id }: Pick<Match, 'match_id'>): string {
  return `/calendar/matches/${shortId(match_id)}.ics`;
}

/** The address of the calendar of all matches. */
export const leagueCalendar = '/calendar/all.ics';

/** Returns the address of a club's calendar. */
export function clubCalendar(club: string): string {
  return `/calendar/${club}.ics`;
}

/**
 * Returns an address that calendar programs subscribe to; where the build does not know the origin, that of the file.
 */
export function subscriptionAddress({ siteUrl }: Addresses, path: string): string {
  return siteUrl === undefined ? path : `${siteUrl.replace(/^https?:/, 'webcal:')}${path}`;
}
