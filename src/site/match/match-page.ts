import { hasResult, isOpen } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import { shortId } from '../../records/text.ts';
import type { Addresses } from '../addresses.ts';
import { kickoff } from '../components/match-cards.ts';
import { matchRows } from '../components/match-list.ts';
import { panel, part } from '../components/panels.ts';
import { dataLinks } from '../data-links.ts';
import { matchData } from '../frame/structured-data.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { clubLink, headToHeadRoute, seasonTrail, venueLink, weekLink } from '../links.ts';
import { derbyOf, matchesOfClub, meetingsOf } from '../lookups/club-lookups.ts';
import { statsByMatch } from '../lookups/match-lookups.ts';
import { weekOf } from '../lookups/weeks.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import { slugOfMatch } from '../slugs.ts';
import type { Words } from '../words.ts';
import { lineUps } from './line-ups.ts';
import { matchDetails } from './match-details.ts';
import { matchForecast } from './match-forecast.ts';
import { matchHeadline } from './match-headline.ts';
import { isOverdue, lateMs } from './match-phase.ts';
import { matchStatistics } from './match-statistics.ts';
import { scoreboard } from './scoreboard.ts';

/** The other meetings are on the page of the two clubs. */
const maxMeetings = 3;
const lastFive = 5;

/** Returns the page of a match: the scoreboard, statistics or what came before, and the matches around it. */
export function matchPage(site: Words & Addresses & PublishedData, match: Match): Page {
  const { t, format, tables } = site;
  const { season, home_team, away_team } = match;
  const stats = statsByMatch(tables).get(match.match_id);
  const isToCome = isOpen(match.status);
  const headline = matchHeadline(site, match);
  return {
    route: { page: 'match', slug: slugOfMatch(match) },
    title: hasResult(match)
      ? `${home_team} ${format.score(match.home_goals, match.away_goals)} ${away_team}`
      : t('{home} v {away}', { home: home_team, away: away_team }),
    description: t('{home} v {away} on {day}: score, scorers, statistics and head-to-head.', {
      home: home_team,
      away: away_team,
      day: format.day(match.date),
    }),
    trail: seasonTrail(site, season),
    header: html`${occasion(site, match)}
${scoreboard(site, match, stats)}
${headline === undefined ? nothing : html`<p class="news">${headline}</p>`}`,
    structuredData: matchData(site, match),
    content: html`<div class="split"><div>
${isToCome ? html`${matchForecast(site, match)}${eventList(site, match)}` : nothing}
${isToCome ? lastMatches(site, match) : nothing}
${matchStatistics(site, match, stats)}
${lineUps(site, match)}
</div>
<aside>
${isToCome ? nothing : matchForecast(site, match)}
${matchDetails(site, match)}
${meetings(site, match)}
${dataLinks(site, { resource: 'match', query: { match_id: shortId(match.match_id) }, computedFrom: [`matches/${season}.json`] })}
</aside></div>`,
  };
}

/** Returns the place for what happens in a match while it is played. It is empty before. */
function eventList(site: Words & PublishedData, { match_id }: Match): Html {
  return panel(
    site,
    {
      id: 'events',
      title: site.t('What happened'),
      content: html`<ol class="rows" aria-live="polite"></ol>`,
    },
    html` data-events="${match_id}" hidden`,
  );
}

/** Returns the name of the derby, the stage, the matchday, the venue and the kick-off of a match. */
function occasion(site: Words & Addresses & LeagueData, match: Match): Html {
  const { t } = site;
  const { stage, matchday, venue_id, venue, city, neutral } = match;
  const week = weekOf(site.tables, match);
  const derby = derbyOf(site.tables, match.home_club, match.away_club);
  return html`<p class="small muted quiet">${joined([
    derby,
    site.stageName(stage),
    matchday === null ? undefined : t('Matchday {matchday}', { matchday }),
    week && weekLink(site, week),
    venue_id !== null && venue !== null
      ? joined([venueLink(site, venue_id, venue), city === null ? undefined : site.localName(city)], ', ')
      : undefined,
    neutral ? t('neutral site') : undefined,
    kickoff(site, match, 'longMoment'),
  ])}</p>`;
}

/** Returns the last five matches of both clubs before one to come, with their scores. */
function lastMatches(site: Words & Addresses & PublishedData, match: Match): Html {
  const lists = [match.home_club, match.away_club].map((club) => {
    const matches = matchesOfClub(site.tables, club).filter((row) => hasResult(row) && row.date < match.date);
    if (matches.length === 0) return nothing;
    return html`<div><h3 class="quiet">${clubLink(site, club, match.season)}</h3>
${matchRows(site, matches.slice(-lastFive).toReversed(), { club })}</div>`;
  });
  return part(site, {
    id: 'form',
    title: site.t('Last five matches'),
    content: html`<div class="columns">${lists}</div>`,
  });
}

function meetings(site: Words & Addresses & PublishedData, match: Match): Html {
  const { t, tables } = site;
  const { home_club, away_club, date } = match;
  const allMeetings = meetingsOf(tables, home_club, away_club);
  const earlierMatches = allMeetings.filter((meeting) => hasResult(meeting) && meeting.date < date);
  if (earlierMatches.length === 0) return nothing;
  return panel(site, {
    id: 'meetings',
    title: t('Previous meetings'),
    content: html`${matchRows(site, earlierMatches.slice(-maxMeetings).toReversed())}
<p class="small"><a href="${site.path(headToHeadRoute(home_club, away_club))}">${countOf(site, allMeetings)}</a></p>`,
  });
}

/** Returns how many meetings of two clubs have a result, and how many are to come. */
function countOf(site: Words & LeagueData, meetings: readonly Match[]): string {
  const { t } = site;
  const played = meetings.filter(hasResult).length;
  const openMeetings = meetings.filter(({ status }) => isOpen(status));
  if (openMeetings.length === 0) return t('All {meetings} meetings', { meetings: played });
  const isAnyOverdue = openMeetings.some((meeting) => isOverdue(meeting, site, lateMs));
  if (isAnyOverdue) return t('{meetings} meetings with a result', { meetings: played });
  return t('{meetings} meetings played, {toCome} to come', {
    meetings: played,
    toCome: openMeetings.length,
  });
}
