import { playerCounts, playerShares } from '../../src/feed/player-statistics.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import { wireClub } from './clubs.ts';
import { pageOfList } from './pages.ts';
import { wireCompetition } from './schedule.ts';
import { clubOf, isPlayedOut, type Season } from './season.ts';
import { neverSupplied, statistic } from './statistic.ts';

type Player = DatasetRow<'players'>;

/** The players of a season with its totals; nobody as long as it is being played, for `data/` has no totals of that. */
export function playersAnswer(season: Season, at: Date | undefined, query: URLSearchParams) {
  const players = isPlayedOut(season, at) ? season.players : [];
  const { entries, pagination } = pageOfList(players, query);
  return {
    competition: wireCompetition(season),
    players: entries.map((player) => wirePlayer(season, player)),
    pagination,
  };
}

function wirePlayer(season: Season, player: Player) {
  const [first = '', ...last] = season.people.get(player.player_id)?.full_name.split(' ') ?? [];
  const shirt = season.shirts.get(player.player_id);
  return {
    stats: statisticsOf(player),
    team: presentClubOf(season, player),
    playerId: player.player_id,
    providerId: null,
    bibNumber: shirt === undefined ? '' : String(shirt),
    roleLabel: player.position,
    mediaFirstName: first,
    mediaLastName: last.join(' '),
    shirtName: '',
    shortName: player.name,
    displayName: '',
    nationality: season.people.get(player.player_id)?.nationality ?? '',
    editorial: { playerRoleWithinTeam: '' },
    imagery: {},
  };
}

/** The feed names the club a player is at today, in past seasons too. */
function presentClubOf(season: Season, { player_id }: Player) {
  const id = season.presentClubs.get(player_id);
  return id === undefined ? null : wireClub(clubOf(season, id));
}

/**
 * Each figure under all its names. The feed's own, in lower case, are always there; the provider's, capitalised, only
 * where there is something to count.
 */
function statisticsOf(player: Player) {
  const counts = playerCounts.flatMap(({ column, names }) =>
    names.flatMap((name) => {
      const value = player[column];
      return value === null || (value === 0 && isProviders(name)) ? [] : [statistic(name, value)];
    }),
  );
  const shares = playerShares.flatMap(({ column, names }) =>
    player[column] === null ? [] : names.map((name) => statistic(name, player[column])),
  );
  return [
    ...counts,
    ...shares,
    ...(player.assists === null ? [] : [statistic('total-attacking-assist', player.assists)]),
    ...[...neverSupplied, 'Xg', 'XGEfficiency'].map((name) => statistic(name, 0)),
  ];
}

function isProviders(name: string): boolean {
  return /^[A-Z]/.test(name);
}
