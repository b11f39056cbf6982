import type { Match } from '../records/match.ts';
import { type MatchSide, matchSide } from '../records/match-side.ts';
import { type MatchStats, sideStats } from '../records/match-stats.ts';
import { keysOf, pick } from '../records/typed.ts';
import { formOf, hasResult } from './tally.ts';

/** Derives both sides of every match, home first, in the order of the matches. */
export function deriveMatchSides(matches: readonly Match[], matchStats: readonly MatchStats[]): MatchSide[] {
  const statsOf = new Map(matchStats.map((row) => [row.match_id, row.team_stats]));
  const resultsOf = new Map<string, Match[]>();
  return matches.flatMap((match) =>
    (['home', 'away'] as const).map((side): MatchSide => {
      const other = side === 'home' ? 'away' : 'home';
      const club = match[`${side}_club`];
      const key = `${match.season} ${club}`;
      const results = resultsOf.get(key) ?? [];
      if (hasResult(match)) results.push(match);
      resultsOf.set(key, results);
      const { goals: _, ...statistics } = statsOf.get(match.match_id)?.[side] ?? nothingKnown;
      const published = {
        ...match,
        ...statistics,
        side,
        club,
        team: match[`${side}_team`],
        opponent: match[`${other}_club`],
        opponent_team: match[`${other}_team`],
        goals: match[`${side}_goals`],
        goals_against: match[`${other}_goals`],
        result: hasResult(match) ? (formOf([match], club)[0] ?? null) : null,
        form: formOf(results, club),
      };
      return pick(published, fields);
    }),
  );
}

const fields = keysOf(matchSide.shape);

// Every figure of a side but its goals may be unknown.
const nothingKnown = Object.fromEntries(keysOf(sideStats.shape).map((name) => [name, null])) as Omit<
  MatchSide,
  Exclude<keyof MatchSide, keyof typeof sideStats.shape>
>;
