import { metricRange, type PlayerScope } from '../derive/goals.ts';
import { foldName } from '../query/text-matching.ts';
import {
  type Leaderboard,
  type LeaderboardMetric,
  leaderboardMetrics,
  type Range,
} from '../records/leaderboard.ts';
import type { Player } from '../records/player.ts';
import { ascending } from '../records/text.ts';

/** A player's season, and the part of it that counts. */
export interface Candidate {
  readonly season: Player;
  readonly counted: Player;
}

/** Returns the players whom a metric ranks where it is known: a rate only those who are eligible. */
function playersOfMetric(metric: LeaderboardMetric, candidates: readonly Candidate[]): readonly Candidate[] {
  const { isRate } = leaderboardMetrics[metric];
  return isRate ? candidates.filter(({ season }) => season.rating_eligible) : candidates;
}

function coverageOf(known: number, players: number): Leaderboard['coverage'] {
  return { known, players, text: `known of ${known} of ${players} players` };
}

/** Returns the leaderboard of a metric that the season does not have. */
export function emptyBoard(metric: LeaderboardMetric, candidates: readonly Candidate[]): Leaderboard {
  const { label } = leaderboardMetrics[metric];
  const coverage = coverageOf(0, playersOfMetric(metric, candidates).length);
  return { metric, label, field: metric, total: 0, has_more: false, coverage, rows: [], omitted: [] };
}

/** Returns the leaderboard of a metric; players of equal value keep their order. */
export function rankPlayers(
  metric: LeaderboardMetric,
  candidates: readonly Candidate[],
  scope: PlayerScope,
  limit: number,
): Leaderboard {
  const { label } = leaderboardMetrics[metric];
  const ranked: { player: Player; value: number }[] = [];
  const omitted: ({ player: Player } & Range)[] = [];
  const openRanges: Range[] = [];
  for (const { season, counted: player } of playersOfMetric(metric, candidates)) {
    const { least, most } = metricRange(metric, season, scope);
    const isExact = least !== null && least === most;
    if (!isExact) openRanges.push({ least, most });
    // Goals counted from those listed are ranked as what they are: there may be more.
    const isCounted = season[metric] !== null && season.basis === 'goals';
    if (least !== null && (isExact || isCounted)) ranked.push({ player, value: least });
    else omitted.push({ player, least, most });
  }
  ranked.sort((a, b) => b.value - a.value);
  omitted.sort(
    (a, b) => mostOf(b) - mostOf(a) || ascending(foldName(a.player.name), foldName(b.player.name)),
  );
  let place = 0;
  const rows = ranked.slice(0, limit).map(({ player, value }, index) => {
    if (value !== ranked[index - 1]?.value) place = index + 1;
    const { minutes, appearances, rating } = player;
    return {
      metric,
      rank: place + omitted.filter(({ least }) => (least ?? 0) > value).length,
      rank_certain: !openRanges.some((range) => (range.least ?? 0) <= value && mostOf(range) > value),
      ...identity(player),
      value,
      minutes,
      appearances,
      rating,
    };
  });
  return {
    metric,
    label,
    field: metric,
    total: ranked.length,
    has_more: rows.length < ranked.length,
    coverage: coverageOf(ranked.length, ranked.length + omitted.length),
    rows,
    omitted: omitted.map(({ player, least, most }) => ({ ...identity(player), least, most })),
  };
}

/** Returns the most that a value can be, above all values where that is not known. */
function mostOf({ most }: Range): number {
  return most ?? Number.MAX_VALUE;
}

function identity({ player_id, name, team, club, position }: Player) {
  return { player_id, name, team, club, position };
}
