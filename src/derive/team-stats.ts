import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { matchStats as storedSides } from '../records/dataset/statistics-rows.ts';
import type { League } from '../records/league-schema.ts';
import type { Match } from '../records/match.ts';
import type { NumericFieldOf } from '../records/schema.ts';
import { ofSeason } from '../records/season-rules.ts';
import { type TeamSeason, type TeamStats, teamStats as teamStatsSchema } from '../records/team-season.ts';
import { entriesOf, fromEntries, keysOf, omit, pick } from '../records/typed.ts';
import { xgFieldsOf } from '../records/xg-fields.ts';
import { expectedGoals } from './expected-goals.ts';
import { clubMinutes, clubsOfMatches, isPlayedBy } from './matches.ts';
import { roundedMean, roundTo, sum, sumAll, sumKnown } from './numbers.ts';
import { deductionsOf, tally } from './ranking.ts';

type Side = DatasetRow<'matchStats'>;
type RawStats = Readonly<Record<string, number | null>>;

/**
 * The feed's statistics that add up to each count of a club's season, by the capitalised names of the provider. A count
 * that the feed does not have is empty. For example, its goalkeeper-saves are catches, a third of the saves in its own
 * matches. Its total shots exclude blocked shots, which its match statistics include.
 */
const feedStatistics: { readonly [Field in NumericFieldOf<TeamStats>]?: readonly string[] } = {
  shots: ['Total Shots', 'Blocked Shots'],
  shots_on_target: ['Shots On Target ( inc goals )'],
  shots_inside_box: [],
  shots_outside_box: [],
  blocked_shots: ['Blocked Shots'],
  big_chances: [],
  chances_created: ['Key Passes (Attempt Assists)', 'Goal Assists'],
  assists: ['Goal Assists'],
  touches_opposition_box: [],
  corners: ['Corners Taken (incl short corners)'],
  crosses: ['Successful Crosses & Corners', 'Unsuccessful Crosses & Corners'],
  total_passes: ['Total Passes'],
  duels_won: ['Duels won'],
  tackles: ['Tackles Won', 'Tackles Lost'],
  tackles_won: ['Tackles Won'],
  interceptions: ['Interceptions'],
  recoveries: ['Recoveries'],
  clearances: ['Total Clearances'],
  saves: [],
  fouls_committed: ['Total Fouls Conceded'],
  fouls_won: ['Total Fouls Won'],
  offsides: ['Offsides'],
  yellow_cards: ['Yellow Cards'],
  red_cards: ['Total Red Cards'],
};

/**
 * The origin of each count of a club's season. Where every match has statistics, the sums over matches are preferred, so
 * that they agree with /match-stats. Otherwise the feed's totals are used, which cover all matches. Which of its statistics
 * add up was found by comparison: with statistics of every match, both sums differ by a few per cent at most.
 */
export const summedFields = entriesOf(feedStatistics).map(([field, feed = []]) => ({
  field,
  feed,
  /** The column of match statistics, which has the same name. */
  column: field in storedSides.row.shape ? (field as NumericFieldOf<Side>) : undefined,
}));

type SummedField = (typeof summedFields)[number];

/** A match of a club with the statistics of both sides. */
type ClubSide = readonly [match: Match, side: Side, opponent: Side];

/** The feed's season totals of a club, and the statistics that any club of the season has. */
interface FeedTotals {
  readonly stats: RawStats;
  readonly names: ReadonlySet<string>;
  /** The columns that the statistics of all these matches have. Sums of them are preferred, so that both resources agree. */
  readonly columns: ReadonlySet<keyof Side>;
}

/** The tables that clubs' seasons are derived from, beside the matches. */
interface TeamStatsInputs
  extends Pick<Dataset, 'teamStats' | 'matchStats' | 'stages' | 'standings' | 'expectedGoals'> {
  readonly league: Pick<League, 'points'>;
}

/**
 * Derives the figures of every club by season, stage and club_id. `season` stands for the matches that count for the
 * standings of the season, and `all` for all of its matches.
 */
export function deriveTeamStats(dataset: TeamStatsInputs, matches: readonly Match[]): TeamSeason[] {
  const sides = new Map(dataset.matchStats.map((row) => [`${row.match_id} ${row.side}`, row]));
  const finishedBySeason = Map.groupBy(
    matches.filter(({ status }) => status === 'FINISHED'),
    ({ season }) => season,
  );
  return [...finishedBySeason].flatMap(([season, seasonMatches]) => {
    const feedRows = ofSeason(dataset.teamStats, season);
    const standings = ofSeason(dataset.standings, season);
    const names = statisticNames(feedRows.map(({ stats }) => stats));
    const totals = new Map(
      // Before the feed counts a club's first match, its totals describe no match.
      feedRows.filter(({ stats }) => gamesPlayed(stats) > 0).map(({ club, stats }) => [club, stats]),
    );
    return selections(ofSeason(dataset.stages, season)).flatMap(({ stage, stages }) => {
      const selection = seasonMatches.filter((match) => stages.includes(match.stage));
      const clubs = clubsOfMatches(selection);
      // The totals cover a club's whole season, so they are used only where each club has no match beyond the selection.
      const areTotalsOfSelection = clubs.every((club) => {
        const games = matchesOf(club, selection).length;
        const stats = totals.get(club);
        return stats && gamesPlayed(stats) === games && matchesOf(club, seasonMatches).length === games;
      });
      const deductions = deductionsOf(standings.filter((row) => stages.includes(row.stage)));
      const columns = columnsOfEverySide(selection, sides);
      return clubs.map((club): TeamSeason => {
        const stats = totals.get(club);
        const feed = areTotalsOfSelection && stats ? { stats, names, columns } : undefined;
        const covered = matchesOf(club, selection);
        return {
          ...teamSeason(dataset, club, covered, sidesOf(club, covered, sides), deductions, feed),
          season,
          stage,
          // Once per club and season is enough.
          raw_stats: stage === 'all' ? { ...stats } : {},
          raw_matches: stage === 'all' && stats ? gamesPlayed(stats) : null,
        };
      });
    });
  });
}

/** Returns the selections of matches that have figures, with their stages. */
function selections(
  stages: TeamStatsInputs['stages'],
): { stage: TeamSeason['stage']; stages: Match['stage'][] }[] {
  return [
    { stage: 'season', stages: stages.filter(({ table }) => table === 'season').map(({ stage }) => stage) },
    { stage: 'all', stages: stages.map(({ stage }) => stage) },
    ...stages.map(({ stage }) => ({ stage, stages: [stage] })),
  ];
}

function matchesOf(club: string, matches: readonly Match[]): Match[] {
  return matches.filter((match) => isPlayedBy(match, club));
}

/** Returns the matches of a club of which the statistics of both sides are known. */
function sidesOf(club: string, matches: readonly Match[], sides: ReadonlyMap<string, Side>): ClubSide[] {
  return matches.flatMap((match) => {
    const [sideName, opponentName] = match.home_club === club ? ['home', 'away'] : ['away', 'home'];
    const side = sides.get(`${match.match_id} ${sideName}`);
    const opponent = sides.get(`${match.match_id} ${opponentName}`);
    return side && opponent ? [[match, side, opponent] as const] : [];
  });
}

/** Returns the columns that the statistics of both sides of every match have. */
function columnsOfEverySide(matches: readonly Match[], sides: ReadonlyMap<string, Side>): Set<keyof Side> {
  const rows = matches.flatMap(({ match_id: id }) => [sides.get(`${id} home`), sides.get(`${id} away`)]);
  const columns = rows[0] ? keysOf(rows[0]) : [];
  return new Set(columns.filter((column) => rows.every((row) => row && row[column] !== null)));
}

/** Returns the number of matches that the feed's totals of a club cover. */
export function gamesPlayed(raw: RawStats): number {
  return raw['Games Played'] ?? raw['games-played'] ?? 0;
}

/** Returns the statistics that at least one club of the season has. A club without one of them has 0 of it. */
function statisticNames(rows: readonly RawStats[]): Set<string> {
  // The feed has a 0 for every club where it does not collect a statistic.
  const collected = rows.flatMap(Object.entries).filter(([, value]) => value !== null && value !== 0);
  return new Set(collected.map(([name]) => name));
}

function teamSeason(
  { league, expectedGoals: model }: Pick<TeamStatsInputs, 'league' | 'expectedGoals'>,
  club: string,
  matches: readonly Match[],
  sides: readonly ClubSide[],
  deductions: ReadonlyMap<string, number>,
  feed: FeedTotals | undefined,
): Omit<TeamSeason, 'season' | 'stage' | 'raw_stats' | 'raw_matches'> {
  const [results] = tally(league, matches, [club], deductions);
  const lastMatch = matches.at(-1);
  if (!results || !lastMatch) throw new Error(`${club} has statistics of a season without a match`);

  /** Returns the feed's total of a count; undefined where it has none, or the sum over matches is preferred. */
  const totalOf = ({ feed: names, column }: SummedField): number | undefined =>
    feed &&
    names.length > 0 &&
    names.every((name) => feed.names.has(name)) &&
    !(column && feed.columns.has(column))
      ? sum(names.map((name) => feed.stats[name] ?? 0))
      : undefined;
  const sumOf = ({ column }: SummedField): number | null => {
    // The red cards of some matches without statistics are known.
    if (column === 'red_cards') return sumKnown(matches.map((match) => redCardsOf(club, match)));
    return column ? sumAll(sides.map(([, side]) => side[column])) : null;
  };
  const counts = fromEntries(summedFields.map((row) => [row.field, totalOf(row) ?? sumOf(row)]));
  const ownSides = sides.map(([, side]) => side);
  /** Returns the feed's total of this name, unless the statistics of every match have the column. */
  const feedValue = (name: string, column: keyof Side) =>
    feed?.columns.has(column) ? undefined : feed?.stats[name];

  const published = {
    ...counts,
    ...results,
    team: lastMatch.home_club === club ? lastMatch.home_team : lastMatch.away_team,
    matches_with_stats: sides.length,
    goals: results.goals_for,
    clean_sheets: cleanSheets(club, matches),
    ...xgFieldsOf(expectedGoals(model, ownSides)),
    xg_against: expectedGoals(
      model,
      sides.map(([, , opponent]) => opponent),
    ),
    pass_accuracy:
      feedValue('Passing Accuracy', 'pass_accuracy') ??
      roundedMean(sides.map(([, side]) => [side.pass_accuracy, side.total_passes ?? 0])),
    possession:
      feedValue('Possession Percentage', 'possession') ??
      roundedMean(sides.map(([match, side]) => [side.possession, clubMinutes(match)])),
    duels_won_percentage: share(feedValue('Duels won', 'duels_won'), feed?.stats.Duels) ?? duelShare(sides),
    aerial_duels_won_percentage: share(feed?.stats['Aerial Duels won'], feed?.stats['Aerial Duels']),
  };
  return {
    ...pick(published, figures),
    summed: summedFields
      .filter((row) => totalOf(row) === undefined && counts[row.field] !== null)
      .map(({ field }) => field),
    as_of: lastMatch.date,
  };
}

/** Counts the matches in which a club conceded no goal. */
function cleanSheets(club: string, matches: readonly Match[]): number {
  return matches.filter((match) => (match.home_club === club ? match.away_goals : match.home_goals) === 0)
    .length;
}

function redCardsOf(club: string, match: Match): number | null {
  return match.home_club === club ? match.home_red_cards : match.away_red_cards;
}

const figures = keysOf(omit(teamStatsSchema.shape, ['as_of']));

function share(part: number | null | undefined, whole: number | null | undefined): number | null {
  return part == null || !whole ? null : roundTo((100 * part) / whole, 2);
}

/** Returns the percentage of duels won. A duel that one side wins is one that its opponent loses. */
function duelShare(sides: readonly ClubSide[]): number | null {
  const won = sumAll(sides.map(([, side]) => side.duels_won));
  const lost = sumAll(sides.map(([, , opponent]) => opponent.duels_won));
  return share(won, sumAll([won, lost]));
}
