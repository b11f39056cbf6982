import { clubsInTable } from '../../src/derive/clubs-of-matches.ts';
import { type Result, tally } from '../../src/derive/tally.ts';
import { rank } from '../../src/derive/tie-breaks.ts';
import type { Lookups } from './answers/lookups.ts';
import { makeStanding, makeStandings } from './answers/standings.ts';
import { stateOf } from './play.ts';
import type { Season } from './season.ts';

/**
 * Returns the table of a season from its results at a moment. Without a stage asked for, the feed gives that of the first.
 */
export function standingsAt(lookups: Lookups, season: Season, at: Date | undefined) {
  const stage = season.stages.find(({ table }) => table !== null)?.stage;
  const inStage = season.fixtures.filter(({ match }) => match.stage === stage);
  const results = inStage.map(({ match, goals }): Result => {
    const { status, home, away } = stateOf(match, goals, at);
    return { ...match, status, home_goals: home, away_goals: away };
  });
  const published = season.published
    .filter((row) => row.stage === stage)
    .sort((a, b) => a.position - b.position)
    .map(({ club }) => club);
  const clubs = clubsInTable(inStage.map(({ match }) => match));
  const table = rank(tally(results, clubs), published);
  return makeStandings(table.map((row, index) => makeStanding(lookups, { ...row, position: index + 1 })));
}
