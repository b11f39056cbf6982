import type { ForecastRecord, Projection } from '../records/forecast.ts';
import { groupBy } from '../records/typed.ts';
import { roundTo, sum } from './numbers.ts';

/** The probabilities of a season's champion when its table was final, before the play-offs. */
interface JudgedTitle {
  readonly season: number;
  readonly ours: number;
  readonly equalClubs: number;
  readonly earlierTitles: number;
}

/** The last day with results that count for the table, by season. */
export type TableEnds = ReadonlyMap<number, string>;

/** Returns the projections of a season after the last match of its table; none before all places are certain. */
export function rowsOfFinalTable(rows: readonly Projection[], ends: TableEnds): Projection[] {
  const rowsOfDay = rows.filter(({ season, date }) => date === ends.get(season));
  return rowsOfDay.every(({ places }) => places.includes(1)) ? rowsOfDay : [];
}

/** Returns the probabilities of the champions that play-offs decided, by season. */
export function judgeTitles(projections: readonly Projection[], ends: TableEnds): JudgedTitle[] {
  const titlesOfPlaces = new Map<number, number>();
  // Each place is counted once at the start, so that no share is 0.
  const countOf = (row: Projection) => 1 + (titlesOfPlaces.get(placeOf(row)) ?? 0);
  return [...groupBy(projections, ({ season }) => season).values()].flatMap((rows) => {
    const winner = rows.findLast(({ champion }) => champion === 1);
    const contenders = rowsOfFinalTable(rows, ends).filter(
      ({ champion }) => champion !== null && champion > 0,
    );
    const row = contenders.find(({ club }) => club === winner?.club);
    if (!row || row.champion === null || row.champion === 1) return [];
    const earlierTitles = countOf(row) / sum(contenders.map(countOf));
    titlesOfPlaces.set(placeOf(row), countOf(row));
    return [{ season: row.season, ours: row.champion, equalClubs: 1 / contenders.length, earlierTitles }];
  });
}

function placeOf({ places }: Projection): number {
  return places.indexOf(1) + 1;
}

/** Returns the mean log losses of the probabilities of champions; null without a champion. */
export function scoreTitles(titles: readonly JudgedTitle[]): ForecastRecord['title'] {
  if (titles.length === 0) return null;
  const meanLogLoss = (of: (title: JudgedTitle) => number) =>
    roundTo(sum(titles.map((title) => -Math.log(of(title)))) / titles.length, 3);
  return {
    seasons: titles.length,
    log_loss: meanLogLoss(({ ours }) => ours),
    equal_clubs: meanLogLoss(({ equalClubs }) => equalClubs),
    earlier_titles: meanLogLoss(({ earlierTitles }) => earlierTitles),
  };
}
