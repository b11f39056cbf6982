import { InvalidParameter, type Parameter } from './parameter.ts';

interface ListOptions<V extends string> {
  readonly description: string;
  readonly example: string;
  readonly values: readonly V[];
}

/** Several of a few values, joined by commas, in the order given; case is ignored, repetitions are dropped. */
export function listOf<const V extends string>({
  values,
  defaultValue,
  ...texts
}: ListOptions<V> & { readonly defaultValue: readonly V[] }): Parameter<readonly V[]> {
  const byLowerCase = new Map(values.map((value) => [value.toLowerCase(), value]));
  const alternatives = values.join('|');
  return {
    ...texts,
    defaultValue,
    schema: {
      type: 'string',
      pattern: `^(${alternatives})(,(${alternatives}))*$`,
      maxLength: values.join(',').length,
      default: defaultValue.join(','),
    },
    parse(text) {
      const found = text.split(',').map((part) => byLowerCase.get(part.trim().toLowerCase()));
      if (!found.every((value) => value !== undefined))
        throw new InvalidParameter(`some of ${values.join(', ')}, joined by commas`);
      return [...new Set(found)];
    },
    // An address cannot contain a comma: only a list of one value has one.
    toSegment: (list) => (list.length === 1 && list[0] !== undefined ? list[0].toLowerCase() : null),
    fromSegment: (segment) => segment,
  };
}
