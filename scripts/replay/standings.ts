import { clubsOfMatches } from '../../src/derive/clubs-of-matches.ts';
import { formOf, roundBefore } from '../../src/derive/form.ts';
import { type Result, rank, type Tally, tally } from '../../src/derive/tally.ts';
import { wireClub } from './clubs.ts';
import { stateOf } from './play.ts';
import { wireCompetition } from './schedule.ts';
import { clubOf, type Season } from './season.ts';
import { statistic } from './statistic.ts';

/**
 * The tables of a season from its results at a moment. Without a stage asked for, the feed gives those of the first: the
 * spring of 2019, the first stage of 2020.
 */
export function standingsAnswer(season: Season, at: Date | undefined) {
  const stage = season.stages.find(({ table }) => table !== null)?.stage;
  const inStage = season.fixtures.filter(({ match }) => match.stage === stage);
  const clubs = new Set(clubsOfMatches(inStage.map(({ match }) => match)));
  const results = inStage.map(({ match, goals }): Result => {
    const { status, home, away } = stateOf(match, goals, at);
    return { ...match, status, home_goals: home, away_goals: away };
  });
  const published = season.published
    .filter((row) => row.stage === stage)
    .sort((a, b) => a.position - b.position)
    .map(({ club }) => club);
  const table = (type: string, count: (results: readonly Result[]) => Tally[]) => {
    const before = rank(count(roundBefore(results)), published).map(({ club }) => club);
    const teams = rank(count(results), published).map((row, index) =>
      wireRow(season, row, index + 1, before.indexOf(row.club) + 1, formOf(results, row.club)),
    );
    return { competition: wireCompetition(season), type, teams };
  };
  return {
    standings: [
      table('table', (of) => tally(of, clubs)),
      table('home', (of) => oneSided(of, clubs, 'home_club')),
      table('away', (of) => oneSided(of, clubs, 'away_club')),
    ],
  };
}

/** What each club did at home, or away. */
function oneSided(results: readonly Result[], clubs: ReadonlySet<string>, side: 'home_club' | 'away_club') {
  const bySide = Map.groupBy(results, (result) => result[side]);
  return [...clubs].flatMap((club) => tally(bySide.get(club) ?? [], [club]));
}

function wireRow(season: Season, row: Tally, place: number, placeBefore: number, letters: readonly string[]) {
  return {
    stats: [
      statistic('rank', place),
      statistic('team', null),
      statistic('points', row.points),
      statistic('matches-played', row.played),
      statistic('win', row.wins),
      statistic('draw', row.draws),
      statistic('lose', row.losses),
      statistic('goals-for', row.goals_for),
      statistic('goals-against', row.goals_against),
      statistic('goal-difference', row.goal_difference),
      statistic('movement', place === placeBefore ? 'stable' : place < placeBefore ? 'up' : 'down'),
      // The latest first.
      statistic(
        'form',
        letters.toReversed().map((formType) => ({ formType })),
      ),
    ],
    qualification: null,
    achievementStatuses: [],
    note: '',
    ...wireClub(clubOf(season, row.club)),
  };
}
