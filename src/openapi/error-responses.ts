import { entriesOf } from '../records/typed.ts';
import { errorExamples } from './examples.ts';
import { headerRefs, limitHeaders } from './headers.ts';
import { componentAt, errorSchemaId } from './schemas.ts';

/** What each kind of error means, by its name in the document. */
const errors = {
  BadRequest:
    'A parameter is unknown, empty, given twice or not of its type; the message names it and what is allowed',
  NotFound: 'The endpoint or record does not exist',
  MethodNotAllowed: 'Only GET, HEAD and OPTIONS are offered',
  TooManyRequests:
    'The client is over its limit; retry after the seconds in Retry-After. Files below /data/v1 have no limit',
  InternalServerError: 'An internal error',
};

/** Returns the responses that endpoints share: one for each kind of error. */
export function errorResponses() {
  const responses = entriesOf(errors).map(([name, description]) => [
    name,
    {
      description,
      headers: headerRefs(headersOf(name)),
      content: {
        'application/json': {
          schema: { $ref: componentAt(errorSchemaId) },
          example: errorExamples[name],
        },
      },
    },
  ]);
  return Object.fromEntries(responses);
}

function headersOf(name: keyof typeof errors): string[] {
  return [
    'Cache-Control',
    'Access-Control-Allow-Origin',
    ...(name === 'InternalServerError' ? [] : limitHeaders),
    ...(name === 'TooManyRequests' ? ['Retry-After'] : []),
    ...(name === 'MethodNotAllowed' ? ['Allow'] : []),
  ];
}
