import type { RatingEvidence } from '../../src/records/rating-evidence.ts';
import { formatTable } from '../cli/table.ts';

/** Formats the evidence as tables for the terminal. */
export function formatEvidence(evidence: RatingEvidence): string {
  const { targets, reliability, spread, awards, club_dependence } = evidence;
  return [
    formatTable(
      ['target', 'limit', 'value', 'met'],
      targets.map(({ name, target, value, is_met }) => [name, target, value, is_met ? 'yes' : 'NO']),
      { align: 'lrrl' },
    ),
    formatTable(
      ['correlation with the next season', 'position', 'pairs', 'r', 'standard error', '95 % interval'],
      reliability.map((row) => [
        row.sample,
        row.position,
        row.pairs,
        row.correlation,
        row.standard_error,
        row.correlation === null ? '' : `${row.low} to ${row.high}`,
      ]),
      { align: 'llrrrr' },
    ),
    formatTable(
      ['spread of eligible ratings', 'players', 'mean', 'spread', 'ratio', 'r with goal difference'],
      spread.map((row) => [
        row.position,
        row.players,
        row.mean,
        row.spread,
        row.ratio,
        club_dependence.find(({ position }) => position === row.position)?.correlation,
      ]),
      { align: 'lrrrrr' },
    ),
    formatTable(
      ['season', 'award winner', 'position', 'rating', 'place', 'percentile'],
      awards.winners.map((row) => [
        row.season,
        row.name,
        row.position,
        row.rating,
        `${row.place} of ${row.peers}`,
        row.percentile,
      ]),
      { align: 'rllrrr' },
    ),
    `Award winners: ${awards.players}, median percentile ${awards.median} (${awards.low} to ${awards.high}), mean ${awards.mean}; ` +
      `not rated: ${awards.unrated.join(', ') || 'none'}`,
  ].join('\n\n');
}
