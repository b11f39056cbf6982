import type { Match } from '../../records/match.ts';
import type { Addresses } from '../addresses.ts';
import { beforeToday } from '../components/before-today.ts';
import { clubMarkIn } from '../components/coloured-mark.ts';
import { matchState } from '../components/match-cards.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchPath } from '../links.ts';
import { figureAttribute } from '../live-figures.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { swingOf } from '../match/match-forecast.ts';
import { matchPhase } from '../match/match-phase.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';

/** Returns the next match of a club as one wide card: when and where it plays whom, and what a win changes. */
export function nextMatch(site: Words & Addresses & LeagueData, club: string, match: Match): Html {
  const { t, tables } = site;
  const { match_id, season, home_club, away_club } = match;
  const isAtHome = club === home_club;
  const opponent = isAtHome ? away_club : home_club;
  const side = match.neutral ? 'neutral' : isAtHome ? 'home' : 'away';
  const values = { side, opponent: shortName(tables, opponent, season) };
  const before = t('Next: {side, select, home {against} away {at} other {against}} {opponent}', values);
  const live = t('Now: {side, select, home {against} away {at} other {against}} {opponent}', values);
  const swing = swingOf(site, match, isAtHome ? 'home' : 'away');
  const sentence =
    swing &&
    t(
      'A win takes {club} from {now} to {win} for {place, select, first {first place} play_offs {the play-offs} other {{zone}}}.',
      swing,
    );
  const meaning = sentence ? html`<span class="small">${sentence}${beforeToday(site)}</span>` : nothing;
  const score = html`<span class="score"${figureAttribute('score', match_id)}></span>`;
  return html`<a class="card next-match" href="${matchPath(site, match)}" data-match="${match_id}" data-phase="${matchPhase(match)}">
<span class="title">${clubMarkIn(tables, opponent, season)}<span class="before">${before}</span><span class="during">${live} ${score}</span></span>
<span class="state"${figureAttribute('state', match_id)}>${matchState(site, match)}</span>
${meaning}</a>`;
}
