import { hasResult } from '../../derive/tally.ts';
import { shortId } from '../../records/ids.ts';
import type { Match } from '../../records/match.ts';
import { seasonName } from '../../records/season-span.ts';
import { withLiveScores } from '../components/freshness.ts';
import { decision } from '../components/match-card.ts';
import { matchList } from '../components/match-list.ts';
import { sourceLinks } from '../components/source-links.ts';
import type { Page } from '../frame/page.ts';
import { type Html, html, nothing } from '../html.ts';
import { headToHeadRoute } from '../links.ts';
import type { Site } from '../site.ts';
import { formBefore } from './form-before.ts';
import { matchDetails } from './match-details.ts';
import { matchScorers } from './match-scorers.ts';
import { matchStatistics } from './match-statistics.ts';

/** The other meetings are on the page of the two clubs. */
const maxMeetings = 5;

/** Returns the page of a match, from its score and scorers to earlier meetings of the clubs. */
export function matchPage(site: Site, match: Match): Page {
  const { t, format, data } = site;
  const { season, home_team, away_team, status } = match;
  const stats = data.statsOf.get(match.match_id);
  const id = shortId(match.match_id);
  const liveAttribute = status === 'FINISHED' ? nothing : withLiveScores;
  return {
    route: { page: 'match', slug: data.slugOfMatch(match) },
    title: hasResult(match)
      ? `${home_team} ${format.score(match.home_goals, match.away_goals)} ${away_team}`
      : t.match.title(home_team, away_team),
    description: t.match.description(home_team, away_team, format.day(match.date)),
    trail: [
      { label: t.nav.seasons, route: { page: 'seasons' } },
      { label: seasonName(season), route: { page: 'season', season } },
    ],
    header: heading(site, match),
    structuredData: structuredData(site, match),
    content: html`<p class="lead"${liveAttribute}>${site.stageName(match.stage)} · <time datetime="${match.date}">${format.day(match.date)}</time> · <span class="status">${t.match.status[status]}</span> ${decision(site, match)}</p>
${stats ? matchScorers(site, stats) : nothing}
<div class="columns">${matchStatistics(site, match, stats)}
<div><h2 id="details">${t.match.details}</h2>
${matchDetails(site, match)}
${sourceLinks(site, { resource: 'matches', query: { season, match_id: id }, computedFrom: [`matches/${season}.json`] })}
<h2 id="form">${t.match.formBefore}</h2>
${formBefore(site, match)}</div></div>
${meetings(site, match)}`,
  };
}

function heading(site: Site, match: Match): Html {
  const { home_club, away_club, home_team, away_team, home_goals, away_goals } = match;
  const club = (id: string, name: string) =>
    html`<a href="${site.path({ page: 'club', club: id })}">${name}</a>`;
  return html`<h1 data-match="${match.match_id}">${club(home_club, home_team)} <span class="score">${home_goals === null ? site.t.match.versus : site.format.score(home_goals, away_goals)}</span> ${club(away_club, away_team)}<span class="clock"></span></h1>`;
}

function meetings(site: Site, match: Match): Html {
  const { t, data } = site;
  const { home_club, away_club, home_team, away_team } = match;
  const earlierMatches = data
    .meetings(home_club, away_club)
    .filter((meeting) => hasResult(meeting) && meeting.date < match.date);
  if (earlierMatches.length === 0) return nothing;
  return html`<h2 id="meetings">${t.match.meetings}</h2>
${matchList(site, t.match.meetings, earlierMatches.slice(-maxMeetings).toReversed())}
${sourceLinks(site, { resource: 'head-to-head', query: { team: home_club, opponent: away_club } })}
<p class="sources"><a href="${site.path(headToHeadRoute(home_club, away_club))}">${t.headToHead.title(home_team, away_team)}</a></p>`;
}

function structuredData({ t }: Site, match: Match): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: t.match.title(match.home_team, match.away_team),
    startDate: match.kickoff_utc ?? match.date,
    location: { '@type': 'Place', name: match.venue, address: match.city },
    homeTeam: { '@type': 'SportsTeam', name: match.home_team },
    awayTeam: { '@type': 'SportsTeam', name: match.away_team },
  };
}
