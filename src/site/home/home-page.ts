import { addDays } from '../../derive/forecasts.ts';
import { apiRoot } from '../../resources/discovery.ts';
import type { Addresses } from '../addresses.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { missingResultsBanner, timely } from '../components/late-results.ts';
import { withLiveScores } from '../components/live-attributes.ts';
import { matchStrip, stakesNote } from '../components/match-cards.ts';
import { panel, part } from '../components/panels.ts';
import { subscription } from '../components/take-away.ts';
import { wholeSeason } from '../data-links.ts';
import { codeBlock, originOf } from '../docs/code-block.ts';
import { mayEnd } from '../forecast/projections-table.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { developerLink, matchLink, seasonLink, weekLink } from '../links.ts';
import { figureAttribute } from '../live-figures.ts';
import { clubsOfSeason } from '../lookups/club-lookups.ts';
import { isLate, matchesAround } from '../lookups/last-and-next-matches.ts';
import { forecastByMatch, matchSeasons } from '../lookups/match-lookups.ts';
import { lastPlayedWeek, weeksOf } from '../lookups/weeks.ts';
import { leagueCalendar } from '../match/calendar-addresses.ts';
import { latestNews } from '../match/match-headline.ts';
import { isAhead } from '../match/match-phase.ts';
import { hasContent } from '../page-kinds.ts';
import type { PublishedData } from '../published-data.ts';
import { leadersPanel } from '../season/season-leaders.ts';
import { areOver, currentStandings, seasonProgress, seasonRecords } from '../season/season-records.ts';
import { titleRacePart } from '../season/title-race.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { seasonHeadline } from './headline.ts';

const matchesShown = 5;
const stakesShown = 5;

/** Returns the home page: matches around today, what the season is about, the table, scorers, and links to go on. */
export function homePage(site: Words & Addresses & PublishedData): Page {
  const { t, tables, currentSeason: season } = site;
  const matches = tables.rows('matches', season);
  const { nextMatches, results } = matchesAround(site, matches, matchesShown);
  const weeks = weeksOf(tables, season);
  const week = weeks[lastPlayedWeek(weeks)];
  const end = mayEnd(site);
  const isBetween = nextMatches.length === 0;
  const lastResults = results.slice(0, isBetween ? 2 * matchesShown : matchesShown);
  const trackRecordPath = site.path({ page: 'forecast-record' });
  const trackRecordLink = html`<a href="${trackRecordPath}">${t('How good were the forecasts?')}</a>`;
  return {
    route: { page: 'home' },
    title: t('{league} {season}', { season }),
    description: t('Table, results and fixtures of the {season} {league} season, as open data.', { season }),
    header: html`${missingResultsBanner(site)}
${matchStrip(
  site,
  isBetween ? t('Latest results') : t('Matches around today'),
  isLate(site) ? [...lastResults, ...nextMatches] : [...nextMatches, ...lastResults],
  withLiveScores(tables),
)}`,
    content: html`<div class="split"><div>
<h1${figureAttribute('table_headline')}>${timely(site, (lastDay) => seasonHeadline(site, season, lastDay))}</h1>
<p class="lead">${joined([
      t('{league} {season}', { season }),
      seasonProgress(site, season),
      week && weekLink(site, week),
    ])}</p>
<div class="own-card" data-scripted></div>
${latestNews(site, matches, 7)}
${titleRacePart(site, season)}
${currentStandings(site, season, t('Table'))}
${weekStakes(site)}
${end === nothing ? nothing : html`${end}\n<p class="small">${trackRecordLink}</p>`}</div>
<aside>
${clubPicker(site)}
${leadersPanel(site, season, 'goals')}
${areOver(matches) ? seasonRecords(site, season) : nothing}
${buildPanel(site)}
${seasonsPanel(site)}
</aside></div>`,
  };
}

/** Returns a query to start from, with links to the documentation and the downloads. */
function buildPanel(site: Words & Addresses & PublishedData): Html {
  const { t, label } = site;
  const links = (['docs', 'data'] as const).map((page) => developerLink(site, { page }, label(page)));
  return panel(site, {
    id: 'build',
    title: t('Build with it'),
    content: html`<p>${t('A JSON API without a key, files on a CDN, calendars.')}</p>
${codeBlock(site, `curl "${originOf(site)}${apiRoot}/matches?next=3"`)}
<p class="small">${joined(links)}</p>`,
  });
}

/** Returns links to all seasons, the latest first. */
function seasonsPanel(site: Words & Addresses & PublishedData): Html {
  const { t, tables, currentSeason } = site;
  const links = matchSeasons(tables)
    .toReversed()
    .map((year) => html`<li>${seasonLink(site, year)}</li>`);
  const contents = hasContent('players', tables)
    ? t('Seasons, clubs, matches and players since {since}.')
    : t('Seasons, clubs and matches since {since}.');
  return panel(site, {
    id: 'more',
    title: t('Every season'),
    content: html`<p>${contents}</p>
<ul class="links">${links}</ul>`,
    data: { ...wholeSeason('matches', currentSeason), calendar: '/calendar/all.ics' },
  });
}

/** Returns a button for each club of the season, by which the script lets the reader follow one. */
function clubPicker(site: Words & Addresses & PublishedData): Html {
  const { t, tables, currentSeason } = site;
  const buttons = clubsOfSeason(tables, currentSeason).map(
    ({ club, name }) =>
      html`<button type="button" value="${club}">${clubMarkIn(tables, club, currentSeason)}${name}</button>\n`,
  );
  return panel(
    site,
    {
      id: 'follow',
      title: t('Follow a club'),
      content: html`<p class="small muted">${t('It is marked on every page. The choice stays in this browser.')}</p>
<div class="picker">${buttons}</div>
${subscription(site, leagueCalendar, t('Subscribe to the calendar'), true)}`,
    },
    html` data-follow data-scripted`,
  );
}

/** Returns the matches of the next seven days with matches, by how much each is expected to move. */
export function weekStakes(site: Words & Addresses & PublishedData): Html {
  const { t, format, tables, currentSeason } = site;
  const matches = tables.rows('matches', currentSeason).flatMap((match) => {
    const stakes = forecastByMatch(tables).get(match.match_id)?.stakes ?? null;
    return stakes === null || !isAhead(match, site) ? [] : [{ match, stakes }];
  });
  const [first] = matches;
  if (!first) return nothing;
  const end = addDays(first.match.date, 7);
  const week = matches.filter(({ match }) => match.date < end).sort((a, b) => b.stakes - a.stakes);
  return part(site, {
    id: 'stakes',
    title: t('What matters this week'),
    rows: week.slice(0, stakesShown).map(({ match, stakes }) => ({
      name: matchLink(site, match),
      note: format.weekday(match.date),
      figure: `±${format.number(stakes, 0)}`,
    })),
    content: stakesNote(site),
  });
}
