import { formOf } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { isCalledOff } from '../../records/match-status.ts';
import { type Html, html } from '../html.ts';
import { matchPath } from '../links.ts';
import { shortName } from '../lookups/clubs.ts';
import { matchStatuses } from '../names.ts';
import type { Site } from '../site.ts';
import { resultPill } from './form-pills.ts';

/**
 * Returns matches as a list of day, clubs and score. Each has a link to its page.
 *
 * @param club whose results are marked by their letters
 */
export function matchRows(site: Site, matches: readonly Match[], club?: string): Html {
  return html`<ul class="rows">${matches.map((match) => matchRow(site, match, club))}</ul>`;
}

function matchRow(site: Site, match: Match, club: string | undefined): Html {
  const { t, format, tables } = site;
  const { date, home_club, away_club, home_goals, away_goals, home_penalties, away_penalties } = match;
  const names = [home_club, away_club].map((id) => shortName(tables, id, match.season)).join(' – ');
  const pills = club === undefined ? [] : formOf([match], club).map((result) => resultPill(site, result));
  const penalties = home_penalties === null ? '' : ` (${format.score(home_penalties, away_penalties)})`;
  const end = isCalledOff(match.status)
    ? html`<span class="muted">${t(matchStatuses[match.status])}</span>`
    : home_goals === null
      ? ''
      : html`<span class="figure score">${format.score(home_goals, away_goals)}${penalties}</span>`;
  return html`<li>${pills}<span class="grow"><a class="name" href="${matchPath(site, match)}">${names}</a> <time class="small" datetime="${date}">${format.date(date)}</time></span>${end}</li>
`;
}
