import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import { type Player, player } from '../records/player.ts';
import { ofSeason } from '../records/season-rules.ts';
import { shortId } from '../records/text.ts';
import { keysOf } from '../records/typed.ts';
import { withoutAccents } from './goals.ts';
import { withMatches } from './matches.ts';
import { nameIn } from './names.ts';
import { ascending } from './order.ts';
import { breakdown } from './rating.ts';

type PlayerRow = Pick<DatasetRow<'players'>, 'player_id' | 'name' | 'club'>;

/** Adds the id of each scorer to goals, where exactly one player of the club has that name in the season. */
export function withScorerIds(
  goals: readonly DatasetRow<'goals'>[],
  players: readonly PlayerRow[],
): DatasetRow<'goals'>[] {
  const byName = Map.groupBy(players, ({ name, club }) => `${club} ${name}`);
  return goals.map((goal) => {
    if (goal.player === null || goal.player_id !== null || goal.kind === 'own-goal') return goal;
    const [player, another] = byName.get(`${goal.club} ${goal.player}`) ?? [];
    return player && !another ? { ...goal, player_id: player.player_id } : goal;
  });
}

/** The ids of players by the name that the feed gives them. */
export type IdsByName = Readonly<Record<string, string>>;

/** Returns the id of each name that exactly one player has had, over all seasons. */
export function idsByName(players: readonly PlayerRow[]): IdsByName {
  const ids = Map.groupBy(players, ({ name }) => name)
    .entries()
    .map(([name, rows]) => [name, new Set(rows.map(({ player_id }) => player_id))] as const);
  return Object.fromEntries(ids.flatMap(([name, [id, another]]) => (id && !another ? [[name, id]] : [])));
}

/**
 * Returns the goals with the ids of the current season's scorers: those of its list of players. Without a list, they are the
 * ids of names that exactly one player of the earlier seasons had.
 */
export function identifyScorers(
  { goals, players, snapshot }: Pick<Dataset, 'goals' | 'players' | 'snapshot'>,
  knownIds: IdsByName,
): DatasetRow<'goals'>[] {
  const isCurrent = ({ season }: DatasetRow<'goals'>) => season === snapshot.season;
  const listedPlayers = ofSeason(players, snapshot.season);
  const currentGoals = goals.filter(isCurrent);
  return [
    ...goals.filter((goal) => !isCurrent(goal)),
    ...(listedPlayers.length > 0
      ? withScorerIds(currentGoals, listedPlayers)
      : currentGoals.map((goal) => ({
          ...goal,
          player_id: goal.player_id ?? (goal.player === null ? null : (knownIds[goal.player] ?? null)),
        }))),
  ];
}

type Sources = Pick<Dataset, 'goals' | 'players' | 'people' | 'squads' | 'clubNames' | 'snapshot'>;

/**
 * Returns a row for each named scorer of the current season, where it has no list of players yet: the name, the clubs and
 * the goals. No other figure is known. A scorer without an id has a row for each club, whether the feed writes accents or not.
 *
 * @param matches the published matches; the goals of those that are over count
 */
export function deriveScorers(
  { goals, players, people, squads, clubNames, snapshot }: Sources,
  matches: readonly Match[],
): Player[] {
  if (ofSeason(players, snapshot.season).length > 0) return [];
  const goalsInOrder = withMatches(
    ofSeason(goals, snapshot.season).filter(({ player: name, kind }) => name !== null && kind !== 'own-goal'),
    matches.filter(({ status }) => status === 'FINISHED'),
  ).map(({ row }) => row);
  const byScorer = Map.groupBy(
    goalsInOrder,
    ({ player: name, player_id, club }) => player_id ?? `${withoutAccents(name ?? '')} ${club}`,
  );
  const rows = [...byScorer.values()].flatMap((goalsOfScorer): Player[] => {
    const lastGoal = goalsOfScorer.at(-1);
    if (!lastGoal?.player) return [];
    const { season, player_id, player: name, club } = lastGoal;
    const person = people.find((row) => row.player_id === player_id);
    const squad = squads.find((row) => row.season === season && row.player_id === player_id);
    const clubs = [...Map.groupBy(goalsOfScorer, (goal) => goal.club)];
    return [
      {
        ...nothingKnown,
        player_id: player_id === null ? null : shortId(player_id),
        full_player_id: player_id,
        name,
        full_name: person?.full_name ?? null,
        season,
        team: nameIn(clubNames, club, season).name,
        club,
        clubs: clubs.map(([id, { length }]) => ({
          team: nameIn(clubNames, id, season).name,
          club: id,
          ...unknownStint,
          goals: length,
        })),
        shirt_number: squad?.shirt_number ?? null,
        nationality: person?.nationality ?? null,
        birth_year: person?.birth_year ?? null,
        goals: goalsOfScorer.length,
        calculated: [],
        rating_eligible: false,
        rating_breakdown: breakdown(undefined),
        basis: 'goals',
        club_basis: 'scorer list',
        person_basis: person?.basis ?? null,
        source: 'calculated',
      },
    ];
  });
  return rows.sort((a, b) => ascending(a.player_id ?? '~', b.player_id ?? '~') || ascending(a.name, b.name));
}

// The fields of the record in their order, each null.
const nothingKnown = Object.fromEntries(keysOf(player.shape).map((name) => [name, null])) as {
  [Name in keyof Player]: null;
};

const unknownStint = { from: null, to: null, appearances: null, minutes: null };
