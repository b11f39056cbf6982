import type { Match } from '../records/match.ts';
import { bracketIn, inForce, isUnbalanced } from '../records/season-rules.ts';
import type { CertainPlace } from './certain.ts';
import type { ForecastInputs } from './forecasts.ts';
import { decidingStage } from './honours.ts';
import { hasResult } from './matches.ts';
import { publishedShares } from './place-shares.ts';
import { type RankedRuns, tableSimulator } from './projection-runs.ts';
import { strengthsAt } from './strength.ts';
import { type TableAfterDay, type TableMatches, tableAfter } from './table-after.ts';
import { type PlayOffMatch, type SeedPlace, seedClubs, seedPlaces } from './tie-states.ts';
import { titleChances } from './title-chances.ts';
import { titleModel } from './title-model.ts';
import { titleChancesOfRuns } from './title-runs.ts';

type TitleInputs = Pick<ForecastInputs, 'league' | 'history' | 'constants'>;

/** The table of a season, and the matches of the stages that do not count for it. */
interface TitleSeason extends TableMatches {
  readonly season: number;
  readonly otherMatches: readonly Match[];
}

/** The table of a season or a stage at the end of a day. */
interface TableOfDay {
  readonly standings: readonly { readonly club: string }[];
  readonly certainPlace: (club: string) => Pick<CertainPlace, 'best'>;
  readonly rankedRuns: RankedRuns;
}

/** The table of the season at the end of a day. */
interface DayOfSeason extends TableAfterDay, Pick<TableOfDay, 'rankedRuns'> {
  /** The chance of each club to be first. */
  readonly first: ReadonlyMap<string, number>;
}

/** How the title of a season is decided. */
export interface TitleRace {
  /** The matches that decide it, in order of play. */
  readonly matches: readonly Match[];
  /** Returns the chance of each club to win it; of none where it is not known who plays whom in the play-offs. */
  chancesAfter(day: DayOfSeason): ReadonlyMap<string, number>;
}

/** Returns how the title of a season is decided, by its table or in play-offs, and the chances of it. */
export function titleRace(titleSeason: TitleSeason, inputs: TitleInputs): TitleRace {
  const { season, clubs, matches, otherMatches } = titleSeason;
  const { league, history, constants } = inputs;
  const unknown = { matches, chancesAfter: () => new Map<string, number>() };
  if (decidingStage(league, season) === null) {
    const isUndecided = matches.some(({ stage }) => isUnbalanced(league, season, stage));
    return isUndecided ? unknown : { matches, chancesAfter: ({ first }) => first };
  }
  const ties = bracketIn(league, season);
  if (ties === null) return unknown;
  const stages = new Set<string | null>(ties.map(({ stage }) => stage));
  const playOffs = otherMatches.filter(({ stage }) => stages.has(stage));
  const places = seedPlaces(ties);
  const tableOfStage = stageTables(titleSeason, inputs);
  return {
    matches: [...matches, ...playOffs],
    chancesAfter(day) {
      const isClosed = day.fixtures.length === 0;
      const model = titleModel(season, ties, league, strengthsAt(history, day.date), constants);
      const playOffsThen = isClosed ? playOffs.map((match) => asOf(day.date, match)) : [];
      const addChances = titleChances(model, clubs, playOffsThen);
      const tables = new Map(places.map(({ table }) => [table, tableOfStage(table, day)]));
      const tableOf = (stage?: string) => tables.get(stage) ?? day;
      const clubAt = (place: number, stage?: string) => tableOf(stage).standings[place - 1]?.club ?? '';
      const rankedRuns = (stage?: string) => tableOf(stage).rankedRuns;
      const chances = isClosed
        ? new Float64Array(clubs.length)
        : titleChancesOfRuns(places, clubs.length, rankedRuns, addChances);
      const seeds = seedClubs(places, clubAt).map((club) => clubs.indexOf(club));
      if (isClosed) addChances(seeds, 1, chances);
      const published = publishedShares([...chances], (index) =>
        isClosed ? (chances[index] ?? 0) > 0 : mayReach(clubs[index] ?? '', places, tableOf),
      );
      return new Map(clubs.map((club, index) => [club, published[index] ?? 0]));
    },
  };
}

/** Returns a match of the play-offs as it was known at the end of a day. */
function asOf(date: string, match: Match): PlayOffMatch {
  return { ...match, result: hasResult(match) && match.date <= date ? match : null };
}

/** Returns whether a club can still reach a place that leads to the play-offs, its own or one that another club leaves. */
function mayReach(
  club: string,
  places: readonly SeedPlace[],
  tableOf: (stage?: string) => TableOfDay,
): boolean {
  const mayBeLeft = places.some(({ table }) => table !== undefined);
  return (
    places.some(({ place, table }) => tableOf(table).certainPlace(club).best <= place) ||
    (mayBeLeft && tableOf().certainPlace(club).best <= places.length)
  );
}

/** Returns a function of the table of a stage after a day. In each run, its matches have the results of the season's table. */
function stageTables(titleSeason: TitleSeason, inputs: TitleInputs) {
  const { clubs, points, season } = titleSeason;
  const { tie_breaks } = inputs.league;
  const { margins } = inForce(inputs.constants, season);
  const simulators = new Map<string, ReturnType<typeof tableSimulator>>();
  return (stage: string | undefined, day: DayOfSeason): TableOfDay => {
    if (stage === undefined) return day;
    const simulate = simulators.get(stage) ?? tableSimulator(clubs, { points, margins, tie_breaks });
    simulators.set(stage, simulate);
    const isOfStage = (row: { readonly stage: string | null }) => row.stage === stage;
    const table = tableAfter(
      {
        ...titleSeason,
        matches: titleSeason.matches.filter(isOfStage),
        publishedRows: titleSeason.publishedRows.filter(isOfStage),
      },
      day.date,
      inputs,
    );
    return { ...table, rankedRuns: simulate(table.standings, table.fixtures).rankedRuns };
  };
}
