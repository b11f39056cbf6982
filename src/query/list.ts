import { InvalidParameter, type Parameter } from './parameter.ts';

/** Several of a few values, joined by commas, in the order asked for; the usual ones where left out. */
export function listOf<const V extends string>({
  values,
  defaultValue,
  ...words
}: {
  description: string;
  example: string;
  values: readonly V[];
  defaultValue: readonly V[];
}): Parameter<string> {
  return {
    ...words,
    defaultValue: defaultValue.join(','),
    schema: {
      type: 'string',
      pattern: `^(${values.join('|')})(,(${values.join('|')}))*$`,
      maxLength: values.join(',').length,
      default: defaultValue.join(','),
    },
    parse(text) {
      const asked = text
        .toLowerCase()
        .split(',')
        .map((one) => one.trim());
      for (const one of asked) {
        if (!values.some((value) => value === one))
          throw new InvalidParameter(`some of ${values.join(', ')}, joined by commas`);
      }
      return [...new Set(asked)].join(',');
    },
    // A comma is no character of an address: only single values have one.
    toSegment: (value) => (value.includes(',') ? null : value),
    fromSegment: (segment) => segment,
  };
}
