import { fold } from '../../../src/query/text-matching.ts';
import { tiesOf } from './bracket.ts';
import { type PhaseName, phaseNameOf } from './phase-names.ts';
import type { SeasonMatch } from './season-match.ts';
import { type StageShape, shapesOf } from './stage-shapes.ts';

export type { SeasonMatch };

/** A stage of a season, in order of play. */
export interface SeasonStage {
  /** Its slug, such as `regular`, `group-a` or `final`. */
  readonly stage: string;
  /** Its name in plain words: `Group A`. */
  readonly name: string;
  /** What its matches count for: the table of the season, a table of its own, or none in a knock-out. */
  readonly table: 'season' | 'own' | null;
  readonly matches: readonly SeasonMatch[];
  /** How many matches its format has. */
  readonly expected: number;
  /** Whether its clubs do not meet equally often, so that its table decides no champion. */
  readonly isUnbalanced: boolean;
}

/** The matches of a season that the list calls the same. */
interface Phase {
  readonly name: PhaseName;
  readonly matches: readonly SeasonMatch[];
}

/** A stage before it is known whether its table is the only one. */
interface StageDraft extends Pick<SeasonStage, 'stage' | 'name'> {
  readonly shape: StageShape;
  readonly isGroup: boolean;
}

const regular = { stage: 'regular', name: 'Regular season' };

/**
 * Returns the stages of a season, in order of play, by the names of the list and else by the shape of the matches. One table
 * is that of the season; of several, each is its own.
 *
 * @param isLast whether it is the last season, which may be listed as far as it is played
 */
export function stagesOfSeason(
  matches: readonly SeasonMatch[],
  { isLast }: { isLast: boolean },
): SeasonStage[] {
  const inOrder = matches.toSorted((a, b) => (a.date < b.date ? -1 : Number(a.date > b.date)));
  const phases = phasesOf(inOrder);
  const drafts = phases.flatMap((phase) => stagesOfPhase(phase, phases, isLast));
  const tables = drafts.filter(({ shape }) => shape.isTable);
  const isOnlyTable = tables.length === 1 && tables.every(({ isGroup }) => !isGroup);
  const slugs = new Set<string>();
  return drafts.map(({ stage, name, shape }): SeasonStage => {
    const slug = unusedSlug(stage, slugs);
    slugs.add(slug);
    const { expected, isUnbalanced } = shape;
    const table = shape.isTable ? (isOnlyTable ? 'season' : 'own') : null;
    return { stage: slug, name, table, matches: shape.matches, expected, isUnbalanced };
  });
}

/** Returns the phases of a season in order of their first match; of two that begin on a day, the one that ends first. */
function phasesOf(matches: readonly SeasonMatch[]): Phase[] {
  const names = new Map<string, PhaseName>();
  const byName = Map.groupBy(matches, ({ listed }) => {
    const phase = phaseNameOf(listed);
    const key = fold(phase.name);
    if (!names.has(key)) names.set(key, phase);
    return key;
  });
  return [...byName]
    .flatMap(([key, rows]) => {
      const name = names.get(key);
      return name ? [{ name, matches: rows }] : [];
    })
    .sort(
      (a, b) =>
        ascendingDays(a.matches[0], b.matches[0]) || ascendingDays(a.matches.at(-1), b.matches.at(-1)),
    );
}

function ascendingDays(a: SeasonMatch | undefined, b: SeasonMatch | undefined): number {
  const [day = '', otherDay = ''] = [a?.date, b?.date];
  return day < otherDay ? -1 : Number(day > otherDay);
}

function stagesOfPhase(phase: Phase, phases: readonly Phase[], isLast: boolean): StageDraft[] {
  const { name, matches } = phase;
  const roundStage = knockOutStage(phase, phases);
  if (roundStage) return [roundStage];
  const isFollowed = phases.some(
    (other) => other !== phase && ascendingDays(matches.at(-1), other.matches[0]) < 0,
  );
  const shapes = shapesOf(matches, {
    canGoOn: isLast && !isFollowed,
    usualMeetings: name.isGroup || name.isOfSingleMeetings ? 1 : 2,
    isTable: name.isGroup,
    hasMatchdays: matches.some(({ listed }) => listed.matchday !== null),
  });
  const own = isRegular(name) ? regular : { stage: slugOf(name.name), name: name.name };
  return shapes.map((shape, index) => ({
    ...nameOfShape(shape, own, shapes.length, index),
    shape,
    isGroup: name.isGroup || shape.group !== null,
  }));
}

/** Returns the stage of a phase whose name is that of a round, where it has no more ties than such a round. */
function knockOutStage({ name, matches }: Phase, phases: readonly Phase[]): StageDraft | null {
  const { round } = name;
  if (!round || tiesOf(matches).length > round.ties) return null;
  const rivals = phases.filter(
    (other) =>
      other.name.round?.stage === round.stage &&
      !other.name.isForAnotherPrize &&
      tiesOf(other.matches).length <= round.ties,
  );
  // Of several finals, those of conferences and the one of all, the last decides.
  const isOfTitle = !name.isForAnotherPrize && rivals.at(-1)?.matches === matches;
  const shape = {
    group: null,
    round: null,
    isTable: false,
    matches,
    expected: matches.length,
    isUnbalanced: false,
  };
  const named = isOfTitle ? round : { stage: slugOf(name.name), name: name.name };
  return { stage: named.stage, name: named.name, shape, isGroup: false };
}

function isRegular({ name }: PhaseName): boolean {
  return name === '' || /^(?:regular(?: season)?|league|season)$/i.test(name);
}

function nameOfShape(
  { group, round, isTable }: StageShape,
  phase: Pick<SeasonStage, 'stage' | 'name'>,
  shapes: number,
  index: number,
): Pick<SeasonStage, 'stage' | 'name'> {
  if (round) return { stage: round.stage, name: round.name };
  if (shapes === 1) return isTable || phase !== regular ? phase : { stage: 'matches', name: 'Matches' };
  if (group === null) return phase;
  const letter = index < 26 ? String.fromCharCode('a'.charCodeAt(0) + index) : `${index + 1}`;
  return { stage: `group-${letter}`, name: `Group ${letter.toUpperCase()}` };
}

function slugOf(name: string): string {
  const slug = fold(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return slug || 'stage';
}

function unusedSlug(slug: string, used: ReadonlySet<string>): string {
  if (!used.has(slug)) return slug;
  let number = 2;
  while (used.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}
