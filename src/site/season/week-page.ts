import { hasResult, isOpen } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import type { Addresses } from '../addresses.ts';
import { missingResultsBanner } from '../components/late-results.ts';
import { stakesNote } from '../components/match-cards.ts';
import { wideMatchRows } from '../components/match-rows.ts';
import { part } from '../components/panels.ts';
import { subscription } from '../components/take-away.ts';
import { dataLinks, wholeSeason } from '../data-links.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { matchLink, seasonTrail, weekLink, weekRoute } from '../links.ts';
import { clubsOfSeason } from '../lookups/club-lookups.ts';
import { forecastByMatch, matchSeasons } from '../lookups/match-lookups.ts';
import { lastPlayedWeek, type Week, weeksOf } from '../lookups/weeks.ts';
import { leagueCalendar } from '../match/calendar-addresses.ts';
import { bestNews } from '../match/match-headline.ts';
import { isAhead } from '../match/match-phase.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import { clubClass } from '../style/club-colours.ts';
import type { Words } from '../words.ts';
import { championPanel } from './champion-panel.ts';
import { milestonesPanel } from './milestones.ts';
import { decidedPanel, moversPanel, surprisePanel, weekSwing } from './week-panels.ts';

/** How many weeks are open, from the last one played. */
const weeksShown = 3;

/**
 * Returns the page of every match of a season by week: the last week played, then those to come, then the earlier ones. A
 * season that is over has its last week first.
 */
export function matchesPage(site: Words & Addresses & PublishedData, season: number): Page {
  const { t, tables } = site;
  const weeks = weeksOf(tables, season);
  const lastPlayed = lastPlayedWeek(weeks);
  const earlier = weeks.slice(0, lastPlayed).toReversed();
  const later = weeks.slice(lastPlayed);
  const hasStakes = tables.rows('forecasts', season).some(({ stakes }) => stakes !== null);
  const otherSeasons = matchSeasons(tables)
    .toReversed()
    .filter((other) => other !== season)
    .map(
      (other) =>
        html`<a href="${site.path({ page: 'matches', season: other })}">${site.seasonName(other)}</a>`,
    );
  const isCurrent = season === site.currentSeason;
  return {
    route: { page: 'matches', season },
    title: t('Matches of {season}', { season }),
    description: t('Every match of the {season} {league} season by week: results, fixtures and forecasts.', {
      season,
    }),
    trail: seasonTrail(site, season),
    content: html`${isCurrent ? missingResultsBanner(site) : nothing}
${clubFilter(site, season)}
${isCurrent ? subscription(site, leagueCalendar, t('Subscribe to the calendar'), true) : nothing}
<div>
${later.slice(0, weeksShown).map((week) => weekPart(site, week))}
${folded(site, t('Later matches'), later.slice(weeksShown))}
${isCurrent ? folded(site, t('Earlier matches'), earlier) : earlier.map((week) => weekPart(site, week))}</div>
${hasStakes ? stakesNote(site) : nothing}
<p class="small">${joined(otherSeasons)}</p>
${dataLinks(site, { ...wholeSeason('matches', season), calendar: '/calendar/all.ics' })}`,
  };
}

/** Returns weeks that the reader unfolds, since few look for them. */
function folded(site: Words & Addresses & LeagueData, title: string, weeks: readonly Week[]): Html {
  if (weeks.length === 0) return nothing;
  return html`<details><summary>${title}</summary>
${weeks.map((week) => weekPart(site, week))}</details>
`;
}

function weekPart(site: Words & Addresses & LeagueData, week: Week): Html {
  const { number, from, to, matches } = week;
  const days = site.format.monthDays(from, to);
  return html`<section class="week"><h2 id="week-${number}">${weekLink(site, week)} <span class="small muted">${days}</span></h2>
${wideMatchRows(site, matches)}</section>
`;
}

/** Returns the choice of one club, which the script shows. */
function clubFilter(site: Words & LeagueData, season: number): Html {
  const { t, tables } = site;
  const options = clubsOfSeason(tables, season).map(
    ({ club, name }) => html`<option value="${clubClass(club)}">${name}</option>`,
  );
  const all = html`<option value="">${t('All clubs')}</option>`;
  return html`<p class="filter" data-club-filter data-scripted><label>${t('Club')} <select>${all}${options}</select></label></p>`;
}

/**
 * Returns the page of a week: its news, how it moved the chances and the table, its matches and what is near. Before the
 * week begins, it has only the matches, sorted by what is at stake.
 */
export function weekPage(site: Words & Addresses & PublishedData, week: Week): Page {
  const { t, tables, format } = site;
  const { season, number, matches } = week;
  const weeks = weeksOf(tables, season);
  const before = weeks[number - 2];
  const after = weeks[number];
  const name = t('Week {week}', { week: number });
  const values = { week: number, season };
  const news = bestNews(site, matches);
  const hasBegun = matches.some(hasResult);
  return {
    route: weekRoute(week),
    title: t('Week {week} of {season}', values),
    description: t(
      'Week {week} of the {season} {league} season: results, what they decided and how they moved the chances.',
      values,
    ),
    trail: [
      ...seasonTrail(site, season),
      { label: site.label('matches'), route: { page: 'matches', season } },
    ],
    header: html`<h1>${news?.text ?? name}</h1>
<p class="lead">${joined([
      news && name,
      format.monthDays(week.from, week.to),
      news && matchLink(site, news.match),
      before && html`← ${weekLink(site, before)}`,
      after && html`${weekLink(site, after)} →`,
    ])}</p>`,
    content: html`${matches.some(({ status }) => isOpen(status)) ? missingResultsBanner(site) : nothing}
${
  hasBegun
    ? html`<div class="split"><div>${weekSwing(site, week)}
${matchesPart(site, 'results', t('Results'), week)}
${after ? nextWeek(site, after) : nothing}</div>
<aside>${[championPanel, surprisePanel, decidedPanel, moversPanel, milestonesPanel].map((panel) => panel(site, week))}</aside></div>`
    : matchesPart(site, 'matches', site.label('matches'), week)
}
${dataLinks(site, { resource: 'matches', query: { season, from: week.from, to: week.to } })}`,
  };
}

/** Returns the results of a week, with the forecasts before them, and its matches to come by what is at stake. */
function matchesPart(
  site: Words & Addresses & PublishedData,
  id: string,
  title: string,
  { matches }: Week,
): Html {
  const forecastOf = ({ match_id }: Match) => forecastByMatch(site.tables).get(match_id);
  const results = matches.filter(({ status }) => !isOpen(status));
  const toCome = matches
    .filter(({ status }) => isOpen(status))
    .sort((a, b) => (forecastOf(b)?.stakes ?? 0) - (forecastOf(a)?.stakes ?? 0));
  const hasStakes = toCome.some((match) => isAhead(match, site) && forecastOf(match)?.stakes);
  const meaning = site.t('Below a result: the forecast before the match.');
  return part(site, {
    id,
    title,
    content: html`${wideMatchRows(site, [...results, ...toCome], true)}
${results.some(forecastOf) ? html`<p class="small muted">${meaning}</p>` : nothing}
${hasStakes ? stakesNote(site) : nothing}`,
  });
}

/** Returns the matches of the week after the last one played. Other weeks have theirs on their own pages. */
function nextWeek(site: Words & Addresses & PublishedData, week: Week): Html {
  if (!week.matches.every((match) => isOpen(match.status) && isAhead(match, site))) return nothing;
  return matchesPart(site, 'next', site.t('Next week, by what is at stake'), week);
}
