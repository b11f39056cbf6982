import { clubsInTable } from '../../src/derive/clubs-of-matches.ts';
import { formOf, roundBefore } from '../../src/derive/form.ts';
import { type Result, type Tally, tally } from '../../src/derive/tally.ts';
import { rank } from '../../src/derive/tie-breaks.ts';
import type { Lookups } from './answers/lookups.ts';
import { makeStanding, makeStandings } from './answers/standings.ts';
import { stateOf } from './play.ts';
import type { Season } from './season.ts';

/**
 * Returns the tables of a season from its results at a moment. Without a stage asked for, the feed gives those of the
 * first.
 */
export function standingsAt(lookups: Lookups, season: Season, at: Date | undefined) {
  const stage = season.stages.find(({ table }) => table !== null)?.stage;
  const inStage = season.fixtures.filter(({ match }) => match.stage === stage);
  const clubs = clubsInTable(inStage.map(({ match }) => match));
  const results = inStage.map(({ match, goals }): Result => {
    const { status, home, away } = stateOf(match, goals, at);
    return { ...match, status, home_goals: home, away_goals: away };
  });
  const published = season.published
    .filter((row) => row.stage === stage)
    .sort((a, b) => a.position - b.position)
    .map(({ club }) => club);
  const table = (count: (results: readonly Result[]) => Tally[]) => {
    const before = rank(count(roundBefore(results)), published).map(({ club }) => club);
    return rank(count(results), published).map((row, index) => {
      const move = before.indexOf(row.club) - index;
      return makeStanding(
        lookups,
        { ...row, position: index + 1 },
        {
          movement: move === 0 ? 'stable' : move > 0 ? 'up' : 'down',
          form: formOf(results, row.club).toReversed(),
        },
      );
    });
  };
  /** What each club did at home, or away. */
  const oneSided = (side: 'home_club' | 'away_club') => (own: readonly Result[]) => {
    const bySide = Map.groupBy(own, (result) => result[side]);
    return [...clubs].flatMap((club) => tally(bySide.get(club) ?? [], [club]));
  };
  return makeStandings(lookups, season.year, {
    table: table((own) => tally(own, clubs)),
    home: table(oneSided('home_club')),
    away: table(oneSided('away_club')),
  });
}
