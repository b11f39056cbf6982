import { ofSeason } from '../records/of-season.ts';
import { breach, type IntegrityRule } from './rule.ts';

export const championsWonTheFinal: IntegrityRule = {
  name: 'champions-won-the-final',
  description:
    "A season's champion won its final, and the winner of its table is first in it. The current season has no champion " +
    'before it is closed.',
  tables: ['seasons'],
  *check({ seasons, matches, standings, snapshot }) {
    for (const season of seasons) {
      const finals = ofSeason(matches, season.season).filter(({ stage }) => stage === 'final');
      const winner = finals.at(-1)?.winner ?? null;
      const isOpen = season.season === snapshot.season && season.champion === null;
      if (season.champion !== winner && !isOpen) {
        const message = `${season.champion ?? 'is empty'}; expected ${winner ?? 'no value'}, the winner of the final`;
        yield breach('seasons', season, 'champion', message);
      }
      const first = ofSeason(standings, season.season).filter(({ position }) => position === 1);
      const winnerOfTable = season.regular_season_winner;
      if (first.length > 0 && !first.some(({ club }) => club === winnerOfTable)) {
        const message = `${winnerOfTable ?? 'is empty'}; expected ${first.map(({ club }) => club).join(' or ')}, first in the table`;
        yield breach('seasons', season, 'regular_season_winner', message);
      }
    }
  },
};
