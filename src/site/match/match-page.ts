import { hasResult, isOpen } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import { shortId } from '../../records/text.ts';
import type { Addresses } from '../addresses.ts';
import { withLiveScores } from '../components/live-attributes.ts';
import { kickoff } from '../components/match-cards.ts';
import { matchRows } from '../components/match-list.ts';
import { panel, part } from '../components/panels.ts';
import { dataLinks } from '../data-links.ts';
import { matchData } from '../frame/structured-data.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { clubLink, headToHeadRoute, seasonTrail, venueLink, weekLink } from '../links.ts';
import { figureAttribute } from '../live-figures.ts';
import { derbyOf, matchesOfClub, meetingsOf, shortName } from '../lookups/club-lookups.ts';
import { forecastByMatch, statsByMatch } from '../lookups/match-lookups.ts';
import { weekOf } from '../lookups/weeks.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import { slugOfMatch } from '../slugs.ts';
import type { Words } from '../words.ts';
import { lineUps } from './line-ups.ts';
import { matchDetails } from './match-details.ts';
import { matchForecast } from './match-forecast.ts';
import { matchHeadline } from './match-headline.ts';
import { isOverdue, isSoon, lateMs } from './match-phase.ts';
import { matchStatement } from './match-statement.ts';
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
${headline === undefined ? statement(site, match) : html`<p class="news">${headline}</p>`}`,
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

/** Returns who is the favourite of a match to come. The script says it of the moment, and then who won. */
function statement(site: Words & LeagueData, match: Match): Html {
  const { t, format, tables } = site;
  if (!isOpen(match.status) || isOverdue(match, site)) return nothing;
  const names = {
    home: shortName(tables, match.home_club, match.season),
    away: shortName(tables, match.away_club, match.season),
  };
  const probabilities = forecastByMatch(tables).get(match.match_id)?.probabilities;
  const text = matchStatement(t, { match, names, probabilities, percent: format.percent });
  if (text === undefined) return nothing;
  return html`<p class="news"${withLiveScores(tables)}${figureAttribute('statement', match.match_id)} data-home="${names.home}"
 data-away="${names.away}">${text}</p>`;
}

/**
 * Returns the place for what happens in a match while it is played. It has its room shortly before, so that nothing moves
 * once it fills.
 */
function eventList(site: Words & PublishedData, match: Match): Html {
  const { t } = site;
  return panel(
    site,
    {
      id: 'events',
      title: t('What happened'),
      content: html`<p class="small muted" data-hint>${t('Goals, their scorers and red cards are here from the kick-off.')}</p>
<ol class="rows" aria-live="polite"></ol>`,
    },
    html` data-events="${match.match_id}" tabindex="0"${isSoon(match, site) ? nothing : html` hidden`}`,
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
<p class="small"><a href="${site.path(headToHeadRoute(home_club, away_club))}">${countNow(site, match, allMeetings)}</a></p>`,
  });
}

/** Returns the count of meetings. The script shows the count that is true once the match is over. */
function countNow(site: Words & LeagueData, match: Match, meetings: readonly Match[]): Html {
  const text = countOf(site, meetings);
  if (!isOpen(match.status)) return html`${text}`;
  const finished = { ...match, status: 'FINISHED', home_goals: 0, away_goals: 0 } as const;
  const after = countOf(
    site,
    meetings.map((meeting) => (meeting === match ? finished : meeting)),
  );
  return html`<span data-after="${match.match_id}" data-after-text="${after}">${text}</span>`;
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
