import { formOf } from '../../derive/form.ts';
import type { Match } from '../../records/match.ts';
import { formPills } from '../components/form-pills.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns the last five results of both clubs before a match, in the same season. */
export function formBefore(site: Site, match: Match): Html {
  const { data } = site;
  const earlierMatches = (data.matches.get(match.season) ?? []).filter(({ date }) => date < match.date);
  const row = (club: string, name: string) =>
    html`<dt>${name}</dt><dd>${formPills(site, formOf(earlierMatches, club))}</dd>`;
  return html`<dl class="facts">${row(match.home_club, match.home_team)}${row(match.away_club, match.away_team)}</dl>`;
}
