import type { Projection } from '../records/forecast.ts';
import type { Match } from '../records/match.ts';
import { inForce, ofSeason, type Points, playOffPlaces, pointsIn } from '../records/season-rules.ts';
import { certainOutcome, certainPlaces } from './certain.ts';
import { type ForecastInputs, matchesBySeason, publishedDays } from './forecasts.ts';
import { clubsOfMatches, isPlayedBy } from './matches.ts';
import { nameIn } from './names.ts';
import { roundTo } from './numbers.ts';
import { ascending } from './order.ts';
import { type Fixture, tableSimulator } from './simulate.ts';
import { type PublishedRow, type StandingsInputs, seasonStages } from './standings.ts';
import { forecastMatch, strengthsAt } from './strength.ts';
import { deductionsOf, hasResult, tally } from './tally.ts';
import { rankResults } from './tie-breaks.ts';

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
    const ranked = rankResults(league, results, publishedRows);
    const withResults = new Set(ranked.map(({ club }) => club));
    const table = [...ranked, ...tallies.filter(({ club }) => !withResults.has(club))];
    const certainPlace = certainPlaces(table, fixtures, points, league.tie_breaks);
    const shares = simulate(tallies, fixtures);
    return tallies
      .map((row) => {
        const { best, worst, magicNumber } = certainPlace(row.club);
        const shareUpTo = (last: number, first = 1) =>
          publishedShare(sum((shares.get(row.club) ?? []).slice(first - 1, last)), {
            isSure: first <= best && worst <= last,
            isOpen: best <= last && first <= worst,
          });
        return {
          club: row.club,
          expected_points: roundTo(row.points + expectPoints(row.club, fixtures, points), 1),
          first: shareUpTo(1),
          play_offs: playOffs && shareUpTo(playOffs),
          places: clubs.map((_, index) => shareUpTo(index + 1, index + 1)),
          best_place: best,
          worst_place: worst,
          certain: certainOutcome({ best, worst }, playOffs),
          magic_number_first: magicNumber(1),
          magic_number_play_offs: playOffs && magicNumber(playOffs),
        };
      })
      .sort((a, b) => meanPlace(a.places) - meanPlace(b.places) || ascending(a.club, b.club))
      .map((row, index) => ({
        season,
        date,
        team: nameIn(names, row.club, season).name,
        ...row,
        position: index + 1,
      }));
  });
}

/** Returns a share with four decimals, which is 0 or 1 only where that is certain. */
function publishedShare(share: number, { isSure, isOpen }: { isSure: boolean; isOpen: boolean }): number {
  if (isSure || !isOpen) return Number(isSure);
  return Math.min(Math.max(roundTo(share, 4), leastShare), 1 - leastShare);
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

/** What is published of what is possible, however rarely it happens in the runs, and 1 less that of what is not certain. */
const leastShare = 0.0001;

function meanPlace(shares: readonly number[]): number {
  return sum(shares.map((share, index) => share * index));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
