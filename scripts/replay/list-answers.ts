import type { Result } from '../../src/derive/matches.ts';
import { rankResults } from '../../src/derive/ranking.ts';
import { playerCounts, playerShares } from '../../src/feed/sdp/player-statistics.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { valueAt } from '../../src/records/typed.ts';
import { type Lookups, makeClub, providerIdOf } from './lookups.ts';
import type { Season } from './replayed-season.ts';

/** Makes statistics as every list of the feed has them. */
export function makeStatistics(figures: Readonly<Record<string, unknown>>) {
  return Object.entries(figures).map(([statsId, statsValue]) => ({ statsId, statsValue }));
}

/** Statistics in every list of players and clubs that are never supplied. */
export const neverSupplied = { sprints: 0, Xg: 0, XGEfficiency: 0, 'expected-goals': 0 } as const;

type Player = DatasetRow<'players'>;

/** Makes a player's season, with the club that the feed names. */
export function makePlayer(lookups: Lookups, player: Player, club = player.club) {
  const { season, player_id } = player;
  const person = lookups.people.get(player_id);
  const [firstName = '', ...lastName] = person?.full_name.split(' ') ?? [];
  const shirt = lookups.shirts.get(`${season} ${player_id}`);
  return {
    stats: makeStatistics(playerFigures(player)),
    team: club === null ? null : makeClub(lookups, club),
    playerId: player_id,
    providerId: providerIdOf(lookups, 'Player', 'player', player_id),
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

/** Makes a club with its home venue. */
export function makeClubWithVenue(lookups: Lookups, club: string) {
  const { home_venue_id } = valueAt(lookups.clubs, club);
  const venue = home_venue_id === null ? undefined : valueAt(lookups.venues, home_venue_id);
  const stadium = venue && {
    id: venue.feed_stadium_id,
    providerId: providerIdOf(lookups, 'Stadium', 'venue', venue.venue_id),
    name: venue.name,
  };
  return { ...makeClub(lookups, club), stadium: stadium ?? null };
}

/** Makes a club's season. */
export function makeTeamSeason(lookups: Lookups, { club, stats }: DatasetRow<'teamStats'>) {
  const knownFigures = Object.entries(stats).filter(([, value]) => value !== null);
  const figures = { ...neverSupplied, ...Object.fromEntries(knownFigures) };
  return { stats: makeStatistics(figures), ...makeClub(lookups, club) };
}
