import { type Dataset, datasetTables } from '../../src/records/dataset/index.ts';
import { keysOf } from '../../src/records/typed.ts';

/** What makes a season of the dataset another one. */
interface Copy {
  /** The season that is copied. */
  readonly season: number;
  /** Years by which it is shifted. */
  readonly shift: number;
  /** How often it was copied before: its people and matches are others. */
  readonly round: number;
}

type Row = Readonly<Record<string, unknown>>;

/**
 * Returns a dataset of about so many times the seasons, for measurements alone. The finished seasons are repeated, each
 * time with other players, referees and matches, and the current one follows. Clubs and venues stay the same.
 */
export function scaleDataset(dataset: Dataset, factor: number): Dataset {
  if (factor === 1) return dataset;
  const copies = copiesOf(dataset, factor);
  const rounds = [...new Set(copies.map(({ round }) => round))];
  const tables = keysOf(datasetTables).map((name): [string, unknown] => {
    const rows: readonly Row[] = dataset[name];
    return [name, name in copiers ? copiers[name]?.(rows, rounds) : copySeasons(rows, copies)];
  });
  // The copies end with the current season, so there is one.
  const last = copies.at(-1) as Copy;
  // The names of the tables come from the registry, which the compiler does not follow.
  return {
    ...dataset,
    ...Object.fromEntries(tables),
    snapshot: copyRow({ ...dataset.snapshot }, last),
  } as unknown as Dataset;
}

function copiesOf({ seasons, snapshot }: Dataset, factor: number): Copy[] {
  const finishedSeasons = seasons.map(({ season }) => season).filter((season) => season < snapshot.season);
  const [firstSeason = snapshot.season] = finishedSeasons;
  // Whole rounds: a known exception may be about several seasons of a player.
  const count = Math.round((factor * seasons.length - 1) / finishedSeasons.length) * finishedSeasons.length;
  const copies = Array.from({ length: count }, (_, index): Copy => {
    // The index is within the list; without finished seasons there is no copy of them.
    const season = finishedSeasons[index % finishedSeasons.length] as number;
    return { season, shift: firstSeason + index - season, round: Math.floor(index / finishedSeasons.length) };
  });
  return [...copies, { season: snapshot.season, shift: firstSeason + count - snapshot.season, round: count }];
}

/** Copies the tables whose rows belong to no season. */
const copiers: Readonly<Record<string, (rows: readonly Row[], rounds: readonly number[]) => unknown>> = {
  clubs: (rows) => rows.map((row) => ({ ...row, last_season: null, status: 'active' })),
  // The last name of a club stays its name.
  clubNames(rows) {
    const last = new Map(rows.map((row) => [row.club_id, row]));
    return rows.map((row) => (last.get(row.club_id) === row ? { ...row, to_season: null } : row));
  },
  venues: (rows) => rows,
  people: (rows, rounds) => rounds.flatMap((round) => rows.map((row) => copyRow(row, { shift: 0, round }))),
  // They name rows of today's seasons.
  corrections: () => [],
};

function copySeasons(rows: readonly Row[], copies: readonly Copy[]): Row[] {
  const bySeason = Map.groupBy(rows, seasonOf);
  return copies.flatMap((copy) => (bySeason.get(copy.season) ?? []).map((row) => copyRow(row, copy)));
}

/** Returns the season of a row; of a known exception, the one that its subject begins with. */
function seasonOf({ season, subject }: Row): number {
  return Number(season ?? String(subject).slice(0, 4));
}

function copyRow(row: Row, copy: Pick<Copy, 'shift' | 'round'>): Row {
  const isNamed = (column: string) =>
    namesOfPeople.has(column) || (column === 'subject' && row.check === 'people-unique');
  const cells = Object.entries(row).map(([column, value]) => {
    const isRenamed = copy.round > 0 && value !== null && isNamed(column);
    const text = copyValue(column, value, copy);
    return [column, isRenamed ? `${text} ${copy.round}` : text];
  });
  return Object.fromEntries(cells);
}

/** No two people have one name. */
const namesOfPeople = new Set(['full_name', 'name', 'short_name', 'player']);

const idOfSeason = /(::Football_(?!Team|Stadium)\w+::)([0-9a-f]{4})/g;
const dateAtStart = /^\d{4}(?=-\d\d(?:-\d\d(?:T.*)?)?$| )/;

function copyValue(name: string, value: unknown, { shift, round }: Pick<Copy, 'shift' | 'round'>): unknown {
  if (name === 'season') return Number(value) + shift;
  if (typeof value !== 'string') return value;
  const shiftedText = value.replace(dateAtStart, (year) => String(Number(year) + shift));
  return round === 0
    ? shiftedText
    : shiftedText.replaceAll(idOfSeason, (_, kind) => `${kind}${round.toString(16).padStart(4, '0')}`);
}
