import { addDays } from '../../derive/forecasts.ts';
import { apiRoot } from '../../resources/discovery.ts';
import { freshness, timely, withLiveScores } from '../components/freshness.ts';
import { matchStrip, stakesNote } from '../components/match-lists.ts';
import { clubMark, figureList } from '../components/panels.ts';
import { codeBlock } from '../docs/code-tabs.ts';
import { mayEnd } from '../forecast/projections-table.ts';
import { type Html, html, nothing } from '../html.ts';
import { developerLink, matchLink, seasonLink, sourceLinks, weekLink, wholeSeason } from '../links.ts';
import { clubsOfSeason, forecastByMatch, matchSeasons } from '../lookups/by-id.ts';
import { isLate, matchesAround } from '../lookups/last-and-next-matches.ts';
import { lastPlayedWeek, weeksOf } from '../lookups/seasons.ts';
import { latestNews } from '../match/match-headline.ts';
import { isAhead } from '../match/match-phase.ts';
import { leadersPanel } from '../season/season-leaders.ts';
import { areOver, currentStandings, seasonProgress, seasonRecords } from '../season/season-records.ts';
import type { Page, Site } from '../site.ts';
import { seasonHeadline } from './headline.ts';

const matchesShown = 5;
const stakesShown = 5;

/** Returns the home page: matches around today, what the season is about, the table, scorers, and links to go on. */
export function homePage(site: Site): Page {
  const { t, tables, currentSeason: season } = site;
  const matches = tables.rows('matches', season);
  const { nextMatches, results } = matchesAround(site, matches, matchesShown);
  const weeks = weeksOf(tables, season);
  const week = weeks[lastPlayedWeek(weeks)];
  const end = mayEnd(site);
  const isBetween = nextMatches.length === 0;
  const lastResults = results.slice(0, isBetween ? 2 * matchesShown : matchesShown);
  return {
    route: { page: 'home' },
    title: t('{league} {season}', { season }),
    description: t('Table, results and fixtures of the {season} {league} season, as open data.', { season }),
    header: html`${freshness(site)}
${matchStrip(
  site,
  isBetween ? t('Latest results') : t('Matches around today'),
  isLate(site) ? [...lastResults, ...nextMatches] : [...nextMatches, ...lastResults],
  withLiveScores(site),
)}`,
    content: html`<div class="split"><div>
<h1>${timely(site, (lastDay) => seasonHeadline(site, season, lastDay))}</h1>
<p class="lead">${t('{league} {season}', { season })} · ${seasonProgress(site, season)}${week ? html` · ${weekLink(site, week)}` : nothing}</p>
${latestNews(site, matches, 7)}
${currentStandings(site, season, t('Table'))}
${weekStakes(site)}${end === nothing ? nothing : html`${end}\n<p class="small"><a href="${site.path({ page: 'forecast-record' })}">${t('How good were the forecasts?')}</a></p>`}</div>
<aside>
${clubPicker(site)}${leadersPanel(site, season, 'goals')}${areOver(matches) ? seasonRecords(site, season) : nothing}
<section class="panel"><h2 id="build">${t('Build with it')}</h2>
<p>${t('A JSON API without a key, files on a CDN, calendars.')}</p>
${codeBlock(site, `curl "{host}${apiRoot}/matches?next=3"`)}
<p class="small">${developerLink(site, { page: 'docs' }, site.label('docs'))} · ${developerLink(site, { page: 'data' }, site.label('data'))}</p></section>
<section class="panel"><h2 id="more">${t('Every season')}</h2>
<p>${t('Seasons, clubs, matches and players since {since}.')}</p>
<ul class="links">${matchSeasons(tables)
      .toReversed()
      .map((year) => html`<li>${seasonLink(site, year)}</li>`)}</ul>
${sourceLinks(site, { ...wholeSeason('matches', season), calendar: '/calendar/all.ics' })}</section>
</aside></div>`,
  };
}

/** Returns a button for each club of the season, by which the script lets the reader follow one. */
function clubPicker({ t, tables, currentSeason: season }: Site): Html {
  return html`<section class="panel" data-follow data-scripted><h2 id="follow">${t('Follow a club')}</h2>
<p class="small muted">${t('It is marked on every page. The choice stays in this browser.')}</p>
<div class="picker">${clubsOfSeason(tables, season).map(({ club, name }) => html`<button type="button" value="${club}">${clubMark(club)}${name}</button>`)}</div>
<div class="own-card"></div><p class="small"><a href="/calendar/all.ics">${t('Calendar')}</a></p></section>
`;
}

/** Returns the matches of the next seven days with matches, by how much each is expected to move. */
export function weekStakes(site: Site): Html {
  const { t, format, tables, currentSeason } = site;
  const matches = tables.rows('matches', currentSeason).flatMap((match) => {
    const stakes = forecastByMatch(tables).get(match.match_id)?.stakes ?? null;
    return stakes === null || !isAhead(match, site) ? [] : [{ match, stakes }];
  });
  const [first] = matches;
  if (!first) return nothing;
  const end = addDays(first.match.date, 7);
  const week = matches.filter(({ match }) => match.date < end).sort((a, b) => b.stakes - a.stakes);
  return html`<h2 id="stakes">${t('What matters this week')}</h2>
${figureList(
  week.slice(0, stakesShown).map(({ match, stakes }) => ({
    name: matchLink(site, match),
    note: format.weekday(match.date),
    figure: `±${format.number(stakes, 0)}`,
  })),
)}
${stakesNote(site)}
`;
}
