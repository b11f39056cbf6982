import { inOrderOfPlay } from '../../src/derive/order.ts';
import type { TextRow } from './dataset-folder.ts';

/** Compares rows by season. */
export function inOrderOfSeasons(a: TextRow, b: TextRow): number {
  return Number(a.season) - Number(b.season);
}

/** Compares rows of matches by the order of play. */
export function inOrderOfMatches(a: TextRow, b: TextRow): number {
  return inOrderOfPlay(fixtureOf(a), fixtureOf(b));
}

function fixtureOf({ date = '', kickoff_utc = '', match_id = '' }: TextRow) {
  return { date, kickoff_utc, match_id };
}

const byName = new Intl.Collator('en', { numeric: true });

/** Returns stages in order of play; those that are played at the same time, such as groups, by name. */
export function orderStages(matches: ReadonlyMap<string, readonly { readonly date: string }[]>): string[] {
  const spans = [...matches].map(([stage, own]) => {
    const days = own.map(({ date }) => date).sort();
    return { stage, first: days[0] ?? '', last: days.at(-1) ?? '' };
  });
  spans.sort((a, b) => (a.first < b.first ? -1 : 1));
  const rounds: { stages: string[]; last: string }[] = [];
  for (const { stage, first, last } of spans) {
    const round = rounds.at(-1);
    if (round && first <= round.last) {
      round.stages.push(stage);
      round.last = last > round.last ? last : round.last;
    } else rounds.push({ stages: [stage], last });
  }
  return rounds.flatMap(({ stages }) => stages.sort(byName.compare));
}
