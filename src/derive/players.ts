import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { Career, ListedPlayer, Player, PlayerClub, UnratedPlayer } from '../records/player.ts';
import { xgFieldsOf } from '../records/rating-model.ts';
import { ofSeason } from '../records/season-rules.ts';
import { shortId } from '../records/text.ts';
import { expectedGoalsOfPlayer } from './expected-goals.ts';
import { type ClubName, nameIn } from './names.ts';
import { sumAll, sumKnown } from './numbers.ts';
import { ascending } from './order.ts';
import { type RatingInputs, rateSeason } from './rating.ts';
import { storedSource } from './source.ts';

/** Returns the clubs of a player's season in order. Without stints, the one club has all the player's figures. */
export function clubsOf(
  row: DatasetRow<'players'>,
  stints: readonly DatasetRow<'playerStints'>[],
  clubNames: readonly ClubName[],
): PlayerClub[] {
  const { club, appearances, minutes, goals } = row;
  const nameOf = (id: string) => nameIn(clubNames, id, row.season).name;
  if (stints.length > 0) {
    return stints
      .toSorted((a, b) => a.stint - b.stint)
      .map((stint) => ({
        team: nameOf(stint.club),
        club: stint.club,
        from: stint.from,
        to: stint.to,
        appearances: stint.appearances,
        minutes: stint.minutes,
        goals: stint.goals,
      }));
  }
  return club === null
    ? []
    : [{ team: nameOf(club), club, from: null, to: null, appearances, minutes, goals }];
}

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
export function deriveCareers(players: readonly Player[], clubNames: readonly ClubName[]): Career[] {
  const inOrder = players.toSorted((a, b) => a.season - b.season);
  const identified = inOrder.flatMap((row) =>
    row.player_id === null ? [] : [{ ...row, player_id: row.player_id }],
  );
  return [...Map.groupBy(identified, ({ player_id }) => player_id).values()]
    .flatMap((seasons): Career[] => {
      const last = seasons.at(-1);
      if (!last) return [];
      const stints = seasons.flatMap(({ season, clubs }) => clubs.map(({ club }) => ({ season, club })));
      const lastSeasonAt = new Map(stints.map(({ season, club }) => [club, season]));
      return [
        {
          player_id: last.player_id,
          name: last.name,
          full_name: last.full_name,
          nationality: last.nationality,
          birth_year: last.birth_year,
          position: seasons.findLast(({ position }) => position !== null)?.position ?? null,
          seasons: seasons.map(({ season }) => season),
          clubs: [...lastSeasonAt.keys()],
          teams: [...lastSeasonAt].map(([club, season]) => nameIn(clubNames, club, season).name),
          appearances: sumKnown(seasons.map((row) => row.appearances)),
          minutes: sumKnown(seasons.map((row) => row.minutes)),
          goals: sumKnown(seasons.map((row) => row.goals)),
          assists: sumKnown(seasons.map((row) => row.assists)),
        },
      ];
    })
    .sort((a, b) => ascending(a.name, b.name) || ascending(a.player_id, b.player_id));
}

/** The tables that players' seasons are derived from. */
type Sources = Pick<
  Dataset,
  'players' | 'playerStints' | 'people' | 'squads' | 'clubNames' | 'snapshot' | 'expectedGoals'
>;

/** Derives the players of every season as the API publishes them, with ratings, by season and id. */
export function derivePlayers(dataset: Sources, { model, shotsFaced }: RatingInputs): ListedPlayer[] {
  return [...Map.groupBy(deriveUnrated(dataset), ({ season }) => season)].flatMap(([season, players]) =>
    withRatings(players, { model, shotsFaced: ofSeason(shotsFaced, season) }),
  );
}

/** Derives the players of every season before they are rated, in stored order. */
export function deriveUnrated(dataset: Sources): UnratedPlayer[] {
  const people = new Map(dataset.people.map((person) => [person.player_id, person]));
  const shirts = new Map(dataset.squads.map((row) => [`${row.season} ${row.player_id}`, row.shirt_number]));
  const stints = Map.groupBy(dataset.playerStints, (row) => `${row.season} ${row.player_id}`);
  return dataset.players.map((row) => {
    const person = people.get(row.player_id);
    const key = `${row.season} ${row.player_id}`;
    return {
      ...unratedPlayer(row, dataset),
      clubs: clubsOf(row, stints.get(key) ?? [], dataset.clubNames),
      full_name: person?.full_name ?? null,
      shirt_number: shirts.get(key) ?? null,
      nationality: person?.nationality ?? null,
      birth_year: person?.birth_year ?? null,
      person_basis: person?.basis ?? null,
    };
  });
}

/** Adds the ratings to the players, with the fields in the order of the record, and sorts them by id. */
function withRatings(unratedPlayers: readonly UnratedPlayer[], inputs: RatingInputs): ListedPlayer[] {
  const ratings = rateSeason(unratedPlayers, inputs);
  return unratedPlayers
    .map(({ basis, club_basis, confidence, person_basis, source, ...player }): ListedPlayer => {
      const rating = ratings.get(player.full_player_id);
      if (!rating) throw new Error(`${player.full_player_id} was not rated`);
      return { ...player, ...rating, basis, club_basis, confidence, person_basis, source };
    })
    .sort((a, b) => ascending(a.player_id, b.player_id));
}

/** Returns a stored row as a player, in whom a figure that the archive lacks is null. */
function unratedPlayer(
  row: DatasetRow<'players'>,
  { clubNames, snapshot, expectedGoals: model }: Sources,
): UnratedPlayer {
  const shots = sumAll([row.shots_unblocked, row.blocked_shots]);
  const bigChances = sumAll([row.big_chances_scored, row.big_chances_missed]);
  const xg = expectedGoalsOfPlayer(model, bigChances, shots);
  return {
    player_id: shortId(row.player_id),
    full_player_id: row.player_id,
    name: row.name,
    full_name: null,
    season: row.season,
    team: row.club === null ? null : nameIn(clubNames, row.club, row.season).name,
    club: row.club,
    clubs: [],
    position: row.position,
    shirt_number: null,
    nationality: null,
    birth_year: null,
    appearances: row.appearances,
    starts: row.starts,
    minutes: row.minutes,
    goals: row.goals,
    assists: row.assists,
    goal_involvements: sumAll([row.goals, row.assists]),
    ...xgFieldsOf(xg),
    shots,
    shots_unblocked: row.shots_unblocked,
    blocked_shots: row.blocked_shots,
    shots_on_target: row.shots_on_target,
    big_chances_scored: row.big_chances_scored,
    big_chances_missed: row.big_chances_missed,
    touches: row.touches,
    touches_opposition_box: row.touches_opposition_box,
    key_passes: row.key_passes,
    big_chances_created: row.big_chances_created,
    accurate_passes: row.accurate_passes,
    total_passes: row.total_passes,
    pass_accuracy: row.pass_accuracy,
    successful_dribbles: row.successful_dribbles,
    progressive_carries: row.progressive_carries,
    turnovers: row.turnovers,
    duels_won: row.duels_won,
    duels_total: row.duels_total,
    aerials_won: row.aerials_won,
    aerials_total: row.aerials_total,
    fouls_won: row.fouls_won,
    tackles: row.tackles,
    tackles_won: row.tackles_won,
    interceptions: row.interceptions,
    recoveries: row.recoveries,
    clearances: row.clearances,
    blocks: row.blocks,
    saves: row.saves,
    goals_conceded: row.goals_conceded_on_pitch,
    clean_sheets: row.clean_sheets,
    fouls_committed: row.fouls_committed,
    offsides: row.offsides,
    yellow_cards: row.yellow_cards,
    red_cards: row.red_cards,
    basis: row.basis,
    club_basis: row.club_basis,
    confidence: row.confidence,
    person_basis: null,
    source: storedSource(row.season, snapshot.season),
  };
}
