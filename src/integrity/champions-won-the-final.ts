import { championOf, decidingStage, standingsWinnerOf } from '../derive/champion.ts';
import { league } from '../records/league.ts';
import { ofSeason } from '../records/of-season.ts';
import { breach, type IntegrityRule } from './rule.ts';

const deciders = [
  ...new Set(league.champion.map((rule) => (rule.decided_by === 'stage' ? rule.stage : 'table'))),
].join(' or ');

export const championsWonTheFinal: IntegrityRule = {
  name: 'champions-won-the-final',
  description:
    `A season's champion won its ${deciders}, and the winner of its table is first in it. The current season has no champion ` +
    'before it is closed.',
  tables: ['seasons'],
  liveRows: 'none',
  *check({ seasons, stages, matches, standings, snapshot }) {
    for (const season of seasons) {
      const seasonMatches = ofSeason(matches, season.season);
      const winner = championOf(season.season, seasonMatches, season.regular_season_winner);
      const isOpen = season.season === snapshot.season && season.champion === null;
      if (season.champion !== winner && !isOpen) {
        const message = `${season.champion ?? 'is empty'}; expected ${winner ?? 'no value'}, the winner of the ${decidingStage(season.season) ?? 'table'}`;
        yield breach('seasons', season, 'champion', message);
      }
      const first = standingsWinnerOf({
        stages: ofSeason(stages, season.season),
        standings: ofSeason(standings, season.season),
        matches: seasonMatches,
      });
      const winnerOfTable = season.regular_season_winner;
      if (first !== null && first !== winnerOfTable) {
        const message = `${winnerOfTable ?? 'is empty'}; expected ${first}, first in the table`;
        yield breach('seasons', season, 'regular_season_winner', message);
      }
    }
  },
};
