import type { Projection } from '../records/forecast.ts';
import type { Match } from '../records/match.ts';
import { inForce, ofSeason, type Points, playOffPlaces, pointsIn } from '../records/season-rules.ts';
import { type ForecastInputs, matchesBySeason, publishedDays } from './forecasts.ts';
import { clubsOfMatches, isPlayedBy } from './matches.ts';
import { nameIn } from './names.ts';
import { roundTo } from './numbers.ts';
import { ascending } from './order.ts';
import { type Fixture, tableSimulator } from './simulate.ts';
import { type PublishedRow, type StandingsInputs, seasonStages } from './standings.ts';
import { forecastMatch, strengthsAt } from './strength.ts';
import { deductionsOf, hasResult, tally } from './tally.ts';
import { type RankingRules, rankResults } from './tie-breaks.ts';

interface ProjectionInputs extends ForecastInputs {
  readonly stages: StandingsInputs['stages'];
  readonly standings: readonly (PublishedRow & { readonly season: number })[];
}

/**
 * Derives the expected end of the table of each season: before its first match, and after each day with results. The rows
 * of a day are in the expected order. A season without a table, such as a cup or one of groups, has none.
 */
export function deriveProjections(inputs: ProjectionInputs): Projection[] {
  return [...matchesBySeason(inputs.matches)].flatMap(([season, matches]) => {
    const stages = seasonStages({ stages: ofSeason(inputs.stages, season) });
    const tableMatches = matches.filter(({ stage }) => stages.some((name) => name === stage));
    const publishedRows = ofSeason(inputs.standings, season).filter(({ stage }) => stages.includes(stage));
    return projectTable(season, tableMatches, publishedRows, inputs);
  });
}

function projectTable(
  season: number,
  matches: readonly Match[],
  publishedRows: readonly PublishedRow[],
  { league, constants, names, ...inputs }: ForecastInputs,
): Projection[] {
  const clubs = clubsOfMatches(matches);
  const points = pointsIn(league, season);
  const { margins } = inForce(constants, season);
  const simulate = tableSimulator(clubs, { points, margins, tie_breaks: league.tie_breaks });
  const playOffs = playOffPlaces(league, season);
  return publishedDays(matches, inputs).flatMap((date) => {
    const strengths = strengthsAt(inputs.history, date);
    const { results = [], others = [] } = Object.groupBy(matches, (match) =>
      hasResult(match) && match.date <= date ? 'results' : 'others',
    );
    const fixtures = others.map((match) => ({
      ...match,
      probabilities: forecastMatch(match, strengths, constants),
    }));
    const tallies = tally(league, results, clubs, deductionsOf(publishedRows));
    const shares =
      fixtures.length > 0 ? simulate(tallies, fixtures) : sharesAtEnd(league, results, publishedRows);
    return tallies
      .map((row) => ({
        club: row.club,
        places: shares.get(row.club) ?? [],
        expected: row.points + expectPoints(row.club, fixtures, points),
      }))
      .sort((a, b) => meanPlace(a.places) - meanPlace(b.places) || ascending(a.club, b.club))
      .map(({ club, places, expected }, index) => ({
        season,
        date,
        team: nameIn(names, club, season).name,
        club,
        position: index + 1,
        expected_points: roundTo(expected, 1),
        first: roundTo(places[0] ?? 0, 2),
        play_offs: playOffs && roundTo(sum(places.slice(0, playOffs)), 2),
        places: places.map((share) => roundTo(share, 2)),
      }));
  });
}

/** Returns the place of each club in a table that is final, as a share of 1. */
function sharesAtEnd(
  league: RankingRules,
  results: readonly Match[],
  publishedRows: readonly PublishedRow[],
): Map<string, number[]> {
  const rows = rankResults(league, results, publishedRows);
  return new Map(rows.map(({ club }, place) => [club, rows.map((_, index) => Number(index === place))]));
}

function expectPoints(club: string, fixtures: readonly Fixture[], points: Points): number {
  const ofFixtures = fixtures
    .filter((fixture) => isPlayedBy(fixture, club))
    .map(
      ({ home_club, probabilities: { home, draw, away } }) =>
        (home_club === club ? home : away) * points.win + draw * points.draw,
    );
  return sum(ofFixtures);
}

function meanPlace(shares: readonly number[]): number {
  return sum(shares.map((share, index) => share * index));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
