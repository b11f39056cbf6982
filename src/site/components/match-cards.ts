import { isOpen } from '../../derive/matches.ts';
import { standingsInputs } from '../../derive/standings.ts';
import { timeZoneAt } from '../../records/local-time.ts';
import type { Match } from '../../records/match.ts';
import type { Tables } from '../../records/published.ts';
import type { Addresses } from '../addresses.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchPath } from '../links.ts';
import { matchFigure } from '../live-figures.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { forecastByMatch, venuesById } from '../lookups/match-lookups.ts';
import { decision } from '../match/decision.ts';
import { isOverdue, matchPhase } from '../match/match-phase.ts';
import { stateName } from '../names.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { beforeToday } from './before-today.ts';
import { clubMarkIn } from './coloured-mark.ts';
import { outcomeBar } from './outcome-bar.ts';

/** Returns matches in a row that scrolls sideways where they do not fit. */
export function matchStrip(
  site: Words & Addresses & LeagueData,
  label: string,
  matches: readonly Match[],
  attribute: Html,
): Html {
  return html`<ul class="strip" aria-label="${label}" tabindex="0"${attribute}>${matches.map((match) => matchCard(site, match))}</ul>`;
}

/** Returns a match in a box that links to its page: day or stage, state, clubs and goals. */
export function matchCard(site: Words & Addresses & LeagueData, match: Match): Html {
  const { home_club, away_club, season, winner } = match;
  const phase = matchPhase(match);
  const { tables } = site;
  const goalsOf = (kind: 'home_goals' | 'away_goals') =>
    html`<span class="score"${matchFigure(kind, match)}>${match[kind] ?? ''}</span>`;
  const toCome = isOpen(match.status) ? ' to-come' : '';
  return html`<li class="card${toCome}" data-match="${match.match_id}" data-phase="${phase}"><a href="${matchPath(site, match)}">
${topLine(site, match)}
${side(tables, home_club, season, goalsOf('home_goals'), winner === home_club)}
<span class="visually-hidden">${site.t('v')}</span>
${side(tables, away_club, season, goalsOf('away_goals'), winner === away_club)}
${phase === 'next' ? expectation(site, match) : html`<span class="small decision">${decision(site.t, match)}</span>`}</a></li>
`;
}

/** Returns where a match to come is played, what is at stake, and its forecast until it is overdue. */
function expectation(site: Words & LeagueData, match: Match): Html {
  const hasForecast = match.status === 'UPCOMING' && !isOverdue(match, site);
  const venue = match.venue === null ? '' : site.localName(match.venue);
  const facts = [venue, stakesOf(site, match)].filter((fact) => fact !== '');
  return html`<span class="small where"${matchFigure('scorers', match)}>${facts.join(' · ')}</span>
${hasForecast ? outcomeBar(site, match) : nothing}`;
}

/**
 * Returns the state of a match in words that stay true until the next build. A match to come has its kick-off, since it may
 * be in play by then.
 */
export function matchState(site: Words & LeagueData, match: Match): Html {
  const { t, asOf, format } = site;
  if (match.status !== 'UPCOMING') return html`${t(stateName(match))}`;
  if (match.date >= asOf && !isOverdue(match, site)) return kickoff(site, match);
  // Its day is in a <time>, as a kick-off is, so that the row does not say it again.
  return html`<time datetime="${match.date}">${format.shortDay(match.date)}</time> · ${t('Result not in yet')}`;
}

/** Returns how far a match is expected to move the chances of all clubs, where that is known. */
function stakesOf(site: Words & LeagueData, match: Match): string {
  const stakes = forecastByMatch(site.tables).get(match.match_id)?.stakes ?? null;
  return stakes === null || isOverdue(match, site) ? '' : `±${site.format.number(stakes, 0)}`;
}

/** Returns what the figure after ± says, below cards that have it. */
export function stakesNote(site: Words & LeagueData): Html {
  const { t } = site;
  const meaning = t(
    '± is how far a result is expected to move the chances of first place and of {playOffs, select, yes {the play-offs} other {the zones of the table}}.',
  );
  return html`<p class="small muted">${meaning} ${t('It is in percentage points, all clubs together.')}${beforeToday(site)}</p>`;
}

/** Returns the day of a match in words. One of another season has its year. */
export function dayOf({ format, currentSeason }: Words & LeagueData, { date, season }: Match): string {
  return season === currentSeason ? format.weekday(date) : format.date(date);
}

/** Returns the state of a match, its stage in a knock-out, and its day. The state of one that is decided is its score. */
function topLine(site: Words & LeagueData, match: Match): Html {
  const day = html`<time datetime="${match.date}">${dayOf(site, match)}</time>`;
  const state = html`<span class="state"${matchFigure('state', match)}>${matchState(site, match)}</span>`;
  const top = html`<span class="top small">${state} ${day}</span>`;
  if (!isKnockOut(site.tables, match)) return top;
  const stage = site.stageName(match.stage);
  return match.status === 'FINISHED'
    ? html`<span class="top small"><span>${stage}</span> ${day}</span>`
    : html`<span class="small">${stage}</span>\n${top}`;
}

function isKnockOut(tables: Tables, { season, stage }: Match): boolean {
  return standingsInputs(tables, season).stages.some((row) => row.stage === stage && row.table === null);
}

function side(tables: Tables, club: string, season: number, score: Html, hasWon: boolean): Html {
  return html`<span class="side${hasWon ? ' won' : ''}">${clubMarkIn(tables, club, season)}<span>${shortName(tables, club, season)}</span>
${score}</span>`;
}

/** Returns the kick-off in the venue's time, or else the day. The script adds the reader's time of a match to come. */
export function kickoff(
  site: Words & LeagueData,
  match: Match,
  form: 'moment' | 'longMoment' = 'moment',
): Html {
  const { format, tables } = site;
  const { date, kickoff_utc, venue_id } = match;
  if (kickoff_utc === null) {
    const day = form === 'moment' ? format.weekday(date) : format.day(date);
    return html`<time datetime="${date}">${day}</time>`;
  }
  const zone = timeZoneAt(venuesById(tables).get(venue_id ?? ''), tables.league);
  const ownTime = isOpen(match.status) ? html` data-kickoff="${zone}"` : nothing;
  return html`<time datetime="${kickoff_utc}"${ownTime}>${format[form](kickoff_utc, zone)}</time>`;
}
