import { recipientsOf } from '../derive/honours.ts';
import { league } from '../records/league.ts';
import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

export const honoursAgree: IntegrityRule = {
  name: 'honours-agree',
  description:
    "A season's champion is that of data/seasons, the winner of a shield the club at the head of its table, and a player " +
    'with an award one of the club in that season. An honour has no more winners than it is given to.',
  tables: ['honours'],
  liveRows: 'none',
  *check({ honours, seasons, players, playerStints }) {
    const bySeason = new Map(seasons.map((row) => [row.season, row]));
    for (const rows of groupBy(honours, ({ season, honour }) => `${season} ${honour}`).values()) {
      const [first] = rows;
      const recipients = recipientsOf(first);
      if (recipients === null || rows.length <= recipients) continue;
      const message = `has ${rows.length} rows in ${first.season}; expected ${recipients} at most`;
      yield breach('honours', first, 'honour', `"${first.honour}" ${message}`);
    }
    const clubs = Map.groupBy([...players, ...playerStints], (row) => `${row.season} ${row.player_id}`);
    for (const row of honours) {
      const season = bySeason.get(row.season);
      const winner =
        row.kind === 'champion'
          ? season?.champion
          : row.honour === league.table_trophy
            ? season?.regular_season_winner
            : undefined;
      if (winner && row.club !== winner) {
        yield breach('honours', row, 'club', `"${row.club}"; expected ${winner}, as data/seasons.csv has`);
      }
      if (row.player_id === null) continue;
      const clubsOfPlayer = (clubs.get(`${row.season} ${row.player_id}`) ?? []).map(({ club }) => club);
      if (clubsOfPlayer.includes(row.club)) continue;
      const fault =
        clubsOfPlayer.length === 0 ? 'has no row in data/players' : `is of ${clubsOfPlayer.join(' and ')}`;
      yield breach('honours', row, 'player_id', `"${row.winner}" ${fault}; expected a player of ${row.club}`);
    }
  },
};
