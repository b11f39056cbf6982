import { parse } from 'csv-parse/sync';
import { compareJson, type Difference } from './compare-json.ts';

/** An answer of a service. */
export interface ServiceAnswer {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

/** Header fields that differ between two runs of one build, or follow from the body. */
const ignoredHeaders = new Set([
  'cf-cache-status',
  'content-length',
  'date',
  'etag',
  'ratelimit',
  'x-ratelimit-remaining',
  'x-ratelimit-reset',
]);

/** Returns what differs between two answers to a request. Of answers of different status, nothing else is compared. */
export function compareAnswers(before: ServiceAnswer, after: ServiceAnswer): Difference[] {
  if (before.status !== after.status)
    return [{ place: 'status', before: before.status, after: after.status }];
  const [headers, newHeaders] = [before.headers, after.headers].map((fields) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !ignoredHeaders.has(name))),
  );
  const differences = compareJson(headers, newHeaders, 'header');
  if (before.text === after.text) return differences;
  const bodies = [before, after].map(parseBody);
  return [...differences, ...compareJson(bodies[0], bodies[1], 'body')];
}

/** Returns the JSON of a body, or the rows of one in CSV; another body as it is. */
function parseBody({ headers, text }: ServiceAnswer): unknown {
  const type = headers['content-type'] ?? '';
  if (type.startsWith('application/json')) return parseJson(text);
  return type.startsWith('text/csv') ? parse(text, { columns: true }) : text;
}

/** Parses JSON. A part of a file, requested by `Range`, stays text. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
