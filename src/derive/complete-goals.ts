import { goalKind, goals, type ListedGoal } from '../records/dataset/goal-rows.ts';
import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { CurrentSeasonFile } from '../records/season.ts';
import { ofSeason } from '../records/season-rules.ts';
import { ascending } from '../records/text.ts';
import { groupBy, nullRow } from '../records/typed.ts';
import { withoutAccents } from './goals.ts';

type GoalRow = DatasetRow<'goals'>;

/** A side of a finished match. The match statistics give its penalties and own goals, null where they are unknown. */
export interface ScoringSide extends Pick<GoalRow, 'match_id' | 'season' | 'side' | 'club'> {
  readonly score: number;
  readonly penalties: number | null;
  /** Own goals of the other side. */
  readonly ownGoals: number | null;
}

/** Returns both sides of a match that is in play or over, home first. */
export function scoringSides(
  match: DatasetRow<'matches'>,
  statistics: readonly DatasetRow<'matchStats'>[],
): ScoringSide[] {
  const { match_id, season } = match;
  const statsOf = (side: GoalRow['side']) =>
    statistics.find((row) => row.match_id === match_id && row.side === side);
  return (['home', 'away'] as const).map((side) => ({
    match_id,
    season,
    side,
    club: match[`${side}_club`],
    score: match[`${side}_goals`] ?? 0,
    penalties: statsOf(side)?.penalty_goals ?? null,
    ownGoals: statsOf(side === 'home' ? 'away' : 'home')?.own_goals ?? null,
  }));
}

/**
 * Returns as many goals of a side as its score: first those that the feed lists, then stored ones. A list shorter than the
 * stored one is ignored. A stored scorer, kind or candidate stays where the list has none. The match statistics say how
 * many of the remaining goals are penalties and own goals. The kind of the others is unknown.
 */
export function completeGoals(
  side: ScoringSide,
  listedGoals: readonly ListedGoal[],
  storedGoals: readonly GoalRow[],
): GoalRow[] {
  const storedFeedGoals = storedGoals.filter(({ basis }) => basis === 'feed');
  const feedGoals =
    listedGoals.length < storedFeedGoals.length ? storedFeedGoals : mergeLists(listedGoals, storedFeedGoals);
  const otherGoals = storedGoals.filter((row) => row.basis !== 'feed' && !isCounted(row));
  const rows = [...feedGoals, ...otherGoals.slice(0, Math.max(0, side.score - feedGoals.length))];
  const add = (kind: GoalRow['kind'], count: number) => {
    const room = side.score - rows.length;
    const { match_id, season, side: name, club } = side;
    const basis = kind === 'unknown' ? 'score' : 'match statistics';
    for (let index = 0; index < Math.min(count, room); index += 1)
      rows.push({ ...nothingKnown, match_id, season, side: name, club, kind, basis });
  };
  const has = (kind: GoalRow['kind']) => rows.filter((row) => row.kind === kind).length;
  add('penalty', (side.penalties ?? 0) - has('penalty'));
  add('own-goal', (side.ownGoals ?? 0) - has('own-goal'));
  add('unknown', side.score);
  return rows.sort(byMinute).map((row, index) => ({ ...row, number: index + 1 }));
}

/**
 * Returns the listed goals, each with what its stored goal says. That is the one with the same minute and scorer, or else
 * one of the same minute.
 */
function mergeLists(listedGoals: readonly ListedGoal[], storedGoals: readonly GoalRow[]): GoalRow[] {
  const unmatchedGoals = [...storedGoals];
  const take = (isSame: (row: GoalRow) => boolean) => {
    const index = unmatchedGoals.findIndex(isSame);
    return index === -1 ? undefined : unmatchedGoals.splice(index, 1)[0];
  };
  const goalsOfScorer = listedGoals.map((goal) =>
    take(({ minute, player }) => minute === goal.minute && player === goal.player),
  );
  return listedGoals.map((goal, index): GoalRow => {
    const storedGoal = goalsOfScorer[index] ?? take(({ minute }) => minute === goal.minute);
    if (!storedGoal) return { ...nothingKnown, ...goal, kind: 'open-play', basis: 'feed' };
    const player = storedGoal.player ?? goal.player;
    return {
      ...storedGoal,
      added_minute: goal.added_minute ?? storedGoal.added_minute,
      player,
      candidates: player === null ? storedGoal.candidates : null,
    };
  });
}

/** What is not known of a goal that nothing but a list or a count tells of. */
const nothingKnown = { ...nullRow(goals.row), number: 1 };

/** Returns whether the score or the match statistics alone tell of a goal, so that they can give it again. */
function isCounted({ basis, source, player, candidates, minute }: GoalRow): boolean {
  return (
    (basis === 'match statistics' || basis === 'score') &&
    [source, player, candidates, minute].every((value) => value === null)
  );
}

const lastMinute = 999;

/** Compares by minute, then by scorer, then by kind. Goals without a minute or a scorer come last. */
export function byMinute(a: GoalRow, b: GoalRow): number {
  return (
    (a.minute ?? lastMinute) - (b.minute ?? lastMinute) ||
    (a.added_minute ?? 0) - (b.added_minute ?? 0) ||
    ascending(a.player ?? '~', b.player ?? '~') ||
    goalKind.options.indexOf(a.kind) - goalKind.options.indexOf(b.kind)
  );
}

type PlayerRow = Pick<DatasetRow<'players'>, 'player_id' | 'name' | 'club'>;
type SeasonRow = PlayerRow & Pick<DatasetRow<'players'>, 'season'>;

/** Adds the id of each scorer to goals, where exactly one player of the club has that name in the season. */
export function withScorerIds(goals: readonly GoalRow[], players: readonly PlayerRow[]): GoalRow[] {
  const byName = Map.groupBy(players, ({ name, club }) => `${club} ${name}`);
  return goals.map((goal) => {
    if (goal.player === null || goal.player_id !== null || goal.kind === 'own-goal') return goal;
    const [player, another] = byName.get(`${goal.club} ${goal.player}`) ?? [];
    return player && !another ? { ...goal, player_id: player.player_id } : goal;
  });
}

/** The ids of players by the name that the feed gives them, each with the club of the latest season, if it was played there. */
export type IdsByName = CurrentSeasonFile['playerIds'];

/** Returns the id of each name that exactly one player has had, over all seasons. */
export function idsByName(players: readonly SeasonRow[]): IdsByName {
  const latest = Math.max(...players.map(({ season }) => season));
  return Object.fromEntries(
    [...groupBy(players, ({ name }) => name)].flatMap(([name, rows]) => {
      const ids = new Set(rows.map(({ player_id }) => player_id));
      const club = rows.find(({ season }) => season === latest)?.club ?? null;
      return ids.size === 1 ? [[name, { id: rows[0].player_id, club }]] : [];
    }),
  );
}

/**
 * Returns an id of our own for a scorer of whom the club and a name are all that is known: as soon as the feed lists the
 * season's players, the player has the feed's. It is null for a name without letters of the Latin alphabet.
 */
export function ownScorerId(club: string, name: string): string | null {
  const words = withoutAccents(name)
    .toLowerCase()
    .match(/[a-z0-9]+/g);
  return words && `own::Football_Player::${[club, ...words].join('-')}`;
}

/**
 * Returns the goals with the ids of the current season's scorers: those of its list of players. Without a list, they are the
 * ids of names that exactly one player of the earlier seasons had, and our own for other names.
 */
export function identifyScorers(
  { goals, players, snapshot }: Pick<Dataset, 'goals' | 'players' | 'snapshot'>,
  knownIds: IdsByName,
): GoalRow[] {
  const isCurrent = ({ season }: GoalRow) => season === snapshot.season;
  const listedPlayers = ofSeason(players, snapshot.season);
  const currentGoals = goals.filter(isCurrent);
  return [
    ...goals.filter((goal) => !isCurrent(goal)),
    ...(listedPlayers.length > 0
      ? withScorerIds(currentGoals, listedPlayers)
      : currentGoals.map((goal) => ({ ...goal, player_id: goal.player_id ?? idOf(goal, knownIds) }))),
  ];
}

function idOf({ player: name, kind, club }: GoalRow, knownIds: IdsByName): string | null {
  if (name === null) return null;
  return knownIds[name]?.id ?? (kind === 'own-goal' ? null : ownScorerId(club, name));
}
