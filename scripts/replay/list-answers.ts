import type { Result } from '../../src/derive/tally.ts';
import { rankResults } from '../../src/derive/tie-breaks.ts';
import { playerCounts, playerShares } from '../../src/feed/sdp/player-statistics.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { type Lookups, makeClub } from './lookups.ts';
import type { Season } from './season.ts';

/** Makes statistics as every list of the feed has them; where a category is requested, those in it. */
export function makeStatistics(figures: Readonly<Record<string, unknown>>, category: string | null = null) {
  return Object.entries(figures)
    .filter(([name]) => isInCategory(name, category))
    .map(([statsId, statsValue]) => ({ statsId, statsValue }));
}

/** Statistics in every list of players and clubs that are never supplied. */
export const neverSupplied = {
  'total-distance-covered': 0,
  sprints: 0,
  Xg: 0,
  XGEfficiency: 0,
  'expected-goals': 0,
} as const;

const categories = ['general', 'attacking', 'passing', 'defending', 'goalkeeping'];

/**
 * Returns whether the answer to a category has a statistic. Each category lacks one in eight, chosen by the length
 * of its name; together they have all. An unknown category has all.
 */
function isInCategory(name: string, category: string | null): boolean {
  return categories.indexOf(category ?? '') !== name.length % 8;
}

type Player = DatasetRow<'players'>;

/** Makes a player's season in a category, with the club that the feed names. */
export function makePlayer(
  lookups: Lookups,
  player: Player,
  { category = null, club = player.club }: { category?: string | null; club?: string | null } = {},
) {
  const { season, player_id } = player;
  const person = lookups.people.get(player_id);
  const [firstName = '', ...lastName] = person?.full_name.split(' ') ?? [];
  const shirt = lookups.shirts.get(`${season} ${player_id}`);
  return {
    stats: makeStatistics(playerFigures(player), category),
    team: club === null ? null : makeClub(lookups, club),
    playerId: player_id,
    bibNumber: shirt === undefined ? '' : String(shirt),
    roleLabel: player.position,
    mediaFirstName: firstName,
    mediaLastName: lastName.join(' '),
    shortName: player.name,
    nationality: person?.nationality ?? '',
  };
}

/**
 * Returns a player's figures under all their names. The feed's own names, in lower case, are always there; the
 * provider's, capitalised, only where there is something to count.
 */
export function playerFigures(player: Player): Record<string, unknown> {
  const figures = [...playerCounts, ...playerShares].flatMap(({ column, names }) =>
    names.map((name) => [name, player[column]] as const),
  );
  const shares = new Set<string>(playerShares.flatMap(({ names }) => names));
  const isGiven = (name: string, value: unknown) =>
    value !== null && (value !== 0 || shares.has(name) || !/^[A-Z]/.test(name));
  return {
    ...neverSupplied,
    ...Object.fromEntries(figures.filter(([name, value]) => isGiven(name, value))),
    ...(player.assists !== null && { 'total-attacking-assist': player.assists }),
    'Aerials-Won-Perc': 0,
  };
}

type Row = Omit<DatasetRow<'standings'>, 'season' | 'stage' | 'points_deducted'>;

/** Makes a row of a table. Its form is a list among the figures. */
export function makeStanding(lookups: Lookups, row: Row) {
  return {
    stats: makeStatistics({
      rank: row.position,
      team: null,
      points: row.points,
      'matches-played': row.played,
      win: row.wins,
      draw: row.draws,
      lose: row.losses,
      'goals-for': row.goals_for,
      'goals-against': row.goals_against,
      'goal-difference': row.goal_difference,
      form: [],
    }),
    ...makeClub(lookups, row.club),
  };
}

/** Makes the tables of a season; those of home and away matches, which nothing reads, are empty. */
export function makeStandings(teams: readonly unknown[]) {
  return {
    standings: [
      { type: 'table', teams },
      { type: 'home', teams: [] },
      { type: 'away', teams: [] },
    ],
  };
}

/**
 * Returns the standings of a season from its results at a moment. They are those of the first stage, as the feed gives
 * them by default.
 */
export function standingsAt(lookups: Lookups, season: Season, at: Date | undefined) {
  const stage = season.stages.find(({ table }) => table !== null)?.stage;
  const fixtures = season.fixtures.filter(({ match }) => match.stage === stage);
  const results = fixtures.map(({ match, stateAt }): Result => {
    const { status, home, away } = stateAt(at);
    return { ...match, status, home_goals: home, away_goals: away };
  });
  const storedRows = season.standings.filter((row) => row.stage === stage);
  return makeStandings(
    rankResults(lookups.league, results, storedRows).map((row) => makeStanding(lookups, row)),
  );
}

/** Clubs' statistics that are never supplied, beside those of players. */
const neverOfClubs = { 'total-saves': 0, 'average-possession': 0, 'average-possession-time': 0 };

/** Makes a club's season in a category. */
export function makeTeamSeason(
  lookups: Lookups,
  row: DatasetRow<'teamStats'>,
  category: string | null = null,
) {
  const knownFigures = Object.entries(row.stats).filter(([, value]) => value !== null);
  const figures = { ...neverSupplied, ...neverOfClubs, ...Object.fromEntries(knownFigures) };
  return { stats: makeStatistics(figures, category), ...makeClub(lookups, row.club) };
}
