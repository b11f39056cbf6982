import { championOf, decidingStage } from '../../derive/honours.ts';
import { extraMinutes, hasResult, resultLetter } from '../../derive/matches.ts';
import { goalsByMatch, momentOfWin, type PlayedMatch } from '../../derive/record-book.ts';
import type { Match } from '../../records/match.ts';
import type { Row, Tables } from '../../records/published.ts';
import { ofSeason } from '../../records/season-rules.ts';
import { matchesOfClub, shortName } from '../lookups/club-lookups.ts';
import { matchSeasons } from '../lookups/match-lookups.ts';
import { nameOfPlayer, playersById } from '../lookups/player-lookups.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { upsets } from './surprises.ts';

/** A win that the forecasts gave less than this chance is an upset. */
const upsetChance = 0.2;

/** The fewest goals behind of a comeback, the earliest minute of a late winner, the shortest run, and the smallest big win. */
const least = { deficit: 2, minute: 88, run: 8, goals: 3, margin: 4 };

/** What can be said of a result, from the most worth telling to the least. Each says nothing where it is not so. */
export const statements: readonly ((site: Words & LeagueData, match: PlayedMatch) => string | undefined)[] = [
  title,
  secured,
  upset,
  comeback,
  lateWinner,
  hatTrick,
  endedRun,
  debutGoal,
  largestCrowd,
  bigWin,
  afterExtraTime,
];

const nameOf = (tables: Tables, { season }: Match, club: string) => shortName(tables, club, season);

function title(site: Words & LeagueData, match: PlayedMatch) {
  const { t, tables } = site;
  const { season, stage, date } = match;
  const isLast = tables.rows('matches', season).every((other) => other.stage !== stage || other.date <= date);
  if (!isLast || stage !== decidingStage(tables.league, season)) return undefined;
  const champion =
    tables.rows('seasons').find((row) => row.season === season)?.champion ??
    championOf(tables.league, season, tables.rows('matches', season), null);
  if (champion === null) return undefined;
  return t('{club} are the champions of {season}', { club: nameOf(tables, match, champion), season });
}

function secured(site: Words & LeagueData, match: PlayedMatch) {
  const { tables, t } = site;
  const { season, date, home_club, away_club } = match;
  const rows = tables.rows('projections', season).filter(({ certain }) => certain === 'first');
  const [first] = rows;
  if (first?.date !== date || ![home_club, away_club].includes(first.club)) return undefined;
  return t('{club} secured first place', { club: nameOf(tables, match, first.club) });
}

function upset(site: Words & LeagueData, match: PlayedMatch) {
  const { t, tables, format } = site;
  const rank = upsets(tables).findIndex((row) => row.match === match);
  const chance = upsets(tables)[rank]?.chance ?? 1;
  if (match.winner === null || chance >= upsetChance) return undefined;
  const values = { club: nameOf(tables, match, match.winner), chance: format.percent(chance) };
  const [since] = matchSeasons(tables);
  return rank === 0 && since !== undefined
    ? t('{club} won at {chance}: the biggest upset since {season}', { ...values, season: since })
    : t('{club} won with a chance of {chance}', values);
}

function comeback(site: Words & LeagueData, match: PlayedMatch) {
  const { home_club, away_club, home_largest_deficit, away_largest_deficit, winner } = match;
  const isHome =
    winner === null ? (home_largest_deficit ?? 0) >= (away_largest_deficit ?? 0) : winner === home_club;
  const goals = (isHome ? home_largest_deficit : away_largest_deficit) ?? 0;
  if (goals < least.deficit) return undefined;
  const values = { club: nameOf(site.tables, match, isHome ? home_club : away_club), goals };
  return winner === null
    ? site.t('{club} were {goals, plural, =2 {two} =3 {three} other {#}} down and drew', values)
    : site.t('{club} were {goals, plural, =2 {two} =3 {three} other {#}} down and won', values);
}

function lateWinner(site: Words & LeagueData, match: PlayedMatch) {
  const { match_id, winner } = match;
  const moment = momentOfWin(match, goalsByMatch(site.tables).get(match_id));
  if (winner === null || !moment || moment.minute < least.minute) return undefined;
  const minute = moment.added === 0 ? `${moment.minute}` : `${moment.minute}+${moment.added}`;
  return site.t('{club} won in minute {minute}', { club: nameOf(site.tables, match, winner), minute });
}

/** Returns the goals of a match whose scorers are known, without own goals. */
function goalsFor(tables: Tables, match: Match): readonly Row<'goals'>[] {
  const goals = goalsByMatch(tables).get(match.match_id) ?? [];
  return goals.filter(({ kind, player }) => kind !== 'own-goal' && player !== null);
}

function scorerOf(tables: Tables, { player_id, player }: Row<'goals'>): string {
  return nameOfPlayer(tables, { player_id, name: player ?? '' });
}

function hatTrick({ t, tables }: Words & LeagueData, match: PlayedMatch) {
  const goals = goalsFor(tables, match);
  const goalsByPlayer = Map.groupBy(goals, ({ player_id, player }) => player_id ?? player);
  const [mostGoals = []] = [...goalsByPlayer.values()].sort((a, b) => b.length - a.length);
  const [goal] = mostGoals;
  if (!goal || mostGoals.length < least.goals) return undefined;
  return t('{player} scored {goals, plural, =3 {three} =4 {four} other {#}}', {
    player: scorerOf(tables, goal),
    goals: mostGoals.length,
  });
}

function endedRun(site: Words & LeagueData, match: PlayedMatch) {
  const { winner, home_club, away_club } = match;
  if (winner === null) return undefined;
  const loser = winner === home_club ? away_club : home_club;
  const values = { club: nameOf(site.tables, match, winner), opponent: nameOf(site.tables, match, loser) };
  const unbeaten = runBefore(site.tables, match, loser, 'L');
  if (unbeaten >= least.run)
    return site.t('{club} ended {opponent}’s {matches} matches unbeaten', { ...values, matches: unbeaten });
  const winless = runBefore(site.tables, match, winner, 'W');
  if (winless < least.run) return undefined;
  return site.t('{club} won after {matches} matches without a win', { ...values, matches: winless });
}

/** Returns how many matches before one a club had gone without a certain result. */
function runBefore(tables: Tables, match: PlayedMatch, club: string, end: 'W' | 'L'): number {
  const results = matchesOfClub(tables, club).filter(hasResult);
  const before = results.filter(({ date }) => date < match.date).toReversed();
  const length = before.findIndex((other) => resultLetter(other, club) === end);
  return length < 0 ? before.length : length;
}

function debutGoal({ t, tables }: Words & LeagueData, match: PlayedMatch) {
  const goal = goalsFor(tables, match).find((one) => isInFirstMatch(tables, match, one));
  return goal && t('{player} scored in their first match {inLeague}', { player: scorerOf(tables, goal) });
}

/**
 * Returns whether a match is known to be the first of the scorer of a goal. Lists of earlier seasons do not have the
 * scorer. In its season it is their first appearance, or the first match of their club.
 */
function isInFirstMatch(tables: Tables, { match_id, season }: Match, { club, player_id }: Row<'goals'>) {
  const [first] = playersById(tables).get(player_id ?? '') ?? [];
  // Without a list of the season, a new name may be that of a player known by another.
  if (first?.season !== season || first.basis === 'goals') return false;
  const earlier = matchSeasons(tables).filter((other) => other < season);
  // In the first matches of a league everyone plays their first.
  if (earlier.length === 0 && matchesOfClub(tables, club)[0]?.match_id === match_id) return false;
  const lists = earlier.map((other) => tables.rows('players', other));
  // A list that lacks a scorer may lack others.
  if (lists.some((list) => list.length === 0 || list.some(({ basis }) => basis === 'goals'))) return false;
  const appearances = tables.rows('appearances', season);
  const played =
    appearances.length > 0 ? appearances.filter((row) => row.player_id === player_id) : undefined;
  const [debut] = played ?? ofSeason(matchesOfClub(tables, club), season);
  return debut?.match_id === match_id;
}

function largestCrowd({ t, tables, format }: Words & LeagueData, { attendance, season }: PlayedMatch) {
  const largest = Math.max(...tables.rows('matches', season).map((match) => match.attendance ?? 0));
  if (attendance === null || attendance < largest) return undefined;
  return t('The largest crowd of {season}: {crowd}', { season, crowd: format.number(attendance) });
}

function bigWin(site: Words & LeagueData, match: PlayedMatch) {
  const { winner, home_goals, away_goals } = match;
  const goals = Math.abs(home_goals - away_goals);
  if (winner === null || goals < least.margin) return undefined;
  return site.t(
    '{club} won by {goals, plural, =4 {four} =5 {five} =6 {six} =7 {seven} =8 {eight} other {# goals}}',
    { club: nameOf(site.tables, match, winner), goals },
  );
}

function afterExtraTime(site: Words & LeagueData, match: PlayedMatch) {
  const { winner, win_reason } = match;
  if (winner === null || extraMinutes(match) === 0) return undefined;
  return site.t('{club} won {how, select, Penalties {on penalties} other {after extra time}}', {
    club: nameOf(site.tables, match, winner),
    how: win_reason ?? '',
  });
}
