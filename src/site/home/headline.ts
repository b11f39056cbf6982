import { isOpen } from '../../records/match-status.ts';
import { ofSeason } from '../../records/of-season.ts';
import { seasonName } from '../../records/season-span.ts';
import type { Site } from '../site.ts';

/** Returns what a season is about in one statement: its champion, or who leads. Otherwise it is the plain title. */
export function seasonHeadline({ t, data }: Site, season: number): string {
  const title = t.home.title(seasonName(season));
  const row = data.tables.rows('seasons').find((seasonRow) => seasonRow.season === season);
  if (row?.champion) return t.headlines.champion(data.shortName(row.champion, season), seasonName(season));
  const [leader, second] = data.standingsOf(season);
  if (!leader || !second || leader.played === 0) return title;
  const names = [leader, second].map(({ club }) => data.shortName(club, season)) as [string, string];
  const margin = leader.points - second.points;
  if (margin === 0) return t.headlines.level(...names);
  const meetings = ofSeason(data.meetings(leader.club, second.club), season);
  const meetingsToCome = meetings.filter(({ status }) => isOpen(status)).length;
  return t.headlines.leads(...names, margin, meetingsToCome);
}
