import { hasResult } from '../derive/matches.ts';
import { seasonBracket } from '../derive/season-bracket.ts';
import type { TieState } from '../derive/tie-states.ts';
import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { ofSeason } from '../records/season-rules.ts';
import { breach, type IntegrityRule } from './rule.ts';

export const bracketRules: readonly IntegrityRule[] = [
  {
    name: 'play-offs-fit-bracket',
    description:
      'Each match that was played in the play-offs is one of those that brackets of league.json allow after the table and the ' +
      'matches before it, with its home side. Neutral matches have any home side.',
    tables: ['matches', 'stages', 'standings', 'seasons'],
    *check(dataset) {
      for (const { season } of dataset.seasons) {
        const states = statesOf(dataset, season);
        if (states === null) continue;
        const stages = new Set<string | null>(states.map(({ tie }) => tie.stage));
        const played = ofSeason(dataset.matches, season)
          .filter(hasResult)
          .filter(({ stage }) => stages.has(stage));
        for (const match of played) {
          const ofStage = states.filter(({ tie }) => tie.stage === match.stage);
          const state = ofStage.find(({ matches }) =>
            matches.some(({ match_id }) => match_id === match.match_id),
          );
          const home = state && expectedHome(state, match);
          if (!state) {
            const meeting = `${match.home_club} against ${match.away_club}`;
            const message = `"${meeting}" is no ${match.stage} of ${season} by brackets of league.json; expected ${meetingsOf(ofStage)}`;
            yield breach('matches', match, 'away_club', message);
          } else if (home !== undefined && match.home_club !== home) {
            const message = `"${match.home_club}" is the home side; expected ${home}, by brackets of league.json`;
            yield breach('matches', match, 'home_club', message);
          }
        }
      }
    },
  },
];

function statesOf({ league, stages, matches, standings }: Dataset, season: number) {
  return seasonBracket({
    league,
    season,
    stages: ofSeason(stages, season),
    matches: ofSeason(matches, season),
    publishedRows: ofSeason(standings, season),
  });
}

/** Returns the home side that the bracket has for a match of a tie; undefined where any is right. */
function expectedHome(
  { tie, clubs, home, matches }: TieState<DatasetRow<'matches'> & TieState['matches'][number]>,
  match: DatasetRow<'matches'>,
): string | undefined {
  if (clubs.length > 2 || match.neutral) return undefined;
  const leg = 1 + matches.findIndex(({ match_id }) => match_id === match.match_id);
  return leg === (tie.legs ?? 1) ? home : clubs.find((club) => club !== home);
}

/** Returns who meets in some ties, such as `reds against blues, or greens against a club not known yet`. */
function meetingsOf(states: readonly TieState[]): string {
  return states
    .map(({ clubs }) => clubs.map((club) => club ?? 'a club not known yet').join(' against '))
    .join(', or ');
}
