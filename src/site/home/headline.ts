import { championOf, decidingStage } from '../../derive/honours.ts';
import { isOpen } from '../../records/match-status.ts';
import { ofSeason } from '../../records/season-rules.ts';
import type { Standing } from '../../records/standing.ts';
import { shortName } from '../lookups/clubs.ts';
import { meetingsOf } from '../lookups/matches.ts';
import { standingsMatches, standingsOf } from '../lookups/standings.ts';
import { areOver } from '../season/season-records.ts';
import type { Site } from '../site.ts';

const leads =
  '{leader} lead {second} by {points, plural, =1 {one} =2 {two} =3 {three} =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} =9 {nine} other {#}}';
const playAgain =
  '{lead}, and play them {meetings, plural, =1 {once} =2 {twice} =3 {three times} =4 {four times} other {# times}} more';

/** Returns what a season is about in one statement: its champion, or who is first. Otherwise it is the plain title. */
export function seasonHeadline({ t, tables, seasonName }: Site, season: number): string {
  const title = t('{league} {season}', { season: seasonName(season) });
  const [leader, second] = standingsOf(tables, season);
  const isTableFinal = areOver(standingsMatches(tables, season));
  const winner = isTableFinal && leader ? leader.club : null;
  // The data has the champion once the season is closed.
  const decider = decidingStage(tables.league, season);
  const champion = championOf(tables.rows('matches', season), winner, decider);
  if (champion !== null)
    return t('{club} are the champions of {season}', {
      club: shortName(tables, champion, season),
      season: seasonName(season),
    });
  if (!leader || !second || leader.played === 0) return title;
  if (isTableFinal) return t('{club} finished first', { club: shortName(tables, leader.club, season) });
  const name = ({ club }: Standing) => shortName(tables, club, season);
  const margin = leader.points - second.points;
  if (margin === 0)
    return t('{leader} and {second} are level at the top', { leader: name(leader), second: name(second) });
  const meetings = ofSeason(meetingsOf(tables, leader.club, second.club), season);
  const meetingsToCome = meetings.filter(({ status }) => isOpen(status)).length;
  const lead = t(leads, { leader: name(leader), second: name(second), points: margin });
  return meetingsToCome === 0 ? lead : t(playAgain, { lead, meetings: meetingsToCome });
}
