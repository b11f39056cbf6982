import { sumAll, sumKnown } from '../derive/numbers.ts';
import { gamesPlayed, summedFields } from '../derive/team-stats.ts';
import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import type { NumericFieldOf } from '../records/schema.ts';
import { playersOnPitch, playingTimeByClub } from './playing-time.ts';
import { type Breach, breach, clubSeason, type IntegrityRule, ofPart } from './rule.ts';

type Player = DatasetRow<'players'>;

/** Nobody plays as long without a pass, a touch or a duel. */
const busyMinutes = 450;
const busyColumns = ['total_passes', 'touches', 'duels_total'] as const;

/** A sum may miss its total by this share of it and by so many standard deviations of a count of its size. */
const toleratedShare = 0.1;
const toleratedDeviations = 3;

export const zerosPossible: IntegrityRule = {
  name: 'zeros-possible',
  tables: ['players', 'teamStats'],
  *check(dataset) {
    for (const player of dataset.players) yield* impossibleZeros(player);
    yield* clubFaults(dataset);
  },
};

function* impossibleZeros(player: Player): Iterable<Breach> {
  const { minutes, pass_accuracy } = player;
  const isBusy = (minutes ?? 0) >= busyMinutes;
  for (const column of busyColumns) {
    if (player[column] !== 0) continue;
    const isAccurate = column === 'total_passes' && pass_accuracy !== null;
    if (!isBusy && !isAccurate) continue;
    const reason = isAccurate ? `a pass accuracy of ${pass_accuracy} %` : `${minutes} minutes`;
    yield ofColumn(player, column, `0 with ${reason}; expected more, or no value`);
  }
}

type CountColumn = NumericFieldOf<Player>;

function* clubFaults({ players, teamStats, matches }: Dataset): Iterable<Breach> {
  const playingTimes = playingTimeByClub(matches);
  const feedTotals = new Map(teamStats.map((row) => [clubSeason(row), row.stats]));
  for (const [key, squad] of Map.groupBy(players, clubSeason)) {
    const { matches: played = 0 } = playingTimes.get(key) ?? {};
    yield* sumFaults(key, squad, 'starts', playersOnPitch * played, played);
    const stats = feedTotals.get(key) ?? {};
    for (const { field, feed = [] } of summedFields) {
      const total = sumAll(feed.map((name) => stats[name] ?? null));
      if (total !== null && isOfPlayers(field, squad))
        yield* sumFaults(key, squad, field, total, gamesPlayed(stats));
    }
  }
}

function isOfPlayers(field: string, [player]: readonly Player[]): field is CountColumn {
  return player !== undefined && field in player;
}

/** Compares the players' sum with the club's total of some matches; those who have 0 are to blame where it is too small. */
function* sumFaults(
  key: string,
  squad: readonly Player[],
  column: CountColumn,
  total: number,
  matches: number,
): Iterable<Breach> {
  const counted = squad.filter((player) => player[column] !== null);
  const [first] = counted;
  if (!first || matches === 0) return;
  const sum = sumKnown(counted.map((player) => player[column])) ?? 0;
  const minutes = sumKnown(counted.map((player) => player.minutes)) ?? 0;
  const expected = (total * minutes) / (matches * playersOnPitch * 90);
  const tolerance = toleratedShare * total + toleratedDeviations * Math.sqrt(total);
  if (Math.abs(sum - expected) <= tolerance) return;
  const zeros = sum < expected ? counted.filter((player) => player[column] === 0) : [];
  const message = `${sum} of the players of ${key}; expected about ${Math.round(expected)} of the club's ${total}`;
  for (const player of zeros.length > 0 ? zeros : [first]) yield ofColumn(player, column, message);
}

function ofColumn(player: Player, column: CountColumn, message: string): Breach {
  return ofPart(column, breach('players', player, column, message));
}
