import type { Match } from '../../records/match.ts';
import { isCalledOff } from '../../records/match-status.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns a match in a box, with its stage, day, clubs, goals, venue and attendance. */
export function scoreCard(site: Site, match: Match, hasStage = true): Html {
  const { format, data } = site;
  const link = site.path({ page: 'match', slug: data.slugOfMatch(match) });
  const { home_club, away_club, home_goals, away_goals, season, winner } = match;
  const attendance = match.attendance === null ? nothing : html` · ${format.number(match.attendance)}`;
  return html`<li class="card" data-match="${match.match_id}"><a href="${link}">
<span class="small">${hasStage ? `${site.stageName(match.stage)} · ` : ''}${dayInSeason(site, match)}<span class="clock"></span></span>
${side(data.shortName(home_club, season), home_goals, winner === home_club)}
${side(data.shortName(away_club, season), away_goals, winner === away_club)}
${decision(site, match)}<span class="small">${match.venue}${attendance}</span></a></li>
`;
}

function side(name: string, goals: number | null, hasWon: boolean): Html {
  return html`<span class="side${hasWon ? ' won' : ''}"><span>${name}</span> <span class="score">${goals ?? ''}</span></span>`;
}

/** Returns the day of a match without its year, which the page names. A match to be played has its kick-off. */
function dayInSeason(site: Site, match: Match): Html {
  if (isCalledOff(match.status))
    return html`${site.format.weekday(match.date)} · ${site.t.match.status[match.status]}`;
  if (match.status !== 'FINISHED') return kickoff(site, match);
  return html`<time datetime="${match.date}">${site.format.weekday(match.date)}</time>`;
}

/** Returns the kick-off in the venue's time, or else the day. The script changes it to the reader's time. */
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
