import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { PublishedId } from '../records/id.ts';
import type { Match } from '../records/match.ts';
import {
  type Career,
  type ListedPlayer,
  type Player,
  type PlayerClub,
  player as playerSchema,
  type UnratedPlayer,
} from '../records/player.ts';
import { type ClubName, nameIn, ofSeason } from '../records/season-rules.ts';
import { ascending, shortId } from '../records/text.ts';
import { groupBy, nullRow, pick, rowOf } from '../records/typed.ts';
import { xgFieldsOf } from '../records/xg-fields.ts';
import { idsOf } from './entity-ids.ts';
import { expectedGoalsOfPlayer } from './expected-goals.ts';
import { storedSource, withMatches } from './matches.ts';
import { sumAll, sumKnown } from './numbers.ts';
import { breakdown, type RatingInputs, rateSeason } from './rating.ts';
import type { IdsByName } from './scorer-ids.ts';

/** Returns the clubs of a player's season in order. Without stints, the one club has all the player's figures. */
function clubsOf(
  row: DatasetRow<'players'>,
  stints: readonly DatasetRow<'playerStints'>[],
  clubNames: readonly ClubName[],
): PlayerClub[] {
  const { club, appearances, minutes, goals } = row;
  const nameOf = (id: string) => nameIn(clubNames, id, row.season).name;
  if (stints.length > 0) {
    return stints
      .toSorted((a, b) => a.stint - b.stint)
      .map((stint) => pick({ ...stint, team: nameOf(stint.club) }, clubFields));
  }
  return club === null
    ? []
    : [{ team: nameOf(club), club, from: null, to: null, appearances, minutes, goals }];
}

const clubFields = ['team', 'club', 'from', 'to', 'appearances', 'minutes', 'goals'] as const;

type SeasonAtClubs = Pick<Player, 'team' | 'club' | 'appearances' | 'minutes' | 'goals'>;

/** Returns what a player did in a season for some of its clubs, under the last of them; null where that is not known. */
export function seasonAtClubs<Row extends SeasonAtClubs & Pick<Player, 'clubs'>>(
  player: Row,
  countsClub: (stint: PlayerClub) => boolean,
): Row {
  const stints = player.clubs.filter(countsClub);
  const last = stints.at(-1);
  if (!last || stints.length === player.clubs.length) return player;
  return {
    ...player,
    team: last.team,
    club: last.club,
    appearances: sumAll(stints.map((stint) => stint.appearances)),
    minutes: sumAll(stints.map((stint) => stint.minutes)),
    goals: sumAll(stints.map((stint) => stint.goals)),
  };
}

/**
 * Derives a row for each player with an id, over all seasons, by name and id.
 *
 * @param players the published seasons of players, in any order
 */
export function deriveCareers(
  players: readonly Player[],
  clubNames: readonly ClubName[],
  ids: readonly PublishedId[],
): Career[] {
  const inOrder = players.toSorted((a, b) => a.season - b.season);
  const identified = inOrder.flatMap((row) =>
    row.player_id === null ? [] : [{ ...row, player_id: row.player_id }],
  );
  return [...groupBy(identified, ({ player_id }) => player_id).values()]
    .map((seasons): Career => {
      const last = seasons.at(-1) ?? seasons[0];
      const stints = seasons.flatMap(({ season, clubs }) => clubs.map(({ club }) => ({ season, club })));
      return {
        ...pick(last, ['player_id', 'name', 'full_name', 'nationality', 'birth_year']),
        ids: idsOf(ids, 'player', last.player_id),
        position: seasons.findLast(({ position }) => position !== null)?.position ?? null,
        seasons: seasons.map(({ season }) => season),
        clubs: [...new Set(stints.map(({ club }) => club))],
        teams: [...new Set(stints.map(({ season, club }) => nameIn(clubNames, club, season).name))],
        appearances: sumKnown(seasons.map((row) => row.appearances)),
        minutes: sumKnown(seasons.map((row) => row.minutes)),
        goals: sumKnown(seasons.map((row) => row.goals)),
        assists: sumKnown(seasons.map((row) => row.assists)),
      };
    })
    .sort((a, b) => ascending(a.name, b.name) || ascending(a.player_id, b.player_id));
}

/** The tables that players' seasons are derived from. */
type PlayerInputs = Pick<
  Dataset,
  'players' | 'playerStints' | 'people' | 'squads' | 'clubNames' | 'snapshot' | 'expectedGoals'
>;

/** Derives the players of every season as the API publishes them, with ratings, by season and id. */
export function derivePlayers(dataset: PlayerInputs, { model, shotsFaced }: RatingInputs): ListedPlayer[] {
  return [...Map.groupBy(deriveUnrated(dataset), ({ season }) => season)].flatMap(([season, players]) =>
    withRatings(players, { model, shotsFaced: ofSeason(shotsFaced, season) }),
  );
}

/** Derives the players of every season before they are rated, in stored order. Figures that the archive lacks are null. */
export function deriveUnrated(dataset: PlayerInputs): UnratedPlayer[] {
  const { clubNames, snapshot, expectedGoals: model } = dataset;
  const people = new Map(dataset.people.map((person) => [person.player_id, person]));
  const shirts = new Map(dataset.squads.map((row) => [`${row.season} ${row.player_id}`, row.shirt_number]));
  const stints = Map.groupBy(dataset.playerStints, (row) => `${row.season} ${row.player_id}`);
  return dataset.players.map((row) => {
    const key = `${row.season} ${row.player_id}`;
    const shots = sumAll([row.shots_unblocked, row.blocked_shots]);
    const bigChances = sumAll([row.big_chances_scored, row.big_chances_missed]);
    return {
      ...row,
      player_id: shortId(row.player_id),
      full_player_id: row.player_id,
      team: row.club === null ? null : nameIn(clubNames, row.club, row.season).name,
      clubs: clubsOf(row, stints.get(key) ?? [], clubNames),
      ...personOf(people.get(row.player_id)),
      shirt_number: shirts.get(key) ?? null,
      goal_involvements: sumAll([row.goals, row.assists]),
      ...xgFieldsOf(expectedGoalsOfPlayer(model, bigChances, shots)),
      shots,
      goals_conceded: row.goals_conceded_on_pitch,
      points_per_match_with: null,
      points_per_match_without: null,
      calculated: [],
      source: storedSource(row.season, snapshot.season),
    };
  });
}

/** Returns what is known of a player as a person. */
function personOf(person: DatasetRow<'people'> | undefined) {
  const { full_name = null, nationality = null, birth_year = null, basis = null } = person ?? {};
  return { full_name, nationality, birth_year, person_basis: basis };
}

/** Adds the ratings to the players, with the fields in the order of the record, and sorts them by id. */
function withRatings(unratedPlayers: readonly UnratedPlayer[], inputs: RatingInputs): ListedPlayer[] {
  const ratings = rateSeason(unratedPlayers, inputs);
  return unratedPlayers
    .map((player): ListedPlayer => {
      const rating = ratings.get(player.full_player_id);
      if (!rating) throw new Error(`${player.full_player_id} was not rated`);
      return rowOf(playerSchema, { ...player, ...rating });
    })
    .sort((a, b) => ascending(a.player_id, b.player_id));
}

type ScorerInputs = Pick<Dataset, 'goals' | 'players' | 'people' | 'squads' | 'clubNames' | 'snapshot'>;

/**
 * Returns a row for each named scorer of a current season without a list of players. It has the name, the clubs and the
 * goals; all other figures are null.
 *
 * @param knownIds the ids by which scorers were identified: certain of a player of the same club in the season before
 * @param matches the published matches; the goals of those that are over count
 */
export function deriveScorers(
  { goals, players, people, squads, clubNames, snapshot }: ScorerInputs,
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

const nothingKnown = nullRow(playerSchema);

const unknownStint = { from: null, to: null, appearances: null, minutes: null };
