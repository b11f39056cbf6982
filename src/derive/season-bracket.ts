import type { Match } from '../records/match.ts';
import { bracketIn, pointsIn } from '../records/season-rules.ts';
import { decidingStage } from './honours.ts';
import { hasResult, isOpen, type Result, type ScoredResult } from './matches.ts';
import { rankResults } from './ranking.ts';
import { type StandingsInputs, seasonStages } from './standings.ts';
import { seedClubs, seedPlaces, type TieState, tieStates } from './tie-states.ts';

/** The columns of a match that a bracket depends on. */
type BracketMatch = Result & Pick<Match, 'neutral' | 'winner' | 'win_reason'>;

/** A match of the play-offs, with its result where it is finished. */
export type WithResult<Row extends BracketMatch> = Row & { readonly result: (Row & ScoredResult) | null };

interface BracketInputs<Row extends BracketMatch>
  extends Pick<StandingsInputs, 'season' | 'stages' | 'publishedRows'> {
  readonly league: Parameters<typeof bracketIn>[0] &
    Parameters<typeof decidingStage>[0] &
    StandingsInputs['league'];
  /** All matches of the season, in order of play. */
  readonly matches: readonly Row[];
}

/**
 * Returns the ties and groups of a season's play-offs, as far as they are known. It is null until its table is complete, and
 * where it is not known who plays whom.
 */
export function seasonBracket<Row extends BracketMatch>(
  inputs: BracketInputs<Row>,
): TieState<WithResult<Row>>[] | null {
  const { league, season, matches, publishedRows } = inputs;
  const ties = decidingStage(league, season) === null ? null : bracketIn(league, season);
  const stages = new Set<string | null>(seasonStages(inputs));
  const tableMatches = matches.filter(({ stage }) => stages.has(stage));
  if (ties === null || tableMatches.length === 0 || tableMatches.some(({ status }) => isOpen(status)))
    return null;
  const rankStages = (names: ReadonlySet<string | null>) =>
    rankResults(
      league,
      tableMatches.filter(({ stage }) => names.has(stage)),
      publishedRows.filter(({ stage }) => names.has(stage)),
    );
  const tables = new Map(
    ties.flatMap(({ clubs }) =>
      clubs.flatMap((club) =>
        'place' in club && club.table !== undefined
          ? [[club.table, rankStages(new Set([club.table]))] as const]
          : [],
      ),
    ),
  );
  const table = rankStages(stages);
  const places = seedPlaces(ties);
  const seeds = seedClubs(
    places,
    (place, stage) => ((stage && tables.get(stage)) || table)[place - 1]?.club ?? '',
  );
  const group = {
    points: pointsIn(league, season),
    tie_breaks: league.tie_breaks,
    rank: (clubs: readonly string[], results: readonly Result[]) =>
      rankResults(league, results, [], [...clubs]),
  };
  const playOffs = matches
    .filter(({ stage }) => !stages.has(stage))
    .map((match) => ({ ...match, result: hasResult(match) ? match : null }));
  return tieStates({ ties, group }, seeds, playOffs);
}
