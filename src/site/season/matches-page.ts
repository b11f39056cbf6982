import { freshness, withLiveScores } from '../components/freshness.ts';
import { matchCard, stakesNote } from '../components/match-lists.ts';
import { sourceLinks, wholeSeason } from '../components/source-links.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { seasonTrail, weekLink } from '../links.ts';
import { clubsOfSeason, matchSeasons } from '../lookups/rows.ts';
import { lastPlayedWeek, type Week, weeksOf } from '../lookups/seasons.ts';
import type { Page, PageKind, Site } from '../site.ts';
import { clubClass } from '../style/club-colours.ts';

export const matchesKind: PageKind = {
  name: 'matches',
  paths: { en: '/seasons/:season/matches', fr: '/saisons/:season/matchs' },
  label: 'Matches',
  menus: ['header'],
  menuRoute: ({ index }) => ({ page: 'matches', season: index.current }),
  pages: (site) => matchSeasons(site.tables).map((season) => matchesPage(site, season)),
};

/** How many weeks are open, from the last one played. */
const weeksShown = 3;

/**
 * Returns the page of every match of a season by week: the last week played, then those to come, then the earlier ones. A
 * season that is over has its last week first.
 */
function matchesPage(site: Site, season: number): Page {
  const { t, tables } = site;
  const weeks = weeksOf(tables, season);
  const lastPlayed = lastPlayedWeek(weeks);
  const [earlier, later] = [weeks.slice(0, lastPlayed).toReversed(), weeks.slice(lastPlayed)];
  const name = site.seasonName(season);
  const hasStakes = tables.rows('forecasts', season).some(({ stakes }) => stakes !== null);
  const others = matchSeasons(tables)
    .toReversed()
    .filter((other) => other !== season);
  return {
    route: { page: 'matches', season },
    title: t('Matches of {season}', { season: name }),
    description: t('Every match of the {season} {league} season by week: results, fixtures and forecasts.', {
      season: name,
    }),
    trail: seasonTrail(site, season),
    content: html`${season === site.currentSeason ? freshness(site) : nothing}
${clubFilter(site, season)}
<div${season === site.currentSeason ? withLiveScores(site) : nothing}>${later.slice(0, weeksShown).map((week) => weekPart(site, week))}
${folded(site, t('Later matches'), later.slice(weeksShown))}${season === site.currentSeason ? folded(site, t('Earlier matches'), earlier) : earlier.map((week) => weekPart(site, week))}</div>
${hasStakes ? stakesNote(site) : nothing}
<p class="small">${joined(others.map((other) => html`<a href="${site.path({ page: 'matches', season: other })}">${site.seasonName(other)}</a>`))}</p>
${sourceLinks(site, { ...wholeSeason('matches', season), calendar: '/calendar/all.ics' })}`,
  };
}

/** Returns weeks that the reader unfolds, since few look for them. */
function folded(site: Site, title: string, weeks: readonly Week[]): Html {
  if (weeks.length === 0) return nothing;
  return html`<details><summary>${title}</summary>
${weeks.map((week) => weekPart(site, week))}</details>
`;
}

function weekPart(site: Site, week: Week): Html {
  const { number, monday, matches } = week;
  const day = site.format.monthDay(matches[0]?.date ?? monday);
  return html`<section class="week"><h2 id="week-${number}">${weekLink(site, week)} <span class="small muted">${day}</span></h2>
<ul class="cards">${matches.map((match) => matchCard(site, match))}</ul></section>
`;
}

/** Returns the choice of one club, which the script shows. */
function clubFilter(site: Site, season: number): Html {
  const { t, tables } = site;
  const options = clubsOfSeason(tables, season).map(
    ({ club, name }) => html`<option value="${clubClass(club)}">${name}</option>`,
  );
  return html`<p class="filter" data-club-filter data-scripted><label>${t('Club')} <select><option value="">${t('All clubs')}</option>${options}</select></label></p>`;
}
