import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

export const playerNamesAgree: IntegrityRule = {
  name: 'player-names-agree',
  description:
    'A player has one name in all finished seasons. The feed may rename a player in the current one.',
  tables: ['players'],
  liveRows: 'none',
  *check({ players, snapshot }) {
    const finished = players.filter(({ season }) => season < snapshot.season);
    for (const rows of groupBy(finished, ({ player_id }) => player_id).values()) {
      const byName = [...groupBy(rows, ({ name }) => name)];
      const [[expected] = ['']] = byName.toSorted(([, one], [, other]) => other.length - one.length);
      for (const row of rows) {
        if (row.name === expected) continue;
        yield breach('players', row, 'name', `"${row.name}"; expected "${expected}", as in other seasons`);
      }
    }
  },
};
