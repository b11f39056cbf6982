import { sampleCorrelation } from 'simple-statistics';
import { roundTo } from '../../src/derive/numbers.ts';
import { positions, rules } from '../../src/derive/rating-table.ts';
import type { Player } from '../../src/records/player.ts';
import type { RatingEvidence } from '../../src/records/rating-evidence.ts';
import { keysOf } from '../../src/records/typed.ts';
import { bootstrapInterval } from './bootstrap.ts';

type Reliability = RatingEvidence['reliability'][number];

/** Two consecutive seasons of a player at one position, both rated. */
type SeasonPair = ReturnType<typeof pairSeasons>[number];

/** Fewer pairs than this have no correlation worth the name. */
const minPairs = 8;

const hasFullMinutes = ({ minutes }: Player) => (minutes ?? 0) >= rules.fullMinutes;

const samples: Record<Reliability['sample'], (pair: SeasonPair, lastFittedSeason: number) => boolean> = {
  all: ({ first }) => hasFullMinutes(first),
  fitted: ({ first, second }, lastFittedSeason) => hasFullMinutes(first) && second.season <= lastFittedSeason,
  'held-out': ({ first, second }, lastFittedSeason) =>
    hasFullMinutes(first) && second.season > lastFittedSeason,
  'few-minutes': ({ first }) => !hasFullMinutes(first) && first.rating_eligible,
};

/**
 * Measures how well ratings repeat: their correlation with the next season's, within position.
 *
 * @param lastFittedSeason pairs that end later are held out
 */
export function measureReliability(players: readonly Player[], lastFittedSeason: number): Reliability[] {
  const pairs = pairSeasons(players);
  return keysOf(samples).flatMap((sample) => {
    const chosen = pairs.filter((pair) => samples[sample](pair, lastFittedSeason));
    return [...positions, 'All' as const].map((position) => {
      const own = chosen.filter((pair) => position === 'All' || pair.position === position);
      return {
        sample,
        position,
        pairs: own.length,
        ...summarise(own, position === 'All' ? meanCorrelation : correlation),
      };
    });
  });
}

function summarise(pairs: readonly SeasonPair[], measure: (pairs: readonly SeasonPair[]) => number | null) {
  const found = measure(pairs);
  if (found === null) return { correlation: null, standard_error: null, low: null, high: null };
  // A player's pairs are alike: they are drawn together.
  const byPlayer = [...Map.groupBy(pairs, ({ player }) => player).values()];
  const interval = bootstrapInterval(byPlayer, (drawn) => measure(drawn.flat()), 3);
  return { correlation: roundTo(found, 3), ...interval };
}

/** Pairs each season with the player's next one, with full minutes there and at the same position. */
function pairSeasons(players: readonly Player[]) {
  const rated = players.filter(({ rating }) => rating !== null);
  const bySeason = new Map(rated.map((player) => [`${player.season} ${player.player_id}`, player]));
  return rated.flatMap((first) => {
    const second = bySeason.get(`${first.season + 1} ${first.player_id}`);
    if (!second || second.position !== first.position || !hasFullMinutes(second)) return [];
    return [{ player: first.player_id, position: first.position, first, second }];
  });
}

function correlation(pairs: readonly SeasonPair[]): number | null {
  if (pairs.length < minPairs) return null;
  const found = sampleCorrelation(
    pairs.map(({ first }) => first.rating ?? 0),
    pairs.map(({ second }) => second.rating ?? 0),
  );
  return Number.isFinite(found) ? found : null;
}

/** Averages the positions' correlations by Fisher's transformation, each weighted by its pairs less three. */
function meanCorrelation(pairs: readonly SeasonPair[]): number | null {
  let total = 0;
  let weights = 0;
  for (const position of positions) {
    const own = pairs.filter((pair) => pair.position === position);
    const found = correlation(own);
    if (found === null) continue;
    total += (own.length - 3) * Math.atanh(found);
    weights += own.length - 3;
  }
  return weights === 0 ? null : Math.tanh(total / weights);
}
