import { formOf } from '../../derive/tally.ts';
import type { Match } from '../../records/match.ts';
import { isCalledOff } from '../../records/match-status.ts';
import { type Html, html } from '../html.ts';
import { matchPath } from '../links.ts';
import { shortName } from '../lookups/clubs.ts';
import { matchStatuses } from '../names.ts';
import type { Site } from '../site.ts';
import { clubMark, resultPill } from './marks.ts';

interface RowOptions {
  /** The club whose results are marked by their letters, in place of the marks of both. */
  readonly club?: string;
  /** How days are written: of one week without the year. */
  readonly day?: 'date' | 'weekday';
  /** Whether they flow in two columns where there is room. */
  readonly isLong?: boolean;
  /** What follows the day of a match. */
  readonly note?: (match: Match) => string;
}

/** Returns matches as a list of day, clubs and score. Each has a link to its page. */
export function matchRows(site: Site, matches: readonly Match[], options: RowOptions = {}): Html {
  return html`<ul class="rows${options.isLong ? ' long' : ''}">${matches.map((match) => matchRow(site, match, options))}</ul>`;
}

function matchRow(site: Site, match: Match, { club, day = 'date', note }: RowOptions): Html {
  const { t, format, tables } = site;
  const { date, home_club, away_club, home_goals, away_goals, home_penalties, away_penalties } = match;
  const clubs = [home_club, away_club];
  const names = clubs.map((id) => shortName(tables, id, match.season)).join(' – ');
  const marks = club === undefined ? clubs.map((id) => clubMark(id)) : [];
  const pills = club === undefined ? [] : formOf([match], club).map((result) => resultPill(site, result));
  const penalties = home_penalties === null ? '' : ` (${format.score(home_penalties, away_penalties)})`;
  const end = isCalledOff(match.status)
    ? html`<span class="muted">${t(matchStatuses[match.status])}</span>`
    : home_goals === null
      ? ''
      : html`<span class="figure score">${format.score(home_goals, away_goals)}${penalties}</span>`;
  return html`<li>${pills}${marks}<span class="grow"><a class="name" href="${matchPath(site, match)}">${names}</a> <time class="small" datetime="${date}">${format[day](date)}${note?.(match)}</time></span>${end}</li>
`;
}

/** Returns what follows the day of a match in a list of crowds. */
export function crowdNote({ t, format }: Site): (match: Match) => string {
  return ({ attendance }) => ` · ${t('Attendance')}${t(': ')}${format.number(attendance)}`;
}
