import { hasResult } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { isOpen } from '../../records/match-status.ts';
import { seasonName } from '../../records/season-span.ts';
import { freshness, withLiveScores } from '../components/freshness.ts';
import { scoreCard } from '../components/score-card.ts';
import { sourceLinks, wholeSeason } from '../components/source-links.ts';
import type { Page } from '../frame/page.ts';
import { html } from '../html.ts';
import type { Site } from '../site.ts';
import { currentStandings } from './current-standings.ts';

const matchesShown = 6;

/** Returns the home page, with the standings, the next fixtures, the latest results and links to go on. */
export function homePage(site: Site): Page {
  const { t, data, currentSeason: season } = site;
  const matches = data.matches.get(season) ?? [];
  const latestResults = matches.filter(hasResult).slice(-matchesShown).toReversed();
  const nextFixtures = matches.filter((match) => isAhead(match, site.asOf)).slice(0, matchesShown);
  const cards = (cardMatches: readonly Match[]) => cardMatches.map((match) => scoreCard(site, match));
  return {
    route: { page: 'home' },
    title: t.home.title(seasonName(season)),
    description: t.home.description(seasonName(season)),
    content: html`${freshness(site)}
${currentStandings(site, season, t.home.table)}
<h2 id="next">${t.home.next}</h2>
${nextFixtures.length === 0 ? html`<p class="muted">${t.home.noFixtures}</p>` : html`<ul class="cards"${withLiveScores}>${cards(nextFixtures)}</ul>`}
<h2 id="latest">${t.home.latest}</h2>
<ul class="cards">${cards(latestResults)}</ul>
${sourceLinks(site, { resource: 'matches', query: wholeSeason(season), calendar: '/calendar/all.ics' })}
<div class="doors">
<a class="door" href="${site.path({ page: 'season', season })}"><strong>${t.home.explore}</strong> ${t.home.exploreText}</a>
<a class="door" href="${site.path({ page: 'docs' })}"><strong>${t.home.build}</strong> ${t.home.buildText}</a>
</div>`,
  };
}

/** Returns whether a match is in play or still to be played. A match before `asOf` without a result was moved. */
function isAhead({ status, date }: Match, asOf: string): boolean {
  return isOpen(status) && date >= asOf;
}
