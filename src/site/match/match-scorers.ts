import type { MatchStats } from '../../records/match-stats.ts';
import { type Html, html, nothing } from '../html.ts';
import { playerPath } from '../links.ts';
import type { Site } from '../site.ts';

type Scorer = MatchStats['home_scorers'][number];

/** Returns the goals of both sides with scorer, minute and kind. A match without goals has none. */
export function matchScorers(site: Site, stats: MatchStats): Html {
  const { home_scorers, away_scorers, home_team, away_team } = stats;
  if (home_scorers.length + away_scorers.length === 0) return nothing;
  const list = (name: string, goals: readonly Scorer[]) =>
    goals.length === 0
      ? nothing
      : html`<section><h3>${name}</h3><ul>${goals.map((goal) => html`<li>${scorer(site, goal)}</li>`)}</ul></section>`;
  return html`<h2 id="goals">${site.t.match.scorers}</h2>
<div class="columns">${list(home_team, home_scorers)}${list(away_team, away_scorers)}</div>`;
}

function scorer(site: Site, goal: Scorer): Html {
  const { t, data } = site;
  const { player, player_id, candidates, kind, confidence } = goal;
  const name =
    player === null
      ? html`<span class="unknown">${candidates.length > 0 ? t.match.oneOf(candidates.join(', ')) : t.match.unknownScorer}</span>`
      : player_id !== null && data.players.has(player_id)
        ? html`<a href="${playerPath(site, { player_id })}">${player}</a>`
        : html`${player}`;
  const notes = [
    kind === 'penalty' || kind === 'own-goal' ? t.match.kinds[kind] : '',
    confidence === 'probable' ? t.match.probableScorer : '',
  ].filter((text) => text !== '');
  const note = notes.length > 0 ? html` (${notes.join(', ')})` : nothing;
  return html`${name}${minute(goal)}${note}`;
}

function minute({ minute, added_minute }: Scorer): string {
  if (minute === null) return '';
  return added_minute === null ? ` ${minute}′` : ` ${minute}+${added_minute}′`;
}
