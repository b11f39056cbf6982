import type { Dataset, DatasetRow } from '../records/dataset/index.ts';
import { type Honour, honour as honourSchema } from '../records/directory.ts';
import type { League } from '../records/league-schema.ts';
import { inForce, isUnbalanced, nameIn } from '../records/season-rules.ts';
import { ascending, shortId } from '../records/text.ts';
import { rowOf } from '../records/typed.ts';
import { clubsInStandings, type Result } from './matches.ts';
import { deductionsOf, type RankingRules, rank, tally } from './ranking.ts';
import { type TieMatch, winnerOfTie } from './tie-winner.ts';

/** The stages, published standings and results of one season. */
interface SeasonResults {
  readonly league: RankingRules;
  readonly stages: readonly DatasetRow<'stages'>[];
  readonly standings: readonly DatasetRow<'standings'>[];
  readonly matches: readonly Result[];
}

/**
 * Returns the winner of a season's standings, the first club of the published ones. Where several stages count together,
 * they are added up. It is null until the league has published the standings of each stage.
 */
export function standingsWinnerOf({ league, stages, standings, matches }: SeasonResults): string | null {
  const stageNames = stages.filter(({ table }) => table === 'season').map(({ stage }) => stage);
  const rows = standings.filter(({ stage }) => stageNames.includes(stage));
  if (stageNames.some((stage) => rows.every((row) => row.stage !== stage))) return null;
  if (stageNames.length === 1) return rows.find(({ position }) => position === 1)?.club ?? null;
  const results = matches.filter(({ stage }) => stageNames.some((name) => name === stage));
  const tallies = tally(league, results, clubsInStandings(results), deductionsOf(rows));
  const [first] = rank(league, tallies, [], () => results);
  return first?.club ?? null;
}

/** Returns the stage that a season's champion has to win; null where the standings decide. */
export function decidingStage({ champion }: Pick<League, 'champion'>, season: number): string | null {
  const rule = inForce(champion, season);
  return rule.decided_by === 'stage' ? rule.stage : null;
}

/**
 * Returns the champion of a season. It is null if it is not decided. A drawn final without a
 * shoot-out decides none, nor does a table of clubs that did not meet equally often.
 *
 * @param matches of the season, in order of play
 * @param standingsWinner the winner of its standings
 */
export function championOf(
  league: Pick<League, 'champion' | 'unbalanced'>,
  season: number,
  matches: readonly TieMatch[],
  standingsWinner: string | null,
): string | null {
  const decider = decidingStage(league, season);
  if (decider !== null) return winnerOfTie(matches.filter(({ stage }) => stage === decider));
  return matches.some(({ stage }) => isUnbalanced(league, season, stage)) ? null : standingsWinner;
}

const kinds = honourSchema.shape.kind.options;

/**
 * Returns the honours of every season as the API shows them, by season, kind, honour and recipient.
 *
 * @throws {Error} for an honour without a club or a winner
 */
export function deriveHonours({ honours, clubNames, league }: Dataset): Honour[] {
  const rowsOf = Map.groupBy(honours, ({ season, honour }) => `${season} ${honour}`);
  const published = honours.map((row): Honour => {
    const { season, honour, club } = row;
    const team = club === null ? null : nameIn(clubNames, club, season).name;
    const winner = row.winner ?? team;
    if (winner === null) throw new Error(`"${honour}" of ${season} has no club and no winner; expected one`);
    const details = {
      ...row,
      team,
      recipient: winner,
      player_id: row.player_id === null ? null : shortId(row.player_id),
      recipients: recipientsOf(league, row),
      recipients_known: rowsOf.get(`${season} ${honour}`)?.length ?? 0,
      reference: row.source,
    };
    return rowOf(honourSchema, details);
  });
  return published.sort(
    (a, b) =>
      a.season - b.season ||
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      ascending(a.honour, b.honour) ||
      ascending(a.recipient, b.recipient),
  );
}

/** Returns how many receive an honour in a season; null where the number is not fixed. A title has one winner. */
export function recipientsOf(
  { award_recipients = {} }: Pick<League, 'award_recipients'>,
  { kind, honour }: Pick<Honour, 'kind' | 'honour'>,
): number | null {
  return kind === 'award' ? (award_recipients[honour] ?? null) : 1;
}
