/** The headers of answers, by their names. */
export const headers = {
  ETag: {
    description: 'Identifies these bytes; If-None-Match with it gives 304',
    schema: {
      type: 'string',
    },
  },
  'Cache-Control': {
    description: 'How long the answer may be cached',
    schema: {
      type: 'string',
    },
  },
  Link: {
    description: 'The first, previous, next and last page, where the answer is a page',
    schema: {
      type: 'string',
    },
  },
  'Content-Location': {
    description: 'The address of the same answer as a file, without rate limit, where there is one',
    schema: {
      type: 'string',
      format: 'uri-reference',
    },
  },
  'X-RateLimit-Limit': {
    description: 'Requests allowed per client and hour',
    schema: {
      type: 'integer',
    },
  },
  'X-RateLimit-Remaining': {
    description: 'Requests left in the current window',
    schema: {
      type: 'integer',
    },
  },
  'X-RateLimit-Reset': {
    description: 'When the window ends, Unix time in seconds',
    schema: {
      type: 'integer',
    },
  },
  RateLimit: {
    description: 'Requests left and seconds to the end of the window (IETF draft)',
    schema: {
      type: 'string',
    },
  },
  'RateLimit-Policy': {
    description: 'The limit and its window in seconds (IETF draft)',
    schema: {
      type: 'string',
    },
  },
  'Retry-After': {
    description: 'Seconds until the window ends',
    schema: {
      type: 'integer',
    },
  },
  Allow: {
    description: 'The methods offered',
    schema: {
      type: 'string',
    },
  },
  'Access-Control-Allow-Origin': {
    description: 'Any origin',
    schema: {
      type: 'string',
      const: '*',
    },
  },
};

export const limitHeaders = Object.keys(headers).filter((name) => name.includes('RateLimit'));

/** Returns references to headers of the document. */
export function headerRefs(names: readonly string[]) {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
