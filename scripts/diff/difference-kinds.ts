import { formatCount } from '../../build/report.ts';
import { codeSpan } from '../../src/records/text.ts';
import type { Difference } from './compare-json.ts';

/** How often a difference is seen, and a request that shows it. */
interface Seen {
  count: number;
  readonly example: string;
}

/** Differences at one place of the answers of one endpoint, between values of the same types. */
interface Kind {
  count: number;
  readonly place: string;
  /** By the values before and after. */
  readonly changes: Map<string, Seen>;
}

/** More changes of one kind are listed as one, with an example. */
const maxChanges = 3;
/** Values and requests are shown up to so many characters. */
const maxValueLength = 120;
const maxRequestLength = 300;

/** Groups differences by kind: the endpoint, the place in its answers, and the types of the values before and after. */
export class DifferenceKinds {
  readonly #byEndpoint = new Map<string, { differing: number; readonly kinds: Map<string, Kind> }>();

  /** @param request as it is shown */
  add(endpoint: string, request: string, differences: readonly Difference[]): void {
    if (differences.length === 0) return;
    const known = this.#byEndpoint.get(endpoint) ?? { differing: 0, kinds: new Map<string, Kind>() };
    known.differing++;
    this.#byEndpoint.set(endpoint, known);
    // A request counts once for each kind, however many rows show it.
    const names = new Set<string>();
    for (const difference of differences) {
      const name = kindOf(difference);
      if (names.has(name)) continue;
      names.add(name);
      const { place, before, after } = difference;
      const kind = known.kinds.get(name) ?? { count: 0, place, changes: new Map<string, Seen>() };
      known.kinds.set(name, kind);
      kind.count++;
      const change = `${show(before)} → ${show(after)}`;
      const seen = kind.changes.get(change);
      if (seen) seen.count++;
      else if (kind.changes.size <= maxChanges) kind.changes.set(change, { count: 1, example: request });
    }
  }

  get size(): number {
    return [...this.#byEndpoint.values()].reduce((sum, { kinds }) => sum + kinds.size, 0);
  }

  /** Returns the kinds as Markdown: a heading for each endpoint, a line for each kind. */
  toMarkdown(): string {
    const sections = [...this.#byEndpoint].toSorted(([, a], [, b]) => b.differing - a.differing);
    return sections
      .map(([endpoint, { differing, kinds }]) => {
        const lines = [...kinds.values()].toSorted((a, b) => b.count - a.count).flatMap(linesOf);
        return `## ${endpoint}\n\nAnswers that differ: ${formatCount(differing)}\n\n${lines.join('\n')}\n`;
      })
      .join('\n');
  }
}

function linesOf({ count, place, changes }: Kind): string[] {
  const lineOf = (change: string, times: number, example: string) =>
    `- ${formatCount(times)} × ${codeSpan(place)}: ${change}, as in ${codeSpan(shorten(example, maxRequestLength))}`;
  const [[change, { example }] = ['', { example: '' }]] = changes;
  if (changes.size > maxChanges) return [lineOf(`${change} and others`, count, example)];
  return [...changes].map(([each, seen]) => lineOf(each, seen.count, seen.example));
}

function kindOf({ place, before, after }: Difference): string {
  return [place, typeOf(before), typeOf(after)].join(' ');
}

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'list' : typeof value;
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : codeSpan(shorten(JSON.stringify(value), maxValueLength));
}

function shorten(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength)}…` : text;
}
