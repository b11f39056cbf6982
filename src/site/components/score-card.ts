import type { Match } from '../../records/match.ts';
import { type Html, html } from '../html.ts';
import type { Site } from '../site.ts';

/** Returns a match in a box: stage and day, clubs with the score, venue and attendance. */
export function scoreCard(site: Site, match: Match): Html {
  const { t, format, data } = site;
  const link = site.path({ page: 'match', slug: data.slugOfMatch(match) });
  const isPlayed = match.home_goals !== null && match.away_goals !== null;
  const middle = isPlayed ? format.score(match.home_goals, match.away_goals) : t.match.versus;
  return html`<li class="card" data-match="${match.match_id}">
<p class="muted">${site.stageName(match.stage)} · ${kickoff(site, match)}</p>
<p><a href="${link}">${match.home_team} <span class="score">${middle}</span> ${match.away_team}</a></p>
${penalties(site, match)}
<p class="muted">${match.venue}${match.attendance === null ? '' : html` · ${format.number(match.attendance)}`}</p>
</li>`;
}

/** Returns the day of a match; the script adds the reader's local time where the kick-off is known. */
export function kickoff({ format }: Site, { date, kickoff_utc, status }: Match): Html {
  if (kickoff_utc === null || status === 'FINISHED')
    return html`<time datetime="${date}">${format.day(date)}</time>`;
  return html`<time datetime="${kickoff_utc}" data-kickoff>${format.day(date)}, ${kickoff_utc.slice(11, 16)} UTC</time>`;
}

function penalties({ t }: Site, { home_penalties, away_penalties }: Match): Html | '' {
  if (home_penalties === null || away_penalties === null) return '';
  return html`<p class="muted">${t.season.penalties(home_penalties, away_penalties)}</p>`;
}
