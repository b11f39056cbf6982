import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

const figures = ['appearances', 'minutes', 'goals'] as const;

export const stintsAgree: IntegrityRule = {
  name: 'stints-agree',
  description:
    "A player's stints of a season are two or more, numbered from 1, in order of time; the last is with the club of the " +
    "player's row, and together they do not exceed its figures.",
  tables: ['playerStints', 'players'],
  liveRows: 'none',
  *check({ playerStints, players }) {
    const rows = new Map(players.map((row) => [`${row.season} ${row.player_id}`, row]));
    for (const [key, rowsOfPlayer] of groupBy(playerStints, (row) => `${row.season} ${row.player_id}`)) {
      const stints = rowsOfPlayer.toSorted((a, b) => a.stint - b.stint);
      // No group is empty, sorted or not.
      const last = stints.at(-1) as (typeof stints)[0];
      const player = rows.get(key);
      if (stints.length < 2) {
        yield breach('playerStints', last, 'stint', 'is the only one; expected another, or none');
      }
      for (const [index, stint] of stints.entries()) {
        if (stint.stint !== index + 1) {
          yield breach('playerStints', stint, 'stint', `${stint.stint}; expected ${index + 1}`);
        }
        const previousEnd = stints[index - 1]?.to;
        if (
          previousEnd &&
          stint.from &&
          stint.from.slice(0, previousEnd.length) < previousEnd.slice(0, stint.from.length)
        ) {
          yield breach('playerStints', stint, 'from', `"${stint.from}"; expected ${previousEnd} or later`);
        }
      }
      if (!player) continue;
      if (player.club !== last.club) {
        const message = `"${player.club}"; expected ${last.club}, the last club of data/player-stints`;
        yield breach('players', player, 'club', message);
      }
      for (const column of figures) {
        const sum = stints.reduce((total, stint) => total + (stint[column] ?? 0), 0);
        const isWhole = stints.every((stint) => stint[column] !== null);
        const total = player[column];
        if (total === null || (isWhole ? sum === total : sum <= total)) continue;
        yield breach('players', player, column, `${total}; expected ${sum}, the sum of data/player-stints`);
      }
    }
  },
};
