import type { Match } from '../../records/match.ts';
import { type Html, html, nothing } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns a match in a box: stage and day, a line for each club with its goals, venue and attendance. */
export function scoreCard(site: Site, match: Match, hasStage = true): Html {
  const { format, data } = site;
  const link = site.path({ page: 'match', slug: data.slugOfMatch(match) });
  const { home_club, away_club, home_goals, away_goals, season, winner } = match;
  const attendance = match.attendance === null ? nothing : html` · ${format.number(match.attendance)}`;
  return html`<li class="card" data-match="${match.match_id}"><a href="${link}">
<span class="small">${hasStage ? `${site.stageName(match.stage)} · ` : ''}${kickoff(site, match)}<span class="clock"></span></span>
${side(data.shortName(home_club, season), home_goals, winner === home_club)}
${side(data.shortName(away_club, season), away_goals, winner === away_club)}
${penalties(site, match)}<span class="small">${match.venue}${attendance}</span></a></li>
`;
}

function side(name: string, goals: number | null, hasWon: boolean): Html {
  return html`<span class="side${hasWon ? ' won' : ''}"><span>${name}</span> <span class="score">${goals ?? ''}</span></span>`;
}

/**
 * Returns the day of a match; where it is to be played, with the kick-off in the venue's time. The script shows it in the
 * reader's.
 */
export function kickoff({ format, data }: Site, match: Match): Html {
  const { date, kickoff_utc, status, venue_id } = match;
  if (kickoff_utc === null || status === 'FINISHED')
    return html`<time datetime="${date}">${format.day(date)}</time>`;
  const local = format.moment(kickoff_utc, data.venues.get(venue_id)?.time_zone ?? 'UTC');
  return html`<time datetime="${kickoff_utc}" data-kickoff>${local}</time>`;
}

/** Returns the result of a shoot-out; nothing where there was none. */
export function penalties({ t }: Site, { home_penalties, away_penalties }: Match): Html {
  if (home_penalties === null || away_penalties === null) return nothing;
  return html`<span class="small">${t.season.penalties(home_penalties, away_penalties)}</span>`;
}
