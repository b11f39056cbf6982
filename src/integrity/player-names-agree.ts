import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

export const playerNamesAgree: IntegrityRule = {
  name: 'player-names-agree',
  description:
    'A player has one name in all finished seasons. The feed may rename a player in the current one.',
  tables: ['players'],
  liveRows: 'none',
  *check({ players, snapshot }) {
    const finishedRows = players.filter(({ season }) => season < snapshot.season);
    for (const rows of groupBy(finishedRows, ({ player_id }) => player_id).values()) {
      const rowsByName = [...groupBy(rows, ({ name }) => name)];
      const [[commonName] = ['']] = rowsByName.toSorted(([, a], [, b]) => b.length - a.length);
      for (const row of rows) {
        if (row.name === commonName) continue;
        yield breach('players', row, 'name', `"${row.name}"; expected "${commonName}", as in other seasons`);
      }
    }
  },
};
