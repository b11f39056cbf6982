import { championOf } from '../../derive/honours.ts';
import { hasResult, isOpen } from '../../derive/matches.ts';
import { ofSeason } from '../../records/season-rules.ts';
import type { Standing } from '../../records/standing.ts';
import { meetingsOf, shortName } from '../lookups/club-lookups.ts';
import { isStandingsOver, standingsOf } from '../lookups/season-standings.ts';
import { isAhead } from '../match/match-phase.ts';
import type { LeagueData } from '../published-data.ts';
import { titleHeadline } from '../season/title-race.ts';
import type { Words } from '../words.ts';
import { leadStatement, pointsInWords } from './points-ahead.ts';

const playAgain =
  '{lead} with {meetings, plural, =1 {one meeting} =2 {two meetings} =3 {three meetings} =4 {four meetings} other {# meetings}} left';

/**
 * Returns what a season is about in one statement: its champion, who is first, or when it begins. Otherwise it is the plain
 * title.
 *
 * @param lastDay the day of the last result in words, where later ones are missing
 */
export function seasonHeadline(site: Words & LeagueData, season: number, lastDay?: string): string {
  const { t, tables, format } = site;
  const title = t('{league} {season}', { season });
  const [leader, second] = standingsOf(tables, season);
  const isTableFinal = isStandingsOver(tables, season);
  const winner = isTableFinal && leader ? leader.club : null;
  // The data has the champion once the season is closed.
  const stored = tables.rows('seasons').find((row) => row.season === season)?.champion ?? null;
  const champion = stored ?? championOf(tables.league, season, tables.rows('matches', season), winner);
  if (champion !== null)
    return t('{club} are the champions of {season}', { club: shortName(tables, champion, season), season });
  const matches = tables.rows('matches', season);
  const [firstMatch] = matches;
  if (lastDay === undefined && firstMatch && isAhead(firstMatch, site) && !matches.some(hasResult))
    return t('{title} begins on {day}', { title, day: format.day(firstMatch.date) });
  if (!leader || !second || leader.played === 0) return title;
  const titleNews = titleHeadline(site, season);
  if (titleNews !== undefined) return titleNews;
  if (isTableFinal) return t('{club} finished first', { club: shortName(tables, leader.club, season) });
  const named = ({ club, points }: Standing) => ({ name: shortName(tables, club, season), points });
  const first = named(leader);
  const next = named(second);
  const margin = first.points - next.points;
  const values = { leader: first.name, second: next.name, day: lastDay ?? '' };
  if (lastDay !== undefined)
    return margin === 0
      ? t('On {day} {leader} and {second} were level at the top', values)
      : t('On {day} {leader} led {second} by {points}', {
          ...values,
          points: pointsInWords(t, margin),
        });
  const lead = leadStatement(t, first, next);
  const meetings = ofSeason(meetingsOf(tables, leader.club, second.club), season);
  const meetingsToCome = meetings.filter(({ status }) => isOpen(status)).length;
  return margin === 0 || meetingsToCome === 0 ? lead : t(playAgain, { lead, meetings: meetingsToCome });
}
