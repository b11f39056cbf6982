import fc from 'fast-check';
import type { Parameters } from '../../src/query/parameter.ts';
import type { Resource } from '../../src/resources/resource.ts';
import { perWorld } from './world.ts';

/** A parameter with the parts of its schema that are read here. */
interface OneOrSeveral {
  readonly schema: {
    readonly type?: string;
    readonly enum?: readonly string[];
    readonly format?: string;
    readonly minimum?: number;
    readonly maximum?: number;
    readonly items?: OneOrSeveral['schema'];
  };
  readonly example: string;
}

/** The single words of a name. */
const wordsOf = (name: string) => name.split(' ');

/** Returns arbitrary queries, of which many find something in a league. */
export const queriesOf = perWorld(({ dataset }) => {
  const names = dataset.clubNames.map(({ name }) => name);
  const words = [...new Set(names.flatMap(wordsOf))];
  /** Without accents. */
  const plainWords = words.map((word) => word.normalize('NFD').replace(/\p{M}/gu, ''));
  const ids = dataset.clubs.map(({ club_id }) => club_id);
  const years = dataset.seasons.map(({ season }) => season);
  const firstYear = Math.min(...years);
  const lastYear = Math.max(...years);

  /** Values that mean something, by parameter; others come from the parameter's schema. */
  const meaningful: Record<string, readonly string[]> = {
    team: [...names, ...names.map((name) => name.toUpperCase()), ...words, ...ids, 'no-such-club'],
    search: [...words, ...plainWords, ...ids],
    opponent: [...words, ...ids],
    venue: dataset.venues.flatMap(({ name, venue_id }) => [venue_id, name, ...wordsOf(name)]),
    city: dataset.venues.flatMap(({ city }) => (city === null ? [] : [city, city.slice(1, 4)])),
  };

  /** Texts that a parameter takes. */
  function textFor(name: string, { schema, example }: OneOrSeveral): fc.Arbitrary<string> {
    // Several are joined by commas.
    if (schema.items)
      return fc
        .array(textFor(name, { schema: schema.items, example }), { minLength: 1, maxLength: 3 })
        .map((texts) => texts.join(','));
    if (schema.enum) return fc.constantFrom(...schema.enum);
    if (schema.type === 'boolean') return fc.constantFrom('true', 'false');
    if (schema.format === 'date') {
      const days = fc.date({
        min: new Date(`${firstYear}-01-01`),
        max: new Date(`${lastYear + 1}-12-31`),
        noInvalidDate: true,
      });
      return days.map((date) => date.toISOString().slice(0, 10));
    }
    if (name === 'season') return fc.integer({ min: firstYear, max: lastYear + 2 }).map(String);
    if (schema.type === 'integer') {
      const min = Number(schema.minimum);
      return fc.integer({ min, max: Math.min(Number(schema.maximum ?? 1000), min + 1000) }).map(String);
    }
    return fc.constantFrom(example, ...(meaningful[name] ?? []));
  }

  /** Parameters of a resource with texts they take, any of them left out. */
  function queryTexts({ parameters }: { parameters: Parameters }): fc.Arbitrary<[string, string][]> {
    const each = Object.entries(parameters).map(([name, parameter]) =>
      // A quarter of the parameters is given: with more, most queries would find nothing. Their schemas have these parts.
      fc
        .oneof({ arbitrary: fc.constant(undefined), weight: 3 }, textFor(name, parameter as OneOrSeveral))
        .map((value) => [name, value] as const),
    );
    return fc
      .tuple(...each)
      .map((pairs) => pairs.filter((pair): pair is readonly [string, string] => pair[1] !== undefined))
      .map((pairs) => pairs.map(([name, value]): [string, string] => [name, value]));
  }

  /** A resource and a query it takes. */
  function askOf(
    resources: readonly Resource[],
  ): fc.Arbitrary<{ resource: Resource; texts: [string, string][] }> {
    return fc
      .constantFrom(...resources)
      .chain((resource) => queryTexts(resource).map((texts) => ({ resource, texts })));
  }

  return { queryTexts, askOf };
});
