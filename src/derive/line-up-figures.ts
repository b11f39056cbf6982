import type { Dataset } from '../records/dataset/index.ts';
import type { ListedPlayer } from '../records/player.ts';
import { keysOf, pick } from '../records/typed.ts';
import { clubMinutes } from './matches.ts';
import { roundTo, sumAll } from './numbers.ts';
import { hasResult, type Result, tally } from './tally.ts';

/**
 * Adds what players' seasons lack and their matches say, where the line-ups have them all: the starts, the cards, the points
 * of the club with and without the player, and of a goalkeeper who played only whole matches the goals conceded and the
 * clean sheets. `calculated` names what was added.
 * It comes after the ratings, which compare only what the source has of a season.
 */
export function withLineUpFigures(
  players: readonly ListedPlayer[],
  dataset: Pick<Dataset, 'appearances' | 'league' | 'matches'>,
): ListedPlayer[] {
  const matches = new Map(dataset.matches.map((match) => [match.match_id, match]));
  const appearancesOf = Map.groupBy(dataset.appearances, (row) => `${row.season} ${row.player_id}`);
  return players.map((player) => {
    const appearances = appearancesOf.get(`${player.season} ${player.full_player_id}`) ?? [];
    if (appearances.length === 0 || appearances.length !== player.appearances) return player;
    const conceded = appearances.map(({ match_id, side, minutes }) => {
      const match = matches.get(match_id);
      const isInGoal = match && player.position === 'Goalkeeper' && minutes === clubMinutes(match);
      return isInGoal ? match[side === 'home' ? 'away_goals' : 'home_goals'] : null;
    });
    const clubs = new Set(appearances.map(({ club }) => club));
    const played = new Set(appearances.map(({ match_id }) => match_id));
    const ofClub = dataset.matches.filter((match) => match.season === player.season && hasResult(match));
    const points = (isWith: boolean) =>
      clubs.size === 1 && player.club !== null
        ? pointsPerMatch(
            dataset.league,
            ofClub.filter(({ match_id }) => played.has(match_id) === isWith),
            player.club,
          )
        : null;
    const figures = {
      starts: sumAll(appearances.map(({ started }) => (started === null ? null : Number(started)))),
      goals_conceded: sumAll(conceded),
      clean_sheets: sumAll(conceded.map((goals) => (goals === null ? null : Number(goals === 0)))),
      yellow_cards: sumAll(appearances.map((row) => row.yellow_cards)),
      red_cards: sumAll(appearances.map((row) => row.red_cards)),
    };
    const calculated = keysOf(figures).filter((name) => player[name] === null && figures[name] !== null);
    return {
      ...player,
      ...pick(figures, calculated),
      points_per_match_with: points(true),
      points_per_match_without: points(false),
      calculated,
    };
  });
}

/** Returns the points a match of a club, to two decimals; null where it played none of the matches. */
function pointsPerMatch(league: Dataset['league'], matches: readonly Result[], club: string): number | null {
  const [row] = tally(league, matches, [club]);
  return row && row.played > 0 ? roundTo(row.points / row.played, 2) : null;
}
