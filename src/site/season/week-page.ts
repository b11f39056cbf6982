import { hasResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { isOpen } from '../../records/match-status.ts';
import { freshness, withLiveScores } from '../components/freshness.ts';
import { matchCard, matchRows, stakesNote } from '../components/match-lists.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchLink, seasonTrail, weekLink, weekRoute } from '../links.ts';
import { forecastByMatch, matchSeasons } from '../lookups/rows.ts';
import { type Week, weeksOf } from '../lookups/seasons.ts';
import { bestNews } from '../match/match-headline.ts';
import { isAhead } from '../match/match-phase.ts';
import type { Page, PageKind, Site } from '../site.ts';
import { milestonesPanel } from './milestones.ts';
import { decidedPanel, moversPanel, surprisePanel, weekSwing } from './week-panels.ts';

export const weekKind: PageKind = {
  name: 'week',
  paths: { en: '/seasons/:season/weeks/:week', fr: '/saisons/:season/semaines/:week' },
  pages: (site) =>
    matchSeasons(site.tables).flatMap((season) =>
      weeksOf(site.tables, season).map((week) => weekPage(site, week)),
    ),
};

/** Returns the first and the last day of a week's matches in words. */
function daysOf({ format }: Site, { matches }: Week): string {
  const days = matches.map(({ date }) => date).sort();
  const [first = '', last = first] = [days[0], days.at(-1)];
  return first === last ? format.monthDay(first) : `${format.monthDay(first)} – ${format.monthDay(last)}`;
}

/**
 * Returns the page of a week: its news, how it moved the chances and the table, its matches and what is near. Before it
 * begins, its matches alone, by what is at stake.
 */
function weekPage(site: Site, week: Week): Page {
  const { t, tables } = site;
  const { season, number, matches } = week;
  const weeks = weeksOf(tables, season);
  const [before, after] = [weeks[number - 2], weeks[number]];
  const name = t('Week {week}', { week: number });
  const values = { week: number, season: site.seasonName(season) };
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
<p class="lead">${news ? html`${name} · ` : nothing}${daysOf(site, week)}${news ? html` · ${matchLink(site, news.match)}` : nothing}${before ? html` · ← ${weekLink(site, before)}` : nothing}${after ? html` · ${weekLink(site, after)} →` : nothing}</p>`,
    content: html`${matches.some(({ status }) => isOpen(status)) ? freshness(site) : nothing}
${
  hasBegun
    ? html`<div class="split"><div>${weekSwing(site, week)}
${matchesPart(site, 'results', t('Results'), week)}
${after ? nextWeek(site, after) : nothing}</div>
<aside>${[surprisePanel, decidedPanel, moversPanel, milestonesPanel].map((panel) => panel(site, week))}</aside></div>`
    : matchesPart(site, 'matches', site.label('matches'), week)
}
${sourceLinks(site, { resource: 'matches', query: { season, from: matches[0]?.date ?? '', to: matches.at(-1)?.date ?? '' } })}`,
  };
}

/** Returns the results of a week, with the forecasts before them, and its matches to come by what is at stake. */
function matchesPart(site: Site, id: string, title: string, { matches }: Week): Html {
  const { t, tables, format } = site;
  const forecastOf = ({ match_id }: Match) => forecastByMatch(tables).get(match_id);
  const note = (match: Match) => {
    const chances = forecastOf(match)?.probabilities;
    return chances === undefined
      ? ''
      : ` · ${[chances.home, chances.draw, chances.away].map((share) => format.percent(share)).join(' – ')}`;
  };
  const results = matches.filter(({ status }) => !isOpen(status));
  const toCome = matches
    .filter(({ status }) => isOpen(status))
    .sort((a, b) => (forecastOf(b)?.stakes ?? 0) - (forecastOf(a)?.stakes ?? 0));
  const hasStakes = toCome.some((match) => isAhead(match, site) && forecastOf(match)?.stakes);
  return html`<h2 id="${id}">${title}</h2>
${results.length === 0 ? nothing : html`${matchRows(site, results, { day: 'weekday', note })}${results.some(forecastOf) ? html`<p class="small muted">${t('After the day: the forecast before the match, home – draw – away.')}</p>` : nothing}`}
${toCome.length === 0 ? nothing : html`<ul class="cards"${withLiveScores(site)}>${toCome.map((match) => matchCard(site, match))}</ul>`}
${hasStakes ? stakesNote(site) : nothing}`;
}

/** Returns the matches of the week after the last one played. Other weeks have theirs on their own pages. */
function nextWeek(site: Site, week: Week): Html {
  if (!week.matches.every((match) => isOpen(match.status) && isAhead(match, site))) return nothing;
  return matchesPart(site, 'next', site.t('Next week, by what is at stake'), week);
}
