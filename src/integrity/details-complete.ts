import { isPromised, promisedDetails } from '../records/complete-since.ts';
import { entriesOf, groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule } from './rule.ts';

const details = promisedDetails({
  goals: 'its goals',
  referee: 'its referee',
  statistics: 'the statistics of both sides',
});

export const detailsComplete: IntegrityRule = {
  name: 'details-complete',
  description: `Every finished match of a finished season has ${details}. The known exceptions count the matches without them.`,
  tables: ['matches', 'goals', 'matchStats', 'referees'],
  liveRows: 'none',
  *check({ matches, goals, matchStats, referees, seasons, snapshot }) {
    const goalsOf = groupBy(goals, ({ match_id, side }) => `${match_id} ${side}`);
    const withStats = new Set(matchStats.map(({ match_id }) => match_id));
    const withReferee = new Set(referees.map(({ match_id }) => match_id));
    for (const row of seasons) {
      const { season } = row;
      if (season >= snapshot.season) continue;
      const finishedMatches = matches.filter(
        (match) => match.season === season && match.status === 'FINISHED',
      );
      const incompleteMatches = {
        goals: finishedMatches.filter(({ match_id, home_goals, away_goals }) => {
          const [home, away] = ['home', 'away'].map(
            (side) => goalsOf.get(`${match_id} ${side}`)?.length ?? 0,
          );
          return home !== home_goals || away !== away_goals;
        }),
        statistics: finishedMatches.filter(({ match_id }) => !withStats.has(match_id)),
        referee: finishedMatches.filter(({ match_id }) => !withReferee.has(match_id)),
      };
      for (const [detail, lackingMatches] of entriesOf(incompleteMatches)) {
        const [first] = lackingMatches;
        if (!first || !isPromised(detail, season)) continue;
        const message = `${lackingMatches.length} matches of ${season} without all ${detail}, such as ${first.match_id}; expected none`;
        yield {
          ...breach('matches', first, undefined, message),
          subject: `${season} ${detail} ${lackingMatches.length}`,
        };
      }
    }
  },
};
