import { formOf } from '../../derive/form.ts';
import { hasResult } from '../../derive/tally.ts';
import { shortId } from '../../records/ids.ts';
import type { Match } from '../../records/match.ts';
import type { MatchStats, SideStats } from '../../records/match-stats.ts';
import { formPills } from '../components/form-pills.ts';
import { matchList } from '../components/match-list.ts';
import { kickoff } from '../components/score-card.ts';
import { sourceLinks } from '../components/source-links.ts';
import { statBars } from '../components/stat-bars.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Page } from '../layout.ts';
import type { Site } from '../site.ts';

/** The other meetings are on the page of the two clubs. */
const maxMeetings = 5;

/** Returns the page of a match: score, scorers, statistics, details, form before and earlier meetings. */
export function matchPage(site: Site, match: Match): Page {
  const { t, format, data } = site;
  const stats = data.statsOf.get(match.match_id);
  const earlier = data.meetings(match.home_club, match.away_club).filter(({ date }) => date < match.date);
  const id = shortId(match.match_id);
  const isPlayed = hasResult(match);
  return {
    route: { page: 'match', slug: data.slugOfMatch(match) },
    title: isPlayed
      ? `${match.home_team} ${format.score(match.home_goals, match.away_goals)} ${match.away_team}`
      : t.match.title(match.home_team, match.away_team),
    description: t.match.description(match.home_team, match.away_team, format.day(match.date)),
    structuredData: structuredData(match),
    content: html`<p class="lead" data-match="${match.match_id}"><a href="${site.path({ page: 'season', season: match.season })}">${t.season.title(match.season)}</a> · ${site.stageName(match.stage)} · ${kickoff(site, match)} · ${t.match.status[match.status]}</p>
${sourceLinks(site, {
  json: `/data/v1/match-stats/match_id/${id}.json`,
  api: `/api/v1/match-stats?match_id=${id}`,
})}
${stats === undefined ? nothing : scorers(site, stats)}
<h2 id="statistics">${t.match.statistics}</h2>
${stats?.team_stats ? statBars(site, paired(site, stats.team_stats.home, stats.team_stats.away)) : html`<p class="muted">${t.match.noStatistics}</p>`}
<h2 id="details">${t.match.details}</h2>
${details(site, match)}
<h2 id="form">${t.match.formBefore}</h2>
<div>${match.home_team} ${formPills(site, formBefore(site, match, match.home_club))}</div>
<div>${match.away_team} ${formPills(site, formBefore(site, match, match.away_club))}</div>
${
  earlier.length === 0
    ? nothing
    : html`<h2 id="meetings">${t.match.meetings}</h2>
${matchList(site, t.match.meetings, earlier.slice(-maxMeetings).toReversed())}
<p class="sources"><a href="${site.path(headToHeadRoute(match.home_club, match.away_club))}">${t.headToHead.title(match.home_team, match.away_team)}</a></p>`
}`,
  };
}

/** Returns the one page of a pair of clubs: the club first in the alphabet comes first. */
export function headToHeadRoute(a: string, b: string) {
  const [club = a, opponent = b] = [a, b].sort();
  return { page: 'head-to-head', club, opponent } as const;
}

function formBefore({ data }: Site, match: Match, club: string) {
  const counted = data
    .matchesOf(club)
    .filter(({ season, date }) => season === match.season && date < match.date);
  return formOf(counted, club);
}

function scorers({ t }: Site, stats: MatchStats): Html {
  const list = (name: string, goals: MatchStats['home_scorers']) =>
    goals.length === 0
      ? nothing
      : html`<section><h3>${name}</h3><ul>${goals.map(
          ({ player, minute }) =>
            html`<li>${player ?? t.match.unknownScorer}${minute === null ? '' : html` ${minute}′`}</li>`,
        )}</ul></section>`;
  if (stats.home_scorers.length + stats.away_scorers.length === 0) return nothing;
  return html`<h2 id="goals">${t.match.scorers}</h2><div class="columns">${list(stats.home_team, stats.home_scorers)}${list(stats.away_team, stats.away_scorers)}</div>`;
}

function paired({ t }: Site, home: SideStats, away: SideStats) {
  return (Object.keys(t.match.stats) as (keyof typeof t.match.stats)[]).flatMap((field) => {
    const key = field as keyof SideStats;
    const [own, other] = [home[key], away[key]];
    if (typeof own !== 'number' || typeof other !== 'number') return [];
    return [
      { label: t.match.stats[field], home: own, away: other, ...(field === 'xg' && { digits: 2 as const }) },
    ];
  });
}

function details(site: Site, match: Match): Html {
  const { t, format, data } = site;
  const weather = data.weatherOf.get(match.match_id);
  const conditions = weather && [
    weather.temperature_c === null ? '' : `${format.number(weather.temperature_c, 1)} °C`,
    weather.wind_kmh === null ? '' : `${format.number(weather.wind_kmh, 0)} km/h`,
  ];
  const facts: [string, string | Html | undefined][] = [
    [t.match.kickoff, kickoff(site, match)],
    [t.columns.venue, `${match.venue}, ${match.city}`],
    [t.columns.attendance, match.attendance === null ? undefined : format.number(match.attendance)],
    [t.match.referee, match.referee ?? undefined],
    [t.match.weather, conditions?.filter((text) => text !== '').join(', ') || undefined],
  ];
  return html`<dl>${facts.map(([name, value]) => (value === undefined ? nothing : html`<dt class="muted">${name}</dt><dd>${value}</dd>`))}</dl>`;
}

function structuredData(match: Match): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'SportsEvent',
    name: `${match.home_team} v ${match.away_team}`,
    startDate: match.kickoff_utc ?? match.date,
    location: { '@type': 'Place', name: match.venue, address: match.city },
    homeTeam: { '@type': 'SportsTeam', name: match.home_team },
    awayTeam: { '@type': 'SportsTeam', name: match.away_team },
  };
}
