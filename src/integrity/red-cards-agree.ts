import { breach, type IntegrityRule } from './rule.ts';

export const redCardsAgree: IntegrityRule = {
  name: 'red-cards-agree',
  description: 'The red cards of a match are those of its statistics.',
  tables: ['matches', 'matchStats'],
  liveRows: 'none',
  *check({ matches, matchStats }) {
    const byId = new Map(matches.map((match) => [match.match_id, match]));
    for (const row of matchStats) {
      const redCards = byId.get(row.match_id)?.[`${row.side}_red_cards`] ?? null;
      if (redCards === null || row.red_cards === null || row.red_cards === redCards) continue;
      yield breach('matchStats', row, 'red_cards', `${row.red_cards}; expected ${redCards}, as in the match`);
    }
  },
};
