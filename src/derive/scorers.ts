import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { Match } from '../records/match.ts';
import { type Player, player } from '../records/player.ts';
import { ofSeason } from '../records/season-rules.ts';
import { shortId } from '../records/text.ts';
import { groupBy, nullRow } from '../records/typed.ts';
import { withoutAccents } from './goals.ts';
import { withMatches } from './matches.ts';
import { nameIn } from './names.ts';
import { ascending } from './order.ts';
import { personOf } from './players.ts';
import { breakdown } from './rating.ts';

type PlayerRow = Pick<DatasetRow<'players'>, 'player_id' | 'name' | 'club'>;
type SeasonRow = PlayerRow & Pick<DatasetRow<'players'>, 'season'>;

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

/** The ids of players by the name that the feed gives them, each with the club of the latest season, if it was played there. */
export type IdsByName = Readonly<Record<string, { readonly id: string; readonly club: string | null }>>;

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
): DatasetRow<'goals'>[] {
  const isCurrent = ({ season }: DatasetRow<'goals'>) => season === snapshot.season;
  const listedPlayers = ofSeason(players, snapshot.season);
  const currentGoals = goals.filter(isCurrent);
  return [
    ...goals.filter((goal) => !isCurrent(goal)),
    ...(listedPlayers.length > 0
      ? withScorerIds(currentGoals, listedPlayers)
      : currentGoals.map((goal) => ({ ...goal, player_id: goal.player_id ?? idOf(goal, knownIds) }))),
  ];
}

function idOf({ player: name, kind, club }: DatasetRow<'goals'>, knownIds: IdsByName): string | null {
  if (name === null) return null;
  return knownIds[name]?.id ?? (kind === 'own-goal' ? null : ownScorerId(club, name));
}

type Sources = Pick<Dataset, 'goals' | 'players' | 'people' | 'squads' | 'clubNames' | 'snapshot'>;

/**
 * Returns a row for each named scorer of the current season, where it has no list of players yet: the name, the clubs and
 * the goals. No other figure is known.
 *
 * @param knownIds the ids by which scorers were identified: certain of a player of the same club in the season before
 * @param matches the published matches; the goals of those that are over count
 */
export function deriveScorers(
  { goals, players, people, squads, clubNames, snapshot }: Sources,
  knownIds: IdsByName,
  matches: readonly Match[],
): Player[] {
  if (ofSeason(players, snapshot.season).length > 0) return [];
  const goalsInOrder = withMatches(
    ofSeason(goals, snapshot.season).filter(({ player: name, kind }) => name !== null && kind !== 'own-goal'),
    matches.filter(({ status }) => status === 'FINISHED'),
  ).map(({ row }) => row);
  const byScorer = Map.groupBy(
    goalsInOrder,
    ({ player: name, player_id, club }) => player_id ?? `${name} ${club}`,
  );
  const rows = [...byScorer.values()].flatMap((goalsOfScorer): Player[] => {
    const lastGoal = goalsOfScorer.at(-1);
    if (!lastGoal?.player) return [];
    const { season, player_id, player: name, club } = lastGoal;
    const squad = squads.find((row) => row.season === season && row.player_id === player_id);
    const clubs = [...Map.groupBy(goalsOfScorer, (goal) => goal.club)];
    const known = knownIds[name];
    return [
      {
        ...nothingKnown,
        player_id: player_id === null ? null : shortId(player_id),
        full_player_id: player_id,
        name,
        ...personOf(people.find((row) => row.player_id === player_id)),
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
        goals: goalsOfScorer.length,
        calculated: [],
        rating_eligible: false,
        rating_breakdown: breakdown(undefined),
        basis: 'goals',
        club_basis: 'scorer list',
        confidence: known ? (known.club === club ? 'certain' : 'probable') : null,
        source: 'calculated',
      },
    ];
  });
  return rows.sort((a, b) => ascending(a.player_id ?? '~', b.player_id ?? '~') || ascending(a.name, b.name));
}

const nothingKnown = nullRow(player);

const unknownStint = { from: null, to: null, appearances: null, minutes: null };
