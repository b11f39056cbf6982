import type { Match } from '../../records/match.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';
import { clubMark } from './club-mark.ts';

/** Returns matches in a row that scrolls sideways where they do not fit. */
export function matchStrip(site: Site, label: string, matches: readonly Match[], attribute: Html): Html {
  return html`<ul class="strip" aria-label="${label}" tabindex="0"${attribute}>${matches.map((match) => matchCard(site, match))}</ul>`;
}

/** Returns a match in a box that links to its page: day or stage, state, clubs and goals. */
export function matchCard(site: Site, match: Match): Html {
  const { data } = site;
  const link = site.path({ page: 'match', slug: data.slugOfMatch(match) });
  const { home_club, away_club, home_goals, away_goals, season, winner } = match;
  return html`<li class="card" data-match="${match.match_id}"><a href="${link}">
${topLine(site, match)}
${side(site, home_club, season, home_goals, winner === home_club)}
${side(site, away_club, season, away_goals, winner === away_club)}
${decision(site, match)}${match.status === 'UPCOMING' ? html`<span class="small">${match.venue}</span>` : nothing}</a></li>
`;
}

/** Returns when a match to come is played, the stage and day of a knock-out match, or the day of any other with its state. */
function topLine(site: Site, match: Match): Html {
  const { t, format } = site;
  const day = html`<time datetime="${match.date}">${format.weekday(match.date)}</time>`;
  const state = html`<span class="state">${t.match.status[match.status]}<span class="clock"></span></span>`;
  if (match.status === 'UPCOMING')
    return html`<span class="top small">${kickoff(site, match)}<span class="state"><span class="clock"></span></span></span>`;
  const isDecided = match.status === 'FINISHED' && isKnockOut(site, match);
  return html`<span class="top small"><span>${isDecided ? site.stageName(match.stage) : day}</span> ${isDecided ? day : state}</span>`;
}

function isKnockOut({ data }: Site, { season, stage }: Match): boolean {
  return data.recordOf(season).stages.some((row) => row.stage === stage && row.table === null);
}

function side({ data }: Site, club: string, season: number, goals: number | null, hasWon: boolean): Html {
  return html`<span class="side${hasWon ? ' won' : ''}">${clubMark(club)}<span>${data.shortName(club, season)}</span> <span class="score">${goals ?? ''}</span></span>`;
}

/** Returns the kick-off in the venue's time, or else the day. The script adds the reader's time where it differs. */
export function kickoff({ format, data }: Site, { date, kickoff_utc, venue_id }: Match): Html {
  if (kickoff_utc === null) return html`<time datetime="${date}">${format.day(date)}</time>`;
  const venueTime = format.moment(kickoff_utc, data.venues.get(venue_id)?.time_zone ?? 'UTC');
  return html`<time datetime="${kickoff_utc}" data-kickoff>${venueTime}</time>`;
}

/** Returns how a match was decided after 90 minutes. It is empty where it was decided by then. */
export function decision({ t }: Site, { home_penalties, away_penalties, win_reason }: Match): Html {
  if (home_penalties !== null && away_penalties !== null)
    return html`<span class="small">${t.season.penalties(home_penalties, away_penalties)}</span>`;
  if (win_reason !== 'ExtraTime' && win_reason !== 'Penalties') return nothing;
  return html`<span class="small">${t.season.decisions[win_reason]}</span>`;
}
