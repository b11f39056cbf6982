import { numberWithin } from './kinds.ts';
import { InvalidParameter, type Parameter } from './parameter.ts';
import { listSegment } from './segments.ts';

interface ListOptions<V extends string> {
  readonly description: string;
  readonly example: string;
  readonly values: readonly V[];
}

/** Several of a few values, joined by commas, in the order given; case is ignored, repetitions are dropped. */
export function listOf<const V extends string>({
  defaultValue,
  ...options
}: ListOptions<V> & { readonly defaultValue: readonly V[] }): Parameter<readonly V[]> {
  const { schema, ...parameter } = severalOf(options);
  return { ...parameter, defaultValue, schema: { ...schema, default: defaultValue } };
}

/** The same as `listOf`, left out by default; the values are put in the order of `values`, since it does not matter. */
export function anyOf<const V extends string>(options: ListOptions<V>): Parameter<readonly V[] | undefined> {
  const { parse, ...parameter } = severalOf(options);
  return {
    ...parameter,
    defaultValue: undefined,
    parse(text) {
      const parsed = parse(text);
      return options.values.filter((value) => parsed.includes(value));
    },
  };
}

function severalOf<V extends string>({ values, ...texts }: ListOptions<V>) {
  const byLowerCase = new Map(values.map((value) => [value.toLowerCase(), value]));
  return {
    ...texts,
    toSegment: listSegment,
    schema: { type: 'array', items: { type: 'string', enum: values }, maxItems: values.length },
    parse(text: string): readonly V[] {
      const parts = text.split(',').map((part) => byLowerCase.get(part.trim().toLowerCase()));
      if (!parts.every((value) => value !== undefined))
        throw new InvalidParameter(
          values.length > 1 ? `some of ${values.join(', ')}, joined by commas` : values.join(),
        );
      return [...new Set(parts)];
    },
  };
}

const maxSeasons = 50;

/** Several seasons by year, joined by commas; parsed to ascending order. */
export function seasonList({
  min,
  ...texts
}: {
  readonly description: string;
  readonly example: string;
  readonly min: number;
}): Parameter<readonly number[] | undefined> {
  return {
    ...texts,
    toSegment: listSegment,
    defaultValue: undefined,
    schema: { type: 'array', items: { type: 'integer', minimum: min }, maxItems: maxSeasons },
    parse(text) {
      const years = text.split(',').map((part) => numberWithin(part.trim(), min));
      if (years.length > maxSeasons || !years.every((year) => year !== undefined))
        throw new InvalidParameter(`a whole number from ${min}, or several joined by commas`);
      return [...new Set(years)].sort((a, b) => a - b);
    },
  };
}
