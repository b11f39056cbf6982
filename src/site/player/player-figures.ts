import { sumKnown } from '../../derive/numbers.ts';
import { keysOf } from '../../records/typed.ts';
import { areaNames, figureNames } from '../names.ts';

/** What leaders can be ranked by. A rating is of one season. */
export const metrics = keysOf(figureNames).filter((name) => name !== 'rating');

export type Metric = (typeof metrics)[number];

/** The figures of a player's season that the file has, in the order of its rows. */
export const figureColumns = [
  ...metrics,
  ...keysOf(areaNames),
  ...(['accurate_passes', 'total_passes', 'rating'] as const),
];

export type FigureColumn = (typeof figureColumns)[number];

/** Goals conceded are led by those with the fewest. */
const fewestFirst = new Set<Metric>(['goals_conceded']);
/** What is no rate per 90 minutes. */
const neverPer90 = new Set<Metric>(['pass_accuracy', 'appearances', 'minutes']);

/** Every season of every player, in one file for the pages of leaders and of the comparison. */
export interface PlayerFigures {
  readonly players: readonly (readonly [id: string, name: string])[];
  readonly seasons: readonly PlayerSeason[];
}

/** A player's season: the index of the player, the year, the last club, the position, then the figures. */
export type PlayerSeason = readonly [
  player: number,
  season: number,
  club: string | null,
  position: string | null,
  ...figures: (number | null)[],
];

const columnsBefore = 4;

/** Returns a figure of a player's season. */
export function figureOf(row: PlayerSeason, column: FigureColumn): number | null {
  // Columns after the first four are figures.
  return (row[columnsBefore + figureColumns.indexOf(column)] ?? null) as number | null;
}

/** Returns the sum of a figure over the seasons that have it; null where none has. */
export function totalOf(rows: readonly PlayerSeason[], column: FigureColumn): number | null {
  return sumKnown(rows.map((row) => figureOf(row, column)));
}

/** What the reader of the leaders chose; undefined is all. */
export interface LeadersChoice {
  readonly metric: Metric;
  readonly season?: number | undefined;
  readonly club?: string | undefined;
  readonly position?: string | undefined;
  readonly isPer90: boolean;
  readonly leastMinutes: number;
}

export interface Leader {
  readonly place: number;
  readonly player: number;
  readonly club: string | null;
  readonly appearances: number | null;
  readonly minutes: number | null;
  readonly value: number;
}

type Selection = Pick<LeadersChoice, 'season' | 'club' | 'position'>;

function selectSeasons({ seasons }: PlayerFigures, { season, club, position }: Selection): PlayerSeason[] {
  return seasons.filter(
    ([, year, ofClub, ofPosition]) =>
      (season === undefined || year === season) &&
      (club === undefined || ofClub === club) &&
      (position === undefined || ofPosition === position),
  );
}

/** Returns of how many of the chosen players the metric is known, in one season at least. */
export function knownOf(figures: PlayerFigures, choice: Selection & Pick<LeadersChoice, 'metric'>) {
  const rows = selectSeasons(figures, choice);
  const knownRows = rows.filter((row) => figureOf(row, choice.metric) !== null);
  const countPlayers = (some: readonly PlayerSeason[]) => new Set(some.map(([player]) => player)).size;
  return { known: countPlayers(knownRows), players: countPlayers(rows) };
}

/** Returns the players by a metric, the first one first. Equal values share a place. Those without a value are left out. */
export function leadersOf(figures: PlayerFigures, choice: LeadersChoice): Leader[] {
  const { metric, season, isPer90, leastMinutes } = choice;
  const rows = selectSeasons(figures, choice);
  const direction = fewestFirst.has(metric) ? 1 : -1;
  const leaders = [...Map.groupBy(rows, ([player]) => player)].flatMap(([player, ofPlayer]) => {
    const minutes = totalOf(ofPlayer, 'minutes');
    const value = metricOf(ofPlayer, { metric, season, isPer90: isPer90 && !neverPer90.has(metric) });
    if (value === null || (minutes ?? 0) < leastMinutes || (value === 0 && direction < 0)) return [];
    const appearances = totalOf(ofPlayer, 'appearances');
    return [{ player, club: ofPlayer.at(-1)?.[2] ?? null, appearances, minutes, value }];
  });
  // Ties are broken by minutes, then by the order of the file.
  const sorted = leaders.sort(
    (a, b) => direction * (a.value - b.value) || (a.minutes ?? 0) - (b.minutes ?? 0) || a.player - b.player,
  );
  return sorted.map((leader) => ({
    ...leader,
    place: sorted.findIndex(({ value }) => value === leader.value) + 1,
  }));
}

/** Returns the value of a metric over seasons, by 90 minutes of the seasons that have both. */
function metricOf(
  rows: readonly PlayerSeason[],
  { metric, season, isPer90 }: Pick<LeadersChoice, 'metric' | 'season' | 'isPer90'>,
): number | null {
  if (metric === 'pass_accuracy') {
    const passes = totalOf(rows, 'total_passes');
    if (passes) return (100 * (totalOf(rows, 'accurate_passes') ?? 0)) / passes;
    // Some seasons have the share alone, which cannot be added up.
    const [row] = rows;
    return row && season !== undefined ? figureOf(row, metric) : null;
  }
  if (!isPer90) return totalOf(rows, metric);
  const timed = rows.filter((row) => figureOf(row, metric) !== null && figureOf(row, 'minutes'));
  const minutes = totalOf(timed, 'minutes');
  return minutes ? (90 * (totalOf(timed, metric) ?? 0)) / minutes : null;
}

/** Returns with how many decimals a metric is shown. */
export function decimalsOf(metric: Metric, isPer90: boolean): 0 | 1 | 2 {
  if (metric === 'pass_accuracy') return 1;
  if (isPer90 && !neverPer90.has(metric)) return 2;
  return metric === 'xg' ? 1 : 0;
}
