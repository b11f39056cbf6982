import { breach, type IntegrityRule } from './rule.ts';

export const redCardsAgree: IntegrityRule = {
  name: 'red-cards-agree',
  description:
    'The red cards of a match are those of its statistics; in a past season they are known in both or in neither.',
  tables: ['matches', 'matchStats'],
  liveRows: 'none',
  *check({ matches, matchStats, snapshot }) {
    const byId = new Map(matches.map((match) => [match.match_id, match]));
    for (const row of matchStats) {
      const redCards = byId.get(row.match_id)?.[`${row.side}_red_cards`] ?? null;
      if (row.red_cards === redCards) continue;
      if ((row.red_cards === null || redCards === null) && row.season >= snapshot.season) continue;
      const message = `${row.red_cards ?? 'is empty'}; expected ${redCards ?? 'no value'}, as in the match`;
      yield breach('matchStats', row, 'red_cards', message);
    }
  },
};
