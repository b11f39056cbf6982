import type { Addresses } from '../addresses.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { missingResultsBanner } from '../components/late-results.ts';
import { stakesNote } from '../components/match-cards.ts';
import { wideMatchRows } from '../components/match-rows.ts';
import { subscription } from '../components/take-away.ts';
import { dataLinks, wholeSeason } from '../data-links.ts';
import { type Html, html, joined, nothing } from '../html.ts';
import { seasonTrail, weekLink } from '../links.ts';
import { clubsOfSeason } from '../lookups/club-lookups.ts';
import { forecastByMatch, matchSeasons } from '../lookups/match-lookups.ts';
import { lastPlayedWeek, type Week, weeksOf } from '../lookups/weeks.ts';
import { leagueCalendar } from '../match/calendar-addresses.ts';
import { isAhead } from '../match/match-phase.ts';
import type { LeagueData, PublishedData } from '../published-data.ts';
import type { Page } from '../site.ts';
import type { Words } from '../words.ts';

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
  const hasStakes = tables
    .rows('matches', season)
    .some((match) => isAhead(match, site) && forecastByMatch(tables).get(match.match_id)?.stakes);
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
${clubChips(site, season)}
${isCurrent ? subscription(site, leagueCalendar, t('Subscribe to the calendar'), true) : nothing}
${weekStrip(site, weeks)}
<div>
${later.slice(0, weeksShown).map((week) => weekPart(site, week))}
${folded(site, t('Later matches'), later.slice(weeksShown))}
${isCurrent ? folded(site, t('Earlier matches'), earlier) : earlier.map((week) => weekPart(site, week))}</div>
${hasStakes ? stakesNote(site) : nothing}
<p class="small">${joined(otherSeasons)}</p>
${dataLinks(site, { ...wholeSeason('matches', season), calendar: '/calendar/all.ics' })}
<script type="module" src="${site.assets['club-filter']}"></script>`,
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

/** Returns the clubs as links to their seasons, in place of which the script shows the matches of the one that is pressed. */
function clubChips(site: Words & Addresses & LeagueData, season: number): Html {
  const { t, tables, path } = site;
  const clubs = clubsOfSeason(tables, season).map(({ club, name }) => {
    const address = path({ page: 'club-season', club, season });
    return html`<li><a href="${address}" data-club="${club}">${clubMarkIn(tables, club, season)}${name}</a></li>
`;
  });
  return html`<nav class="chips" aria-label="${site.label('clubs')}" data-club-filter><ul>
<li><a href="${path({ page: 'matches', season })}" aria-current="true">${t('All clubs')}</a></li>
${clubs}</ul></nav>`;
}

/** Returns links to the weeks on the page: those with results are shaded, the last of them is marked. */
function weekStrip({ t, format }: Words, weeks: readonly Week[]): Html {
  const lastPlayed = lastPlayedWeek(weeks);
  const links = weeks.map(({ number, from, to }, index) => {
    const state = index === lastPlayed ? 'last' : index < lastPlayed ? 'played' : 'next';
    return html`<li><a class="${state}" href="#week-${number}" title="${format.monthDays(from, to)}">${number}</a></li>
`;
  });
  return html`<nav class="chips weeks" aria-label="${t('Weeks')}"><ol>
${links}</ol></nav>`;
}
