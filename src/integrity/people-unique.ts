import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

export const peopleUnique: IntegrityRule = {
  name: 'people-unique',
  description:
    'A full name with a birth year has one player_id; so has the short name of a player in finished seasons.',
  tables: ['people', 'players'],
  liveRows: 'none',
  *check({ people, players, snapshot }) {
    for (const rows of groupBy(
      people,
      ({ full_name, birth_year }) => `${full_name} ${birth_year}`,
    ).values()) {
      const [first, ...duplicates] = rows;
      for (const row of duplicates) {
        const message = `"${row.full_name}", born ${row.birth_year ?? 'in an unknown year'}; expected one player_id, but ${first.player_id} has the same`;
        yield breach('people', row, 'full_name', message);
      }
    }
    // A new player with the name of another must not be rejected in the current season.
    const finishedRows = players.filter(({ season }) => season < snapshot.season);
    for (const [name, rows] of groupBy(finishedRows, (player) => player.name)) {
      const ids = [...new Set(rows.map(({ player_id }) => player_id))];
      const row = rows.find(({ player_id }) => player_id === ids[1]);
      if (!row) continue;
      const message = `"${name}" has ${ids.length} ids: ${ids.join(', ')}; expected one`;
      yield { ...breach('players', row, 'name', message), subject: `${row.season} ${name}` };
    }
  },
};
