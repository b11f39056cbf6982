import { hasResult } from '../../derive/matches.ts';
import { goalsByMatch, momentOfWin } from '../../derive/record-book.ts';
import { outcome } from '../../records/forecast.ts';
import type { Match } from '../../records/match.ts';
import { memoize } from '../../records/memoize.ts';
import type { Tables } from '../../records/published.ts';
import type { Addresses } from '../addresses.ts';
import { chancesOf, indexOfLargest } from '../chances.ts';
import { type Html, html, nothing } from '../html.ts';
import { matchPath } from '../links.ts';
import { matchFigure } from '../live-figures.ts';
import { shortName } from '../lookups/club-lookups.ts';
import { forecastByMatch, statsByMatch } from '../lookups/match-lookups.ts';
import { nameOfPlayer } from '../lookups/player-lookups.ts';
import { decision } from '../match/decision.ts';
import { type MatchGoal, minuteOf } from '../match/goal-details.ts';
import { isOverdue, isSoon, matchPhase } from '../match/match-phase.ts';
import { scorerList } from '../match/scorer-list.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { clubMarkIn } from './coloured-mark.ts';
import { withLiveScores } from './live-attributes.ts';
import { dayOf, matchState } from './match-cards.ts';
import { outcomeBar } from './outcome-bar.ts';

/** A win that the forecasts gave less than this chance is an upset, and a goal from this minute wins a match late. */
const least = { chance: 0.25, minute: 84 };

/**
 * Returns matches as wide rows: when, both clubs with the score and its scorers or the forecast between them, and one word
 * on what is special. Each row links to its match.
 *
 * @param hasForecasts whether results have the forecast of before them too
 */
export function wideMatchRows(
  site: Words & Addresses & LeagueData,
  matches: readonly Match[],
  hasForecasts = false,
): Html {
  const isCurrent = matches.some(({ season }) => season === site.currentSeason);
  const live = isCurrent ? withLiveScores(site.tables) : nothing;
  return html`<ul class="matches"${live}>${matches.map((match) => wideRow(site, match, hasForecasts))}</ul>`;
}

function wideRow(site: Words & Addresses & LeagueData, match: Match, hasForecasts: boolean): Html {
  const { match_id, date, status, home_goals, away_goals } = match;
  const phase = matchPhase(match);
  const isToCome = status === 'UPCOMING';
  const day = html`<time datetime="${date}"> ${dayOf(site, match)}</time>`;
  const state = status === 'FINISHED' ? nothing : matchState(site, match);
  const score = home_goals === null ? '' : site.format.score(home_goals, away_goals);
  const hasBar = hasResult(match) ? hasForecasts : isToCome && !isOverdue(match, site);
  const soon = isSoon(match, site) ? ' soon' : '';
  return html`<li class="match${soon}" data-match="${match_id}" data-phase="${phase}"><a href="${matchPath(site, match)}">
<span class="day small"><span class="state"${matchFigure('state', match)}>${state}</span>${day}</span>
${side(site.tables, match, 'home')}
<span class="middle"><span class="score"${matchFigure('score', match)}>${score}</span>
<span class="small decision">${decision(site.t, match)}</span><span class="small where"${matchFigure('scorers', match)}>${scorers(site, match)}</span>
${hasBar ? outcomeBar(site, match) : nothing}</span>
${side(site.tables, match, 'away')}
<span class="small word"${isToCome ? html` data-before-today` : nothing}>${wordOf(site, match)}</span></a></li>
`;
}

function side(tables: Tables, match: Match, place: 'home' | 'away'): Html {
  const club = match[`${place}_club`];
  const result = match.winner === club ? ' won' : '';
  return html`<span class="side ${place}${result}">${clubMarkIn(tables, club, match.season)}<span>${shortName(tables, club, match.season)}</span></span>`;
}

/** Returns the scorers that are known, those of the home side first, by the names of their pages. */
function scorers({ t, tables }: Words & LeagueData, { match_id }: Match): string {
  const stats = statsByMatch(tables).get(match_id);
  const named = (goals: readonly MatchGoal[] = []) =>
    goals.flatMap(({ player, player_id, minute, added_minute, kind, confidence }) =>
      player === null
        ? []
        : {
            player: nameOfPlayer(tables, { player_id, name: player }),
            minute,
            added_minute,
            kind,
            confidence,
          },
    );
  return scorerList(t, [named(stats?.home_scorers), named(stats?.away_scorers)]);
}

/** Returns what is special about a match: an upset or a late winner, or what a match to come is expected to move. */
function wordOf(site: Words & LeagueData, match: Match): string {
  const { t, format, tables } = site;
  const forecast = forecastByMatch(tables).get(match.match_id);
  if (hasResult(match)) {
    if (match.winner === null) return '';
    const chance = forecast?.outcome && forecast.probabilities[forecast.outcome];
    if (forecast?.outcome !== 'draw' && typeof chance === 'number' && chance < least.chance)
      return t('Upset {chance}', { chance: format.percent(chance) });
    const moment = momentOfWin(match, goalsByMatch(tables).get(match.match_id));
    return moment && moment.minute >= least.minute
      ? t('Late winner {minute}', { minute: minuteOf(moment.minute, moment.added || null) })
      : '';
  }
  const stakes = forecast?.stakes ?? null;
  if (stakes === null || isOverdue(match, site)) return '';
  const aim = largestStake(tables, match.season).get(match.match_id) ?? 0;
  return t(
    '±{stakes} for {place, select, first {first place} play_offs {the play-offs} other {other places}}',
    {
      stakes: format.number(stakes, 0),
      place: ['first', 'play_offs'][aim] ?? 'other',
    },
  );
}

/** Returns, by match, the index of the chances that it is expected to move most, as `chancesOf` has them. */
const largestStake = memoize((tables: Tables, season: number): ReadonlyMap<string, number> => {
  const rowsByMatch = Map.groupBy(tables.rows('stakes', season), ({ match_id }) => match_id);
  return new Map(
    [...rowsByMatch].map(([match_id, rows]) => {
      const probabilities = forecastByMatch(tables).get(match_id)?.probabilities;
      const moved: number[] = [];
      for (const row of rows)
        for (const [index, after] of chancesOf(row).entries()) {
          if (!after || !probabilities) continue;
          const before = outcome.options.reduce(
            (sum, result) => sum + probabilities[result] * after[result],
            0,
          );
          for (const result of outcome.options)
            moved[index] = (moved[index] ?? 0) + probabilities[result] * Math.abs(after[result] - before);
        }
      return [match_id, indexOfLargest(moved.map((change) => change ?? 0))];
    }),
  );
});
