import { hasResult, isOpen } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import type { Addresses } from '../addresses.ts';
import { missingResultsBanner } from '../components/late-results.ts';
import { stakesNote } from '../components/match-cards.ts';
import { wideMatchRows } from '../components/match-rows.ts';
import { part } from '../components/panels.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { matchLink, seasonTrail, weekLink, weekRoute } from '../links.ts';
import { forecastByMatch } from '../lookups/match-lookups.ts';
import { type Week, weeksOf } from '../lookups/weeks.ts';
import { bestNews } from '../match/match-headline.ts';
import { isAhead } from '../match/match-phase.ts';
import type { PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';
import { playOffs } from './bracket.ts';
import { championPanel } from './champion-panel.ts';
import { milestonesPanel } from './milestones.ts';
import { decidedPanel, moversPanel, surprisePanel, weekSwing } from './week-panels.ts';

/**
 * Returns the page of a week: its news, how it moved the chances and the table, its matches and what is near. Before the
 * week begins, it has only the matches, sorted by what is at stake. The last week has the play-offs that it ends.
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
  const panels = [championPanel, surprisePanel, decidedPanel, moversPanel];
  // After the last week, no player comes nearer to a milestone.
  if (after) panels.push(milestonesPanel);
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
<aside>${panels.map((panel) => panel(site, week))}</aside></div>
${after ? nothing : playOffs(site, season)}`
    : matchesPart(site, 'matches', site.label('matches'), week)
}`,
  };
}

/** Returns the results of a week, with the forecasts before them, and its matches to come by what is at stake. */
function matchesPart(
  site: Words & Addresses & PublishedData,
  id: string,
  title: string,
  { season, from, to, matches }: Week,
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
    data: { resource: 'matches', query: { season, from, to } },
  });
}

/** Returns the matches of the week after the last one played. Other weeks have theirs on their own pages. */
function nextWeek(site: Words & Addresses & PublishedData, week: Week): Html {
  if (!week.matches.every((match) => isOpen(match.status) && isAhead(match, site))) return nothing;
  return matchesPart(site, 'next', site.t('Next week, by what is at stake'), week);
}
