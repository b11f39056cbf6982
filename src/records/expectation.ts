import * as z from 'zod/mini';

const typeNames: Readonly<Record<string, string>> = {
  int: 'a whole number',
  string: 'text',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

/** Describes what a schema expected where it rejected a value, such as `expected a whole number`. */
export function expectation(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      const expected = issue.inst instanceof z.ZodMiniNumberFormat ? 'int' : issue.expected;
      return `expected ${typeNames[expected] ?? `a ${expected}`}`;
    }
    case 'invalid_value':
      return `expected one of ${issue.values.join(', ')}`;
    case 'too_small':
      return `expected ${lengthOf(issue)}${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`;
    case 'too_big':
      return `expected ${lengthOf(issue)}${issue.inclusive ? 'at most' : 'less than'} ${issue.maximum}`;
    case 'unrecognized_keys':
      return `expected no field ${issue.keys.join(', ')}`;
    case 'invalid_format':
      return `expected ${issue.pattern ? `text of the form ${issue.pattern}` : `a valid ${issue.format}`}`;
    case 'invalid_key':
      return issue.issues[0]?.message ?? 'expected another name';
    case 'invalid_union':
      // The union is one of objects that differ in one field.
      return Array.isArray(issue.options)
        ? `expected one of ${issue.options.join(', ')}`
        : 'expected another value';
    default:
      return 'expected another value';
  }
}

function lengthOf({ origin }: { readonly origin: string }): string {
  return origin === 'string' || origin === 'array' ? 'a length of ' : '';
}
