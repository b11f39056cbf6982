import { formOf, isOpen } from '../../derive/matches.ts';
import type { Match } from '../../records/match.ts';
import type { MatchStats } from '../../records/side-stats.ts';
import type { Addresses } from '../addresses.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { withLiveScores } from '../components/live-attributes.ts';
import { matchState } from '../components/match-cards.ts';
import { formPills } from '../components/result-pills.ts';
import { type Html, html, nothing } from '../html.ts';
import { namedClubLink, playerLink } from '../links.ts';
import { matchFigure } from '../live-figures.ts';
import { clubClassIn } from '../lookups/club-lookups.ts';
import { standingsMatches, standingsOf } from '../lookups/season-standings.ts';
import { ordinal } from '../names.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { decision } from './decision.ts';
import { goalDetails, type MatchGoal } from './goal-details.ts';
import { matchPhase } from './match-phase.ts';

/** Returns the main heading of a match's page: clubs, score and state, place and form before it, scorers and their minutes. */
export function scoreboard(
  site: Words & Addresses & LeagueData,
  match: Match,
  stats: MatchStats | undefined,
): Html {
  const { season, home_club, away_club, home_team, away_team, home_goals, away_goals } = match;
  const clubs = [home_club, away_club] as const;
  const goals = [stats?.home_scorers ?? [], stats?.away_scorers ?? []] as const;
  const score = home_goals === null ? site.t('v') : site.format.score(home_goals, away_goals);
  const stripe = clubs.map((club) => html`<span class="${clubClassIn(site.tables, club, season)}"></span>`);
  const scorers = goals.map(
    (sideGoals) => html`<ul>${sideGoals.map((goal) => html`<li>${scorer(site, goal)}</li>`)}</ul>`,
  );
  const live = isOpen(match.status) ? withLiveScores(site.tables) : nothing;
  const state = html`<span class="state"${matchFigure('state', match)}>${matchState(site, match)}</span>`;
  const how = html`<span class="decision"${matchFigure('decision', match)}>${decision(site.t, match)}</span>`;
  return html`<section class="scoreboard" data-match="${match.match_id}" data-phase="${matchPhase(match)}"${live}>
<div class="stripe">${stripe}</div>
<h1><span>${clubMarkIn(site.tables, home_club, season, 'large')}${namedClubLink(site, home_club, home_team)}</span>
<span class="score"${matchFigure('score', match)}>${score}</span>
<span>${clubMarkIn(site.tables, away_club, season, 'large')}${namedClubLink(site, away_club, away_team)}</span></h1>
<div class="under">
<div>${formBefore(site, match, home_club)}</div>
<div>${state} ${how}</div>
<div>${formBefore(site, match, away_club)}</div></div>
${isOpen(match.status) ? nothing : html`<div class="scorers">${scorers}</div>`}</section>`;
}

/** Returns the place of a club in the table before a match and its last five results in the season. */
function formBefore(site: Words & LeagueData, match: Match, club: string): Html {
  const { t, tables } = site;
  const earlierMatches = tables.rows('matches', match.season).filter(({ date }) => date < match.date);
  const lastDay = standingsMatches(tables, match.season).findLast(
    ({ date, status }) => status === 'FINISHED' && date < match.date,
  )?.date;
  const standing = standingsOf(tables, match.season, lastDay ?? '').find(
    (row) => row.club === club && row.played > 0,
  );
  const form = formOf(earlierMatches, club);
  if (!standing && form.length === 0) return nothing;
  const before = isOpen(match.status) ? html` data-before-today` : nothing;
  const place = standing ? html`<span${before}>${t(ordinal, { place: standing.position })}</span> ` : nothing;
  return html`${place}${formPills(site, form)}`;
}

function assist(
  site: Words & Addresses & LeagueData,
  { assist: name, assist_id: player_id, assist_confidence }: MatchGoal,
): Html {
  if (name === null) return nothing;
  const label = assist_confidence === 'probable' ? site.t('probably assisted by') : site.t('assisted by');
  return html` <span class="small muted">${label} ${playerLink(site, { player_id, name })}</span>`;
}

/** Returns a goal with its scorer, or the players of whom one scored it, minute and kind. */
function scorer(site: Words & Addresses & LeagueData, goal: MatchGoal): Html {
  const { t } = site;
  const { player, player_id, candidates } = goal;
  const name =
    player === null
      ? html`<span class="unknown">${candidates.length > 0 ? t('One of {names}', { names: candidates.join(', ') }) : t('Scorer not known')}</span>`
      : playerLink(site, { player_id, name: player });
  return html`${name}${goalDetails(t, goal)}${assist(site, goal)}`;
}
