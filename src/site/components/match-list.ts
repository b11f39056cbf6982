import { formOf, isCalledOff } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import type { Addresses } from '../addresses.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchPath } from '../links.ts';
import { liveFigure } from '../live-figures.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { isOverdue, matchPhase } from '../match/match-phase.ts';
import { stateName } from '../names.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { clubMarkIn } from './coloured-mark.ts';
import { withLiveScores } from './live-attributes.ts';
import { resultPill } from './result-pills.ts';

interface RowOptions {
  /** The club whose results are marked by their letters, in place of the marks of both. */
  readonly club?: string;
  /** How days are written: of one week without the year. */
  readonly day?: 'date' | 'weekday';
  /** Whether they flow in two columns where there is room. */
  readonly isLong?: boolean;
  /** Whether the script keeps the scores up to date. */
  readonly isLive?: boolean;
  /** Returns what follows the day of a match. */
  readonly note?: (match: Match) => string;
  /** Returns the figure that matches are listed for. The score then stands between the clubs. */
  readonly figure?: (match: Match) => string;
}

/** Returns matches as a list of day, clubs and score. Each has a link to its page. */
export function matchRows(
  site: Words & Addresses & LeagueData,
  matches: readonly Match[],
  options: RowOptions = {},
): Html {
  const live = options.isLive ? withLiveScores(site.tables) : nothing;
  return html`<ul class="rows${options.isLong ? ' long' : ''}"${live}>${matches.map((match) => matchRow(site, match, options))}</ul>`;
}

function matchRow(
  site: Words & Addresses & LeagueData,
  match: Match,
  { club, day = 'date', note, figure, isLive = false }: RowOptions,
): Html {
  const { format, tables } = site;
  const { date, home_club, away_club } = match;
  const clubs = [home_club, away_club];
  const score = figure ? format.score(match.home_goals, match.away_goals) : '–';
  const names = clubs.map((id) => shortName(tables, id, match.season)).join(` ${score} `);
  const marks = club === undefined ? clubs.map((id) => clubMarkIn(tables, id, match.season)) : [];
  const pills = club === undefined ? [] : formOf([match], club).map((result) => resultPill(site, result));
  const end = figure ? html`<span class="figure">${figure(match)}</span>` : endOf(site, match, isLive);
  const live = isLive ? html` data-match="${match.match_id}" data-phase="${matchPhase(match)}"` : nothing;
  return html`<li${live}>${pills}${marks}<span class="grow"><a class="name" href="${matchPath(site, match)}">${names}</a>
<time class="small" datetime="${date}">${format[day](date)}${note?.(match)}</time></span>${end}</li>
`;
}

/**
 * Returns how a match ended: its score, that it was called off, or that its result is late. Before its end it is empty, or the
 * place of a live score.
 */
function endOf(site: Words & LeagueData, match: Match, isLive: boolean): Html {
  const { t, format } = site;
  const { match_id, status, home_goals, away_goals, home_penalties, away_penalties } = match;
  if (isCalledOff(status)) return html`<span class="muted">${t(stateName(match))}</span>`;
  if (home_goals === null) {
    const text = isOverdue(match, site) ? t('Result not in yet') : '';
    if (!isLive && text === '') return nothing;
    const figure = isLive ? liveFigure('score', match_id, text) : text;
    return html`<span class="${text === '' ? 'figure score' : 'small muted'}">${figure}</span>`;
  }
  const penalties = home_penalties === null ? '' : ` (${format.score(home_penalties, away_penalties)})`;
  const score = format.score(home_goals, away_goals);
  return html`<span class="figure score">${isLive ? liveFigure('score', match_id, score) : score}${penalties}</span>`;
}

/** Returns what follows the day of a match in a list of crowds. */
export function crowdNote({ t, format }: Words): (match: Match) => string {
  return ({ attendance }) => ` · ${t('Attendance')}${t(': ')}${format.number(attendance)}`;
}
