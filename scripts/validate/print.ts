import type { RatingEvidence } from '../../src/records/rating-evidence.ts';
import { formatRecords } from '../cli/table.ts';

/** Formats the evidence as tables for the terminal. */
export function formatEvidence(evidence: RatingEvidence): string {
  const { unrated, winners, ...placed } = evidence.awards;
  const sections = {
    Targets: evidence.targets,
    'Correlation with the next season': evidence.reliability,
    'Spread of eligible ratings': evidence.spread,
    "Correlation with the club's goal difference": evidence.club_dependence,
    'Award winners': winners.map(({ player_id: _, ...winner }) => winner),
    'Percentile of award winners in their position': [placed],
  };
  const tables = Object.entries(sections).map(([title, rows]) => `${title}\n\n${formatRecords(rows)}`);
  return [...tables, `Award winners that are not rated: ${unrated.join(', ') || 'none'}`].join('\n\n');
}
