import { type Appearance, appearance, type LineUps, lineUpPlayer } from '../records/appearance.ts';
import type { Dataset } from '../records/dataset/index.ts';
import { position } from '../records/fields.ts';
import type { Match } from '../records/match.ts';
import { shortId } from '../records/text.ts';
import { keysOf, pick } from '../records/typed.ts';
import { withMatches } from './matches.ts';
import { roundTo, sumAll } from './numbers.ts';
import { ascending } from './order.ts';
import { hasResult, resultLetter } from './tally.ts';

const fields = keysOf(appearance.shape);
const fieldsInMatch = keysOf(lineUpPlayer.shape);

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
    return [pick(published, fields)];
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
  const [home, away] = [of('home'), of('away')];
  const player = (row: Appearance) => pick(row, fieldsInMatch);
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
