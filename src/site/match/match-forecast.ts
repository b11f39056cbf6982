import { hasResult } from '../../derive/tally.ts';
import { shortId } from '../../records/ids.ts';
import type { Match } from '../../records/match.ts';
import { outcomeBar } from '../components/outcome-bar.ts';
import { sourceLinks } from '../components/source-links.ts';
import { type Html, html, nothing } from '../html.ts';
import { shortName, strengthByClub } from '../lookups/clubs.ts';
import { forecastByMatch, oddsByMatch } from '../lookups/matches.ts';
import type { Site } from '../site.ts';

/** How much more probable a club's win has to be than the other's before it is a favourite. */
const favouriteLead = 0.1;

/** Returns what was expected of a match: the forecast, recorded odds and, after it, whose strength rose. */
export function matchForecast(site: Site, match: Match): Html {
  const { t, tables } = site;
  const odds = oddsByMatch(tables).get(match.match_id);
  if (!forecastByMatch(tables).has(match.match_id)) return nothing;
  const prices = odds && [odds.home, odds.draw, odds.away].map((price) => site.format.number(price, 2));
  return html`<section class="panel"><h2 id="forecast">${t.match.before}</h2>
${outcomeBar(site, match, true)}
<p>${sentences(site, match)}</p>${prices ? html`<p class="small muted">${t.match.odds} ${prices.join(' · ')}</p>` : nothing}
${sourceLinks(site, { resource: 'forecasts', query: { match_id: shortId(match.match_id) } })}</section>`;
}

function sentences(site: Site, match: Match): string {
  const { t, tables } = site;
  const { home_club, away_club, season } = match;
  const { home = 0, away = 0 } = forecastByMatch(tables).get(match.match_id)?.probabilities ?? {};
  const [homeName, awayName] = [home_club, away_club].map((club) => shortName(tables, club, season)) as [
    string,
    string,
  ];
  const favourite = Math.abs(home - away) < favouriteLead ? undefined : home > away ? homeName : awayName;
  const texts = t.match.expected;
  if (!hasResult(match)) return favourite === undefined ? texts.even : texts.favourite(favourite);
  const rise = Math.round(strengthGain(site, match));
  const expectation = favourite === undefined ? texts.wasEven : texts.hadAhead(favourite);
  return `${expectation} ${rise === 0 ? texts.noMove : texts.moved(Math.abs(rise), rise > 0 ? homeName : awayName)}`;
}

/** Returns by how much the home club's strength rose with a match. The other club's fell by as much. */
function strengthGain({ tables }: Site, { season, date, home_club }: Match): number {
  const strengths = (strengthByClub(tables).get(home_club) ?? []).filter((row) => row.season === season);
  const index = strengths.findIndex((row) => row.date === date);
  const [before, after] = [strengths[index - 1], strengths[index]];
  return before && after ? after.strength - before.strength : 0;
}
