import { shortId } from '../../records/ids.ts';
import type { Match } from '../../records/match.ts';
import { isOpen } from '../../records/match-status.ts';
import type { Site } from '../site.ts';

/** Returns whether a match is still to be played, and so has a calendar file of its own. */
export function hasCalendar({ status }: Pick<Match, 'status'>): boolean {
  return isOpen(status);
}

/** Returns the address of the calendar file of a match. */
export function matchCalendar({ match_id }: Pick<Match, 'match_id'>): string {
  return `/calendar/matches/${shortId(match_id)}.ics`;
}

/** Returns the address of a club's calendar. */
export function clubCalendar(club: string): string {
  return `/calendar/${club}.ics`;
}

/**
 * Returns an address that calendar programs subscribe to; where the build does not know the origin, that of the file.
 */
export function subscriptionAddress({ sources: { siteUrl } }: Pick<Site, 'sources'>, path: string): string {
  return siteUrl === undefined ? path : `${siteUrl.replace(/^https?:/, 'webcal:')}${path}`;
}
