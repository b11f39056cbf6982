import type { DatasetRow } from '../records/dataset/index.ts';
import type { League } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';
import type { Tables } from '../records/published.ts';
import {
  type ClubName,
  nameIn,
  ofSeason,
  playOffPlaces,
  pointsIn,
  zonesIn,
} from '../records/season-rules.ts';
import type { Standing } from '../records/standing.ts';
import { ascending } from '../records/text.ts';
import { groupBy } from '../records/typed.ts';
import { certainOutcome, certainPlaces } from './certain.ts';
import { clubsInStandings, clubsOfMatches, formOf, hasResult, isPlayedBy, type Result } from './matches.ts';
import {
  deductionsOf,
  officialStandings,
  type PublishedRow,
  type RankingRules,
  rank,
  type Tally,
  tally,
} from './ranking.ts';

type Stage = DatasetRow<'stages'>;
type StageName = Stage['stage'];

/** What the standings of one season are computed from. */
export interface StandingsInputs {
  readonly league: RankingRules & Pick<League, 'zones'>;
  readonly season: number;
  /** All its matches, in order of play. */
  readonly matches: readonly Match[];
  /** Its stages, in order of play. */
  readonly stages: readonly Stage[];
  readonly publishedRows: readonly PublishedRow[];
  readonly names: readonly ClubName[];
}

/** Returns what the standings of a season are computed from. */
export function standingsInputs(tables: Tables, season: number): StandingsInputs {
  return {
    league: tables.league,
    season,
    matches: tables.rows('matches', season),
    stages: ofSeason(tables.rows('stages'), season),
    publishedRows: tables.rows('standings', season),
    names: tables.rows('clubNames'),
  };
}

/** Returns the stages that count for the standings of the season. */
export function seasonStages({ stages }: Pick<StandingsInputs, 'stages'>): StageName[] {
  return stages.filter(({ table }) => table === 'season').map(({ stage }) => stage);
}

/**
 * Returns whether the stages that count for the standings of a season have as many matches as their formats. A list may end
 * with the matches that were played, after which nothing is certain.
 */
export function isListedWhole(
  stages: readonly Pick<Stage, 'stage' | 'table' | 'matches'>[],
  matches: readonly Pick<Match, 'stage'>[],
): boolean {
  return stages.every(
    ({ stage, table, matches: expected }) =>
      table !== 'season' || matches.filter((match) => match.stage === stage).length >= expected,
  );
}

/** Returns whether the table of some stages is that of the season. */
function isSeasonTable(inputs: StandingsInputs, stages: readonly StageName[]): boolean {
  return seasonStages(inputs).every((stage) => stages.includes(stage));
}

/** Returns the stages that have standings. */
export function stagesWithStandings({ stages }: StandingsInputs): StageName[] {
  return stages.filter(({ table }) => table !== null).map(({ stage }) => stage);
}

/** Selects which of a club's matches count. By default all of them do. */
export interface StandingsScope {
  /** The last day that counts. */
  readonly until?: string | undefined;
  /** The last matchday that counts, whenever its matches were played; those without one do not. */
  readonly matchday?: number | undefined;
  /** Only home or away matches; those at neutral venues are neither. */
  readonly side?: 'home' | 'away' | undefined;
  /** Only so many of the most recent of these matches. */
  readonly last?: number | undefined;
}

/** Ranks the clubs of some stages of a season by their results, by the rules of the league. */
function rankClubs(
  inputs: StandingsInputs,
  stages: readonly StageName[],
  { until, matchday, side, last }: StandingsScope = {},
) {
  const { league } = inputs;
  const matches = inputs.matches.filter(({ stage }) => stages.some((name) => name === stage));
  const clubs = clubsInStandings(matches);
  const results = matches
    .filter(hasResult)
    .filter((match) => until === undefined || match.date <= until)
    .filter((match) => matchday === undefined || (match.matchday ?? Number.POSITIVE_INFINITY) <= matchday);
  const isPartial = side !== undefined || last !== undefined;
  const deductions = deductionsOf(
    isPartial ? [] : inputs.publishedRows.filter(({ stage }) => stages.includes(stage)),
  );
  const resultsByClub = new Map(clubs.map((club) => [club, resultsOf(club, results, { side, last })]));
  const tallies = [...resultsByClub].flatMap(([club, rows]) => tally(league, rows, [club], deductions));
  const order = tieOrder(inputs, stages, clubs, results.length > 0);
  const rows = rank(league, tallies, order, (club) => resultsByClub.get(club) ?? []);
  return { matches, results, isPartial, deductions, resultsByClub, order, rows };
}

/** Returns the places of clubs in the joint standings of some stages of a season, in their order, with their results. */
export function placesInStandings(
  inputs: StandingsInputs,
  stages: readonly StageName[],
  scope: StandingsScope = {},
): (Tally & Pick<Standing, 'team' | 'position'>)[] {
  return rankClubs(inputs, stages, scope).rows.map((row, index) => ({
    ...row,
    team: nameIn(inputs.names, row.club, inputs.season).name,
    position: index + 1,
  }));
}

/** Computes the joint standings of some stages of a season from results, by the rules of the league. */
export function computeStandings(
  inputs: StandingsInputs,
  stages: readonly StageName[],
  scope: StandingsScope = {},
): Standing[] {
  const { league } = inputs;
  const ranked = rankClubs(inputs, stages, scope);
  const { matches, results, isPartial, deductions, resultsByClub, order, rows } = ranked;
  const clubs = [...resultsByClub.keys()];
  const hasBegun = results.length > 0;
  const isOver = results.length === matches.filter(({ status }) => status !== 'CANCELLED').length;
  const rankAfter = (earlierResults: readonly Result[]) =>
    rank(league, tally(league, earlierResults, clubs, deductions), order, () => earlierResults);
  const placesBefore = isPartial
    ? new Map<string, number>()
    : placesBeforeLastMatch(clubs, results, rankAfter);
  const isOfSeason = !isPartial && seasonStages(inputs).length > 0 && isSeasonTable(inputs, stages);
  const nextStages = !isPartial && isOver ? nextStageByClub(inputs, stages) : new Map<string, string>();
  const playOffs = isOfSeason ? playOffPlaces(league, inputs.season) : null;
  const zones = zonesIn(league, inputs.season, clubs.length);
  const counted = new Set<Match>(results);
  const left = matches.filter((match) => match.status !== 'CANCELLED' && !counted.has(match));
  const certainPlace =
    isOfSeason && isListedWhole(inputs.stages, inputs.matches)
      ? certainPlaces(rows, left, pointsIn(league, inputs.season), league.tie_breaks)
      : undefined;

  return rows.map(({ club, ...counts }: Tally, index) => ({
    season: inputs.season,
    position: index + 1,
    team: nameIn(inputs.names, club, inputs.season).name,
    club,
    ...counts,
    form: formOf(resultsByClub.get(club) ?? [], club),
    movement: movement(placesBefore.get(club), index),
    qualification:
      nextStages.size > 0
        ? (nextStages.get(club) ?? null)
        : hasBegun && index < (playOffs ?? 0)
          ? 'play-offs'
          : null,
    certain: certainPlace ? certainOutcome(certainPlace(club), zones) : null,
  }));
}

function resultsOf<R extends Result & Pick<Match, 'neutral'>>(
  club: string,
  results: readonly R[],
  { side, last = Number.POSITIVE_INFINITY }: Pick<StandingsScope, 'side' | 'last'>,
): R[] {
  const resultsOfSide = results.filter(
    ({ home_club, away_club, neutral }) =>
      (side === undefined || !neutral) &&
      ((side !== 'away' && home_club === club) || (side !== 'home' && away_club === club)),
  );
  return resultsOfSide.slice(-last);
}

/**
 * Returns the order of clubs that no tie-break separates, which is the published one. Before the first match, that would
 * give away the result, so it is the order by name.
 */
function tieOrder(
  inputs: StandingsInputs,
  stages: readonly StageName[],
  clubs: readonly string[],
  hasBegun: boolean,
): string[] {
  if (hasBegun) return officialStandings(inputs, stages)?.map(({ club }) => club) ?? [];
  const name = (club: string) => nameIn(inputs.names, club, inputs.season).name;
  return clubs.toSorted((a, b) => ascending(name(a), name(b)));
}

/** Returns the index of each club in the standings just before its last match, but of those whose first match it was. */
function placesBeforeLastMatch(
  clubs: readonly string[],
  results: readonly Match[],
  rankAfter: (earlierResults: readonly Result[]) => readonly Tally[],
): Map<string, number> {
  const lastMatches = clubs.flatMap((club) => {
    const match = results.findLast((result) => isPlayedBy(result, club));
    return match ? [{ club, match }] : [];
  });
  // Matches that begin at once have the same standings before them.
  const byKickoff = groupBy(lastMatches, ({ match }) => `${match.date} ${match.kickoff_utc}`);
  const places = [...byKickoff.values()].flatMap((ofKickoff) => {
    const earlierResults = matchesBefore(ofKickoff[0].match, results);
    const ranked = rankAfter(earlierResults);
    return ofKickoff.map(({ club }) => {
      const index = ranked.findIndex((row) => row.club === club && row.played > 0);
      return [club, index] as const;
    });
  });
  return new Map(places.filter(([, index]) => index >= 0));
}

/** Returns the matches that began before another. Where a kick-off of its day is unknown, those of earlier days. */
function matchesBefore({ date, kickoff_utc }: Match, matches: readonly Match[]): Match[] {
  const isTimed = matches.every((match) => match.date !== date || match.kickoff_utc !== null);
  return matches.filter(
    (match) =>
      match.date < date ||
      (isTimed && match.date === date && (match.kickoff_utc ?? '') < (kickoff_utc ?? '')),
  );
}

function movement(indexBefore: number | undefined, index: number): Standing['movement'] {
  if (indexBefore === undefined) return null;
  if (index < indexBefore) return 'up';
  return index > indexBefore ? 'down' : 'stable';
}

/**
 * Returns the first stage in which each club has a match after these stages. A stage whose standings are only a part of the
 * season's (spring, fall) decides nothing by itself.
 */
function nextStageByClub(inputs: StandingsInputs, stages: readonly StageName[]): Map<string, StageName> {
  const lastIndex = inputs.stages.findLastIndex(({ stage }) => stages.includes(stage));
  const decides = inputs.stages[lastIndex]?.table === 'own' || isSeasonTable(inputs, stages);
  // The last first, so that the first stage of a club is the one that stays.
  const later = decides ? inputs.stages.slice(lastIndex + 1).reverse() : [];
  const clubsOf = (stage: StageName) =>
    clubsOfMatches(inputs.matches.filter((match) => match.stage === stage));
  return new Map(later.flatMap(({ stage }) => clubsOf(stage).map((club) => [club, stage])));
}
