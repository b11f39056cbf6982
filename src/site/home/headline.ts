import { championOf, decidingStage } from '../../derive/champion.ts';
import { isOpen } from '../../records/match-status.ts';
import { ofSeason } from '../../records/of-season.ts';
import { seasonName } from '../../records/season-span.ts';
import { shortName } from '../lookups/clubs.ts';
import { meetingsOf } from '../lookups/matches.ts';
import { standingsMatches, standingsOf } from '../lookups/standings.ts';
import { areOver } from '../season/season-progress.ts';
import type { Site } from '../site.ts';

/** Returns what a season is about in one statement: its champion, or who is first. Otherwise it is the plain title. */
export function seasonHeadline({ t, tables }: Site, season: number): string {
  const title = t.home.title(seasonName(season));
  const [leader, second] = standingsOf(tables, season);
  const isTableFinal = areOver(standingsMatches(tables, season));
  const winner = isTableFinal && leader ? leader.club : null;
  // The data has the champion once the season is closed.
  const decider = decidingStage(tables.league, season);
  const champion = championOf(tables.rows('matches', season), winner, decider);
  if (champion !== null) return t.headlines.champion(shortName(tables, champion, season), seasonName(season));
  if (!leader || !second || leader.played === 0) return title;
  if (isTableFinal) return t.headlines.finishedFirst(shortName(tables, leader.club, season));
  const names = [leader, second].map(({ club }) => shortName(tables, club, season)) as [string, string];
  const margin = leader.points - second.points;
  if (margin === 0) return t.headlines.level(...names);
  const meetings = ofSeason(meetingsOf(tables, leader.club, second.club), season);
  const meetingsToCome = meetings.filter(({ status }) => isOpen(status)).length;
  return t.headlines.leads(...names, margin, meetingsToCome);
}
