import { expectedGoals } from '../../derive/expected-goals.ts';
import { isOpen } from '../../derive/matches.ts';
import { computeStandings, isListedWhole, seasonStages, standingsInputs } from '../../derive/standings.ts';
import type { Match } from '../../records/match.ts';
import { memoize } from '../../records/memoize.ts';
import type { Tables } from '../../records/published.ts';
import { ofSeason } from '../../records/season-rules.ts';
import type { Standing } from '../../records/standing.ts';
import type { LeagueData } from '../published-data.ts';
import { statsByMatch } from './match-lookups.ts';

const standingsBySeason = memoize((tables: Tables, season: number) => {
  const inputs = standingsInputs(tables, season);
  return memoize((until?: string) => computeStandings(inputs, seasonStages(inputs), { until }));
});

/** Returns the standings of a season without its play-offs, after its last match or at the end of a day. */
export function standingsOf(tables: Tables, season: number, until?: string): Standing[] {
  return standingsBySeason(tables, season)(until);
}

/** Returns whether a season has standings of its own. A cup has at most those of its groups. */
export function hasStandings(tables: Tables, season: number): boolean {
  return standingsOf(tables, season).length > 0;
}

/** Returns the matches that count for the standings of a season. */
export const standingsMatches = memoize((tables: Tables, season: number): readonly Match[] => {
  const inputs = standingsInputs(tables, season);
  const counted = seasonStages(inputs);
  return inputs.matches.filter(({ stage }) => stage !== null && counted.includes(stage));
});

/** Returns whether all matches of the standings of a season are over, and the data has as many as its format. */
export function isStandingsOver(tables: Tables, season: number): boolean {
  const matches = standingsMatches(tables, season);
  const isListed = isListedWhole(ofSeason(tables.rows('stages'), season), matches);
  return matches.length > 0 && isListed && matches.every(({ status }) => !isOpen(status));
}

/** Returns whether a season is over: before the current one, or with all matches of its format, none of them open. */
export function isSeasonOver({ tables, currentSeason }: LeagueData, season: number): boolean {
  if (season < currentSeason) return true;
  const matches = tables.rows('matches', season);
  const stages = ofSeason(tables.rows('stages'), season);
  const isListed = stages.every(
    ({ stage, matches: expected }) => matches.filter((match) => match.stage === stage).length >= expected,
  );
  return matches.length > 0 && isListed && matches.every(({ status }) => !isOpen(status));
}

/** Expected goals of a club in those matches of the standings of which they are known. */
export interface ExpectedGoals {
  readonly made: number;
  readonly conceded: number;
  /** How many matches these are. */
  readonly matches: number;
}

/** Returns the expected goals of each club in `standingsMatches`. The map is empty where a season has none. */
export const expectedGoalsOf = memoize(
  (tables: Tables, season: number): ReadonlyMap<string, ExpectedGoals> => {
    const [model = null] = tables.rows('expectedGoals');
    const sides = standingsMatches(tables, season).flatMap(({ match_id, home_club, away_club }) => {
      const { home, away } = statsByMatch(tables).get(match_id)?.team_stats ?? {};
      if (!home || !away || home.xg === null || away.xg === null) return [];
      return [
        { club: home_club, own: home, other: away },
        { club: away_club, own: away, other: home },
      ];
    });
    const byClub = [...Map.groupBy(sides, ({ club }) => club)];
    return new Map(
      byClub.map(([club, ofClub]) => {
        const attempts = ofClub.map(({ own }) => own);
        const attemptsAgainst = ofClub.map(({ other }) => other);
        const goals = {
          made: expectedGoals(model, attempts) ?? 0,
          conceded: expectedGoals(model, attemptsAgainst) ?? 0,
          matches: ofClub.length,
        };
        return [club, goals];
      }),
    );
  },
);
