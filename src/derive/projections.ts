import { type Outcome, ofEachOutcome, outcome, type Projection, type Stake } from '../records/forecast.ts';
import type { Match } from '../records/match.ts';
import {
  type ClubName,
  inForce,
  nameIn,
  ofSeason,
  otherZones,
  playOffPlaces,
  pointsIn,
  type Zone,
  zonesIn,
} from '../records/season-rules.ts';
import { ascending } from '../records/text.ts';
import { type CertainPlace, certainOutcome } from './certain.ts';
import { expectedPoints } from './expected-points.ts';
import { addDays, type ForecastInputs, matchesBySeason, publishedDays } from './forecasts.ts';
import { clubsOfMatches, hasResult, matchContext } from './matches.ts';
import { publishedShare, roundTo, sum } from './numbers.ts';
import { publishedPlaces, shareOfPlaces } from './place-shares.ts';
import { type Fixture, type PlaceShares, tableSimulator } from './projection-runs.ts';
import type { PublishedRow } from './ranking.ts';
import { isListedWhole, type StandingsInputs, seasonStages } from './standings.ts';
import { certainly } from './strength.ts';
import { type TableAfterDay, type TableMatches, tableAfter } from './table-after.ts';
import { titleRace } from './title.ts';

interface ProjectionInputs extends ForecastInputs {
  readonly stages: StandingsInputs['stages'];
  readonly standings: readonly (PublishedRow & { readonly season: number })[];
}

/** For how many days after the last results it is said what the matches mean. */
const stakesDays = 14;

/** The share of the simulations in which the published points suffice for a place. */
export const sufficientShare = 0.9;

/**
 * Derives the expected end of the table of each season: before its first match, and after each day with results. The rows
 * of a day are in the expected order. A season has none if it has no single table, as in a cup, or if its matches to come
 * are not all known.
 */
export function deriveProjections(inputs: ProjectionInputs) {
  const ends = [...matchesBySeason(inputs.matches)].flatMap(([season, matches]) => {
    const seasonRows = ofSeason(inputs.stages, season);
    // Cancelled matches are of the format too.
    if (!isListedWhole(seasonRows, ofSeason(inputs.matches, season))) return [];
    const stages = seasonStages({ stages: seasonRows });
    const tableMatches = matches.filter(({ stage }) => stages.some((name) => name === stage));
    const publishedRows = ofSeason(inputs.standings, season).filter(({ stage }) => stages.includes(stage));
    const otherMatches = matches.filter((match) => !tableMatches.includes(match));
    return projectTable({ season, matches: tableMatches, otherMatches, publishedRows }, inputs);
  });
  return {
    projections: ends.flatMap(({ projections }) => projections),
    stakes: ends.flatMap(({ stakes }) => stakes),
    movedBy: new Map(ends.flatMap(({ movedBy }) => [...movedBy])),
    tableEnds: new Map(ends.map(({ season, lastResult }) => [season, lastResult])),
  };
}

/** The matches of a season, and the rows of its table that the league published. */
interface SeasonMatches extends Pick<TableMatches, 'matches' | 'publishedRows'> {
  readonly season: number;
  /** Those of the stages that do not count for its table. */
  readonly otherMatches: readonly Match[];
}

/** The table of a season, as it is on all its days. */
interface SeasonTable extends SeasonMatches, TableMatches {
  readonly playOffs: number | null;
  /** What the places from the top lead to. */
  readonly zones: ReturnType<typeof zonesIn>;
  readonly otherZones: readonly Zone[];
}

function projectTable(seasonMatches: SeasonMatches, inputs: ForecastInputs) {
  const { league, constants, names } = inputs;
  const { season, matches } = seasonMatches;
  const clubs = clubsOfMatches(matches);
  const table: SeasonTable = {
    ...seasonMatches,
    clubs,
    points: pointsIn(league, season),
    playOffs: playOffPlaces(league, season),
    zones: zonesIn(league, season, clubs.length),
    otherZones: otherZones(league, season, clubs.length),
  };
  const { margins } = inForce(constants, season);
  const simulate = tableSimulator(clubs, { points: table.points, margins, tie_breaks: league.tie_breaks });
  const race = titleRace(table, inputs);
  let lastDay: TableAfterDay | undefined;
  const projections = publishedDays(race.matches, inputs).flatMap((date): Projection[] => {
    const day = tableAfter(table, date, inputs);
    const { shares, rankedRuns, pointsAt } = simulate(day.standings, day.fixtures);
    const sufficientPoints = (places: number) =>
      places < clubs.length ? pointsAbove(pointsAt(places + 1)) : null;
    const sufficient = {
      sufficient_points_first: sufficientPoints(1),
      sufficient_points_play_offs: table.playOffs && sufficientPoints(table.playOffs),
    };
    const rows = projectRows(table, day, shares);
    const first = new Map(rows.map((row) => [row.club, row.first]));
    const champion = race.chancesAfter({ ...day, rankedRuns, first });
    lastDay = day;
    return rows.map((row, index) => ({
      season,
      date,
      team: nameIn(names, row.club, season).name,
      ...row,
      champion: champion.get(row.club) ?? null,
      ...sufficient,
      position: index + 1,
    }));
  });
  const stakes = lastDay ? stakesAfter(table, lastDay, names, simulate) : { stakes: [], movedBy: new Map() };
  const lastResult = matches.findLast(hasResult)?.date ?? '';
  return { season, lastResult, projections, ...stakes };
}

/** Returns the expected end of a table for each club, in the expected order. */
function projectRows(
  { points, playOffs, zones, otherZones }: SeasonTable,
  { standings, fixtures, certainPlace }: TableAfterDay,
  simulated: PlaceShares,
) {
  const rows = standings.map((row) => {
    const { best, isBestDecided, worst, isWorstDecided, magicNumber } = certainPlace(row.club);
    const places = publishedPlaces(simulated.get(row.club) ?? [], { best, worst });
    return {
      club: row.club,
      expected_points: expectedPoints(row, fixtures, points),
      first: shareOfPlaces(places, 1),
      play_offs: playOffs && shareOfPlaces(places, playOffs),
      places,
      best_place: isBestDecided ? best : null,
      worst_place: isWorstDecided ? worst : null,
      certain: certainOutcome({ best, worst }, zones),
      magic_number_first: magicNumber(1),
      magic_number_play_offs: playOffs && magicNumber(playOffs),
      zones: otherZones.map(({ kind, name, first, last }) => ({
        kind,
        name,
        chance: shareOfPlaces(places, last, first),
        magic_number: magicNumber(kind === 'relegation' ? first - 1 : last),
      })),
    };
  });
  return rows.sort((a, b) => meanPlace(a.places) - meanPlace(b.places) || ascending(a.club, b.club));
}

/** Derives what the matches of the `stakesDays` after a day mean. */
function stakesAfter(
  { clubs, playOffs, otherZones }: SeasonTable,
  { date, standings, fixtures, certainPlace }: TableAfterDay,
  names: readonly ClubName[],
  simulate: ReturnType<typeof tableSimulator>,
): Stakes {
  const lastDay = addDays(date, stakesDays);
  return deriveStakes({
    fixtures: fixtures.filter((match) => date < match.date && match.date <= lastDay),
    clubs,
    names,
    placesAfter(fixture, result) {
      const played = { ...fixture, probabilities: certainly(result) };
      const withResult = fixtures.map((match) => (match.match_id === fixture.match_id ? played : match));
      return simulate(standings, withResult).shares;
    },
    certainPlace,
    playOffs,
    zones: otherZones,
  });
}

/** Returns the fewest points that are more than those of the best club that missed a place, in enough of the runs. */
function pointsAbove(pointsOfRuns: Int16Array): number {
  const inOrder = pointsOfRuns.toSorted();
  return (inOrder[Math.ceil(sufficientShare * inOrder.length) - 1] ?? 0) + 1;
}

function meanPlace(shares: readonly number[]): number {
  return sum(shares.map((share, index) => share * index));
}

interface StakesInputs {
  /** The matches whose meaning is derived. */
  readonly fixtures: readonly (Match & Fixture)[];
  readonly clubs: readonly string[];
  readonly names: readonly ClubName[];
  /** Returns the places of the clubs in the same runs, in all of which a match has a result. */
  placesAfter(fixture: Fixture, result: Outcome): PlaceShares;
  readonly certainPlace: (club: string) => Pick<CertainPlace, 'best' | 'worst'>;
  readonly playOffs: number | null;
  /** The other zones of the table. */
  readonly zones: readonly Zone[];
}

/** What matches to come mean. */
interface Stakes {
  /** For each club. */
  readonly stakes: Stake[];
  /** For all clubs together, by match_id: the sum of the changes of their chances, in percentage points. */
  readonly movedBy: ReadonlyMap<string, number>;
}

/** Derives what matches to come mean: the chances of each club after each of their results. */
function deriveStakes(inputs: StakesInputs): Stakes {
  const { clubs, names, certainPlace, playOffs, zones } = inputs;
  const stakes: Stake[] = [];
  const movedBy = new Map<string, number>();
  for (const fixture of inputs.fixtures) {
    const given = ofEachOutcome((result) => inputs.placesAfter(fixture, result));
    let moved = 0;
    for (const club of clubs) {
      const { best, worst } = certainPlace(club);
      /** Returns the chances of some places, whose changes count for what the match moves. */
      const chancesOf = (last: number, first = 1) => {
        const after = ofEachOutcome((result) => sum((given[result].get(club) ?? []).slice(first - 1, last)));
        const before = sum(outcome.options.map((result) => fixture.probabilities[result] * after[result]));
        for (const result of outcome.options)
          moved += fixture.probabilities[result] * Math.abs(after[result] - before);
        const certainty = {
          isSure: first <= best && worst <= last,
          isOpen: best <= last && first <= worst,
        };
        return ofEachOutcome((result) => publishedShare(after[result], certainty));
      };
      stakes.push({
        ...matchContext(fixture),
        team: nameIn(names, club, fixture.season).name,
        club,
        first: chancesOf(1),
        play_offs: playOffs === null ? null : chancesOf(playOffs),
        zones: zones.map(({ kind, name, first, last }) => ({ kind, name, chance: chancesOf(last, first) })),
      });
    }
    movedBy.set(fixture.match_id, roundTo(moved * 100, 1));
  }
  return { stakes, movedBy };
}
