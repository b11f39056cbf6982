import fc from 'fast-check';
import type { Parameter, Parameters } from '../../src/query/parameter.ts';
import type { Resource } from '../../src/resources/resource.ts';
import { dataset } from './tables.ts';

/** The single words of a name. */
const wordsOf = (name: string) => name.split(' ');
const names = dataset.clubNames.map(({ name }) => name);
const words = [...new Set(names.flatMap(wordsOf))];
/** Without accents. */
const plainWords = words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
const ids = dataset.clubs.map(({ club_id }) => club_id);
const years = dataset.seasons.map(({ season }) => season);
const [firstYear, lastYear] = [Math.min(...years), Math.max(...years)];

/** Values that mean something, by parameter; others come from the parameter's schema. */
const meaningful: Record<string, readonly string[]> = {
  team: [...names, ...names.map((name) => name.toUpperCase()), ...words, ...ids, 'no-such-club'],
  search: [...words, ...plainWords, ...ids],
  opponent: [...words, ...ids],
  venue: dataset.venues.flatMap(({ name, venue_id }) => [venue_id, name, ...wordsOf(name)]),
  city: dataset.venues.flatMap(({ city }) => [city, city.slice(1, 4)]),
};

/** Texts that a parameter takes. */
function textFor(name: string, { schema, example }: Parameter): fc.Arbitrary<string> {
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as string[]));
  if (schema.type === 'boolean') return fc.constantFrom('true', 'false');
  if (schema.format === 'date') {
    const days = fc.date({
      min: new Date(`${firstYear}-01-01`),
      max: new Date(`${lastYear + 1}-12-31`),
      noInvalidDate: true,
    });
    return days.map((date) => date.toISOString().slice(0, 10));
  }
  if (name === 'season') {
    const year = fc.integer({ min: firstYear, max: lastYear + 2 }).map(String);
    return isList(schema)
      ? fc.array(year, { minLength: 1, maxLength: 3 }).map((years) => years.join(','))
      : year;
  }
  if (schema.type === 'integer') {
    const min = Number(schema.minimum);
    return fc.integer({ min, max: Math.min(Number(schema.maximum ?? 1000), min + 1000) }).map(String);
  }
  if (isList(schema)) return fc.constantFrom(example, ...valuesOf(schema));
  return fc.constantFrom(example, ...(meaningful[name] ?? []));
}

/** Returns the single values of a list parameter, by its pattern. */
function valuesOf({ pattern }: Parameter['schema']): string[] {
  return /^\^\(([\w|-]+)\)/.exec(String(pattern))?.[1]?.split('|') ?? [];
}

/** Returns whether a parameter takes several values joined by commas. */
function isList({ pattern }: Parameter['schema']): boolean {
  return typeof pattern === 'string' && pattern.includes(',');
}

/** Parameters of a resource with texts they take, any of them left out. */
export function queryTexts({ parameters }: { parameters: Parameters }): fc.Arbitrary<[string, string][]> {
  const each = Object.entries(parameters).map(([name, parameter]) =>
    fc.option(textFor(name, parameter), { nil: undefined, freq: 1 }).map((value) => [name, value] as const),
  );
  return fc
    .tuple(...each)
    .map((pairs) => pairs.filter((pair): pair is readonly [string, string] => pair[1] !== undefined))
    .map((pairs) => pairs.map(([name, value]): [string, string] => [name, value]));
}

/** A resource and a query it takes. */
export function askOf(
  resources: readonly Resource[],
): fc.Arbitrary<{ resource: Resource; texts: [string, string][] }> {
  return fc
    .constantFrom(...resources)
    .chain((resource) => queryTexts(resource).map((texts) => ({ resource, texts })));
}
