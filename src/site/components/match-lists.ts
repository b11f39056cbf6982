import { formOf, isCalledOff, isOpen } from '../../derive/matches.ts';
import { standingsInputs } from '../../derive/standings.ts';
import type { Match } from '../../records/match.ts';
import type { Tables } from '../../records/published.ts';
import type { Addresses } from '../addresses-and-menus.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchPath } from '../links.ts';
import { forecastByMatch, shortName, venuesById } from '../lookups/by-id.ts';
import { isOverdue, matchPhase } from '../match/match-phase.ts';
import { decisions, matchStatuses } from '../names.ts';
import type { LeagueData } from '../published-data.ts';
import { clubClass } from '../style/club-colours.ts';
import type { Words } from '../words.ts';
import { clubMark, resultPill } from './panels.ts';

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
  const { home_club, away_club, home_goals, away_goals, season, winner } = match;
  const phase = matchPhase(match);
  return html`<li class="card" data-match="${match.match_id}" data-phase="${phase}"><a href="${matchPath(site, match)}">
${topLine(site, match)}
${side(site.tables, home_club, season, home_goals, winner === home_club)}
${side(site.tables, away_club, season, away_goals, winner === away_club)}
${phase === 'next' ? expectation(site, match) : html`<span class="small decision">${decision(site, match)}</span>`}</a></li>
`;
}

/** Returns where a match to come is played, what is at stake, and its forecast until it is overdue. */
function expectation(site: Words & LeagueData, match: Match): Html {
  const hasForecast = match.status === 'UPCOMING' && !isOverdue(match, site);
  return html`<span class="small where">${site.localName(match.venue)}${stakesOf(site, match)}</span>
${hasForecast ? outcomeBar(site, match) : nothing}`;
}

/**
 * Returns the state of a match in words that stay true until the next build: the kick-off of a match to come, since it may
 * be in play by then.
 */
export function matchState(site: Words & LeagueData, match: Match): Html {
  const { t, asOf, format } = site;
  if (match.status !== 'UPCOMING') return html`${t(matchStatuses[match.status])}`;
  const isMissing = match.date < asOf || isOverdue(match, site);
  return isMissing ? html`${format.shortDay(match.date)} · ${t('Result not in yet')}` : kickoff(site, match);
}

/** Returns how far a match is expected to move the chances of all clubs, where that is known. */
function stakesOf(site: Words & LeagueData, match: Match): string {
  const stakes = forecastByMatch(site.tables).get(match.match_id)?.stakes ?? null;
  return stakes === null || isOverdue(match, site) ? '' : ` · ±${site.format.number(stakes, 0)}`;
}

/** Returns what the figure after ± says, below cards that have it. */
export function stakesNote({ t }: Words): Html {
  const meaning = t(
    '± is how far a result is expected to move the chances of first place and of {playOffs, select, yes {the play-offs} other {the zones of the table}}.',
  );
  return html`<p class="small muted">${meaning} ${t('It is in percentage points, all clubs together.')}</p>`;
}

/** Returns the state of a match, after its stage or its day where it is not to come. */
function topLine(site: Words & LeagueData, match: Match): Html {
  const { format } = site;
  const day = html`<time datetime="${match.date}">${format.weekday(match.date)}</time>`;
  const state = html`<span class="state">${matchState(site, match)}</span>`;
  const isDecided = match.status === 'FINISHED' && isKnockOut(site.tables, match);
  if (isDecided)
    return html`<span class="top small"><span>${site.stageName(match.stage)}</span> ${day}</span>`;
  return html`<span class="top small">${match.status === 'UPCOMING' ? nothing : day} ${state}</span>`;
}

function isKnockOut(tables: Tables, { season, stage }: Match): boolean {
  return standingsInputs(tables, season).stages.some((row) => row.stage === stage && row.table === null);
}

function side(tables: Tables, club: string, season: number, goals: number | null, hasWon: boolean): Html {
  return html`<span class="side${hasWon ? ' won' : ''}">${clubMark(club)}<span>${shortName(tables, club, season)}</span>
<span class="score">${goals ?? ''}</span></span>`;
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
  const zone = venuesById(tables).get(venue_id)?.time_zone ?? 'UTC';
  const ownTime = isOpen(match.status) ? html` data-kickoff="${zone}"` : nothing;
  return html`<time datetime="${kickoff_utc}"${ownTime}>${format[form](kickoff_utc, zone)}</time>`;
}

/** Returns how a match was decided after 90 minutes. It is empty where it was decided by then. */
export function decision({ t }: Words, { home_penalties, away_penalties, win_reason }: Match): string {
  if (home_penalties !== null && away_penalties !== null)
    return t('{home}–{away} on penalties', { home: home_penalties, away: away_penalties });
  return win_reason === 'ExtraTime' || win_reason === 'Penalties' ? t(decisions[win_reason]) : '';
}

/**
 * Returns the forecast of a match as one bar of three parts, with the figures below it. A match without one has none. The
 * script moves the bar of a match in play, and says at which minute.
 *
 * @param hasNames whether the clubs are named, where they are not above it
 */
export function outcomeBar(site: Words & LeagueData, match: Match, hasNames = false): Html {
  const { t, format, tables } = site;
  const { season, home_club, away_club } = match;
  const probabilities = forecastByMatch(tables).get(match.match_id)?.probabilities;
  if (!probabilities) return nothing;
  const { home, draw, away } = probabilities;
  const part = (className: string, from: number, share: number) =>
    html`<rect class="${className}" x="${permille(from)}" width="${permille(share)}" height="1"/>`;
  const figure = (club: string, share: number) =>
    html`<span>${hasNames ? `${shortName(tables, club, season)} ` : ''}<span data-share>${format.percent(share)}</span></span>`;
  const when = isOpen(match.status)
    ? html`<span class="small muted when">${t('before kick-off')}</span>`
    : nothing;
  return html`<span class="chances">${when}<svg class="share" viewBox="0 0 1000 1" preserveAspectRatio="none" aria-hidden="true">
${part(`home ${clubClass(home_club)}`, 0, home)}
${part('drawn', home, draw)}
${part(`away ${clubClass(away_club)}`, home + draw, away)}</svg>
<span class="small">${figure(home_club, home)}
<span>${t('draw')} <span data-share>${format.percent(draw)}</span></span>
${figure(away_club, away)}</span></span>`;
}

function permille(share: number): number {
  return Math.round(share * 1000);
}

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
export function matchRows(
  site: Words & Addresses & LeagueData,
  matches: readonly Match[],
  options: RowOptions = {},
): Html {
  return html`<ul class="rows${options.isLong ? ' long' : ''}">${matches.map((match) => matchRow(site, match, options))}</ul>`;
}

function matchRow(
  site: Words & Addresses & LeagueData,
  match: Match,
  { club, day = 'date', note }: RowOptions,
): Html {
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
  return html`<li>${pills}${marks}<span class="grow"><a class="name" href="${matchPath(site, match)}">${names}</a>
<time class="small" datetime="${date}">${format[day](date)}${note?.(match)}</time></span>${end}</li>
`;
}

/** Returns the first and the last of some days in words. */
export function daysOf(days: readonly string[], inWords: (day: string) => string): string {
  const inOrder = days.toSorted();
  const first = inOrder[0] ?? '';
  const last = inOrder.at(-1) ?? '';
  return first === last ? inWords(first) : `${inWords(first)} – ${inWords(last)}`;
}

/** Returns what follows the day of a match in a list of crowds. */
export function crowdNote({ t, format }: Words): (match: Match) => string {
  return ({ attendance }) => ` · ${t('Attendance')}${t(': ')}${format.number(attendance)}`;
}
