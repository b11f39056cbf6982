import * as z from 'zod';
import { isZeroDate } from './request-time.ts';
import { scheduleEntries } from './schedule-entries.ts';
import type { SeasonContext } from './season-context.ts';

type Stage = SeasonContext['stages'][number];
type StageName = Stage['stage'];

const withId = z.object({ matchId: z.string() });

const entrySchema = withId.extend({
  matchDateLocal: z.string().regex(/^\d{4}-\d\d-\d\d/),
  matchSet: z
    .object({ matchSetId: z.string().nullish(), stageId: z.string().nullish() })
    .nullish()
    .catch(null),
});

/** A match by its day, and its stage where that is known. */
interface Dated {
  readonly id: string;
  readonly day: string;
}

/** Days of the matches of each stage. */
type Days = ReadonlyMap<StageName, readonly string[]>;

/** More unknown play-off matches than any season has: their stages are not enumerated. */
const maxUnknown = 7;

/**
 * Returns the stages of a schedule's matches by `matchId`: the stored one; else the one with the stage id of the entry;
 * else the only one that the dates and the format of the season leave. A match without an entry has an unknown stage.
 *
 * @param body the schedule of the season
 */
export function inferStages(body: unknown, context: SeasonContext): ReadonlyMap<string, StageName> {
  const stages = new Map<string, StageName>();
  const tabled: Dated[] = [];
  const knockOut: Dated[] = [];
  const days = new Map<StageName, string[]>();
  const know = (id: string, stage: StageName, day: string) => {
    stages.set(id, stage);
    const own = days.get(stage);
    if (own) own.push(day);
    else days.set(stage, [day]);
  };
  for (const { match_id, stage, date } of context.matches.values()) {
    if (stage !== null) know(match_id, stage, date);
  }
  const isKnown = (entry: unknown) => {
    const { data } = withId.safeParse(entry);
    return data !== undefined && stages.has(data.matchId);
  };
  for (const entry of scheduleEntries(body)) {
    if (isKnown(entry)) continue;
    const parsed = entrySchema.safeParse(entry).data;
    if (!parsed || isZeroDate(parsed.matchDateLocal)) continue;
    const { matchId: id, matchSet } = parsed;
    const day = parsed.matchDateLocal.slice(0, 10);
    const named = stageWithId(context.stages, matchSet?.stageId);
    if (named) know(id, named.stage, day);
    else if (matchSet?.matchSetId?.includes('::Football_MatchDay::')) tabled.push({ id, day });
    else if (matchSet?.stageId || matchSet?.matchSetId) knockOut.push({ id, day });
  }
  const isTabled = ({ table }: Stage) => table !== null;
  for (const { id, day } of tabled) {
    const only = onlyByDay(context.stages.filter(isTabled), day, days);
    if (only) stages.set(id, only);
  }
  const playOffs = context.stages.filter((stage) => !isTabled(stage));
  for (const [id, stage] of inferKnockOuts(playOffs, knockOut, days)) stages.set(id, stage);
  return stages;
}

/** A stage has several ids where each of its matches has one of its own. */
function stageWithId(stages: readonly Stage[], id: string | null | undefined): Stage | undefined {
  if (!id) return undefined;
  return stages.find(({ feed_stage_id }) => feed_stage_id?.split('|').includes(id));
}

/** The only stage with a table, or the one whose known matches are around a day. */
function onlyByDay(stages: readonly Stage[], day: string, days: Days): StageName | undefined {
  const candidates = stages.filter(({ stage }, index) => {
    const after = stages.slice(index + 1).flatMap((later) => days.get(later.stage) ?? []);
    const before = stages.slice(0, index).flatMap((earlier) => days.get(earlier.stage) ?? []);
    const own = days.get(stage) ?? [];
    const isTooLate = after.some((other) => other <= day) && !own.some((other) => other >= day);
    const isTooEarly = before.some((other) => other >= day) && !own.some((other) => other <= day);
    return !isTooLate && !isTooEarly;
  });
  return candidates.length === 1 ? candidates[0]?.stage : undefined;
}

/** The stages that are the same in every assignment of the matches that fits the dates and the format. */
function inferKnockOuts(
  stages: readonly Stage[],
  unknown: readonly Dated[],
  days: Days,
): Map<string, StageName> {
  const [only] = stages;
  if (only && stages.length === 1) return new Map(unknown.map(({ id }) => [id, only.stage]));
  if (unknown.length === 0 || unknown.length > maxUnknown) return new Map();
  const possible = unknown.map(() => new Set<StageName>());
  for (const assignment of assignments(stages, unknown, days)) {
    for (const [index, stage] of assignment.entries()) possible[index]?.add(stage);
  }
  return new Map(
    unknown.flatMap(({ id }, index) => {
      const [stage, ...others] = possible[index] ?? [];
      return stage && others.length === 0 ? [[id, stage] as const] : [];
    }),
  );
}

function* assignments(
  stages: readonly Stage[],
  unknown: readonly Dated[],
  known: Days,
  chosen: readonly StageName[] = [],
): Iterable<readonly StageName[]> {
  if (chosen.length < unknown.length) {
    for (const { stage, matches } of stages) {
      const count = (known.get(stage)?.length ?? 0) + chosen.filter((one) => one === stage).length;
      if (count < matches) yield* assignments(stages, unknown, known, [...chosen, stage]);
    }
    return;
  }
  const daysOf = (stage: StageName) => [
    ...(known.get(stage) ?? []),
    ...unknown.filter((_, index) => chosen[index] === stage).map(({ day }) => day),
  ];
  if (isInOrder(stages.map(({ stage }) => daysOf(stage).sort()))) yield chosen;
}

/**
 * Whether stages with these days follow each other: none is played before the one before it begins, or ends before it;
 * none is skipped; and the last, a final, is after all others.
 */
function isInOrder(days: readonly (readonly string[])[]): boolean {
  return days.every((own, index) => {
    if (own.length === 0) return true;
    const before = days[index - 1];
    if (before === undefined) return true;
    const [first = '', last = ''] = [own[0], own.at(-1)];
    const [firstBefore, lastBefore = ''] = [before[0], before.at(-1)];
    if (firstBefore === undefined || first < firstBefore || last < lastBefore) return false;
    return index < days.length - 1 || days.slice(0, -1).every((others) => (others.at(-1) ?? '') < first);
  });
}
