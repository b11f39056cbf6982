import { type Appearance, appearance, type LineUps, lineUpPlayer } from '../records/appearance.ts';
import type { Dataset } from '../records/dataset/index.ts';
import { position } from '../records/fields.ts';
import type { Match } from '../records/match.ts';
import type { ListedPlayer } from '../records/player.ts';
import { ascending, shortId } from '../records/text.ts';
import { keysOf, pick, rowOf } from '../records/typed.ts';
import { clubMinutes, hasResult, resultLetter, withMatches } from './matches.ts';
import { roundTo, sumAll } from './numbers.ts';
import { tally } from './ranking.ts';

/** Derives who was on the pitch in each match, in order of play, home first, each side as a line-up is written. */
export function deriveAppearances(
  { appearances, people, players }: Pick<Dataset, 'appearances' | 'people' | 'players'>,
  matches: readonly Match[],
): Appearance[] {
  const listed = new Map(players.map((player) => [`${player.season} ${player.player_id}`, player]));
  const birthYears = new Map(people.map(({ player_id, birth_year }) => [player_id, birth_year]));
  const rows = withMatches(appearances, matches).flatMap(({ row, match }): Appearance[] => {
    const player = listed.get(`${row.season} ${row.player_id}`);
    if (!player || !hasResult(match)) return [];
    const other = row.side === 'home' ? 'away' : 'home';
    const published = {
      ...match,
      ...row,
      team: match[`${row.side}_team`],
      opponent: match[`${other}_club`],
      opponent_team: match[`${other}_team`],
      team_goals: match[`${row.side}_goals`],
      opponent_goals: match[`${other}_goals`],
      result: resultLetter(match, row.club),
      player_id: shortId(row.player_id),
      name: player.name,
      position: player.position,
      birth_year: birthYears.get(row.player_id) ?? null,
    };
    return [rowOf(appearance, published)];
  });
  return [...Map.groupBy(rows, (row) => row.match_id).values()].flatMap((line) => line.sort(inLineUp));
}

/** Orders a line-up: home first, the eleven from goalkeeper to forwards, then the others by the minute they came on. */
function inLineUp(a: Appearance, b: Appearance): number {
  const minuteOn = ({ minute_on }: Appearance) => minute_on ?? Number.MAX_SAFE_INTEGER;
  return (
    ascending(b.side, a.side) ||
    minuteOn(a) - minuteOn(b) ||
    position.options.indexOf(a.position) - position.options.indexOf(b.position) ||
    ascending(a.player_id, b.player_id)
  );
}

/** Returns the line-ups of a match from its appearances, in their order; null where there are none. */
export function lineUpsOf(appearances: readonly Appearance[]): LineUps | null {
  if (appearances.length === 0) return null;
  const of = (side: Appearance['side']) => appearances.filter((row) => row.side === side);
  const home = of('home');
  const away = of('away');
  const player = (row: Appearance) => rowOf(lineUpPlayer, row);
  return {
    home: home.map(player),
    away: away.map(player),
    substitutions: { home: substitutions(home), away: substitutions(away) },
    average_age: { home: averageAge(home), away: averageAge(away) },
  };
}

/** Returns how many players of a side came on; null where who started is not known. */
function substitutions(side: readonly Appearance[]): number | null {
  return sumAll(side.map(({ started }) => (started === null ? null : Number(!started))));
}

/** Returns the mean age of a side's eleven in years, to one decimal; null where one of them or of the years is not known. */
function averageAge(side: readonly Appearance[]): number | null {
  if (side.some(({ started }) => started === null)) return null;
  const eleven = side.filter(({ started }) => started);
  const years = sumAll(eleven.map((row) => row.birth_year && row.season - row.birth_year));
  return years === null ? null : roundTo(years / eleven.length, 1);
}

/**
 * Fills players' seasons from their matches, where the line-ups have them all. These are the starts, the cards, and the
 * club's points with and without the player. Goalkeepers who played only whole matches also get goals conceded and clean
 * sheets. `calculated` names what was added. It comes after the ratings, which compare only what the source has of a
 * season.
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
    /**
     * Returns the club's points a match, to two decimals. They are null if it played none of the matches, or is one of
     * several.
     */
    const points = (isWith: boolean) => {
      if (clubs.size !== 1 || player.club === null) return null;
      const some = ofClub.filter(({ match_id }) => played.has(match_id) === isWith);
      const [row] = tally(dataset.league, some, [player.club]);
      return row && row.played > 0 ? roundTo(row.points / row.played, 2) : null;
    };
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
