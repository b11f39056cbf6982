import { parseValidQuery } from '../../query/parse-query.ts';
import type { ErrorAnswer } from '../../records/status.ts';
import { addressOf, exampleParameters } from '../../resources/discovery.ts';
import {
  failureAnswer,
  invalidAddressAnswer,
  methodAnswer,
  rateLimitAnswer,
  readMethods,
  unknownPathAnswer,
} from '../../resources/error-answers.ts';
import type { Resource } from '../../resources/resource.ts';
import { requestsPerHour } from '../../service.ts';
import type { Site } from '../site.ts';

/** A request that fails, and the body of its answer. */
export interface ErrorExample {
  readonly request: string;
  readonly answer: ErrorAnswer;
}

/** What each error means, and what to do. */
export const errorMeanings: Readonly<Record<ErrorAnswer['code'], string>> = {
  unknown_parameter:
    'The endpoint has no parameter of this name. The message names the nearest one, and all that there are.',
  repeated_parameter: 'A parameter is given twice. Join several values by commas instead.',
  invalid_value: 'A value is not of its type or range. The message says what was expected.',
  invalid_combination: 'Parameters exclude or need each other. Leave one out, or add the one that is named.',
  invalid_request: 'The address cannot be read as a URL. Encode what is special in it.',
  not_found: 'There is no such endpoint, file or record. For a near name the message has the address.',
  method_not_allowed: 'Everything is read by GET; only /mcp takes POST.',
  rate_limited:
    'The requests of this hour are used up. Wait as many seconds as Retry-After says, or read the files, which have no limit.',
  internal_error: 'The fault is ours. Try again later; if it stays, report it.',
};

/** Returns an example of each error by its code, answered by the functions that answer a request. */
export function errorExamples({
  currentSeason: season,
  resources,
}: Site): Readonly<Record<ErrorAnswer['code'], ErrorExample>> {
  const asked = (address: string) => ({
    request: `curl -s '{host}${address}'`,
    answer: failureOf(resources, address),
  });
  const matchesAddress = addressOf('/matches');
  const matches = resourceAt(resources, matchesAddress);
  return {
    unknown_parameter: asked(`${matchesAddress}?seasn=${season}`),
    repeated_parameter: asked(`${matchesAddress}?season=${season}&season=${season}`),
    invalid_value: asked(`${matchesAddress}?limit=many`),
    invalid_combination: asked(`${matchesAddress}?next=3&last=3`),
    invalid_request: { request: 'GET http://[/ HTTP/1.1', answer: invalidAddressAnswer() },
    not_found: asked(addressOf('/match')),
    method_not_allowed: {
      request: `curl -s -X DELETE '{host}${matchesAddress}'`,
      answer: methodAnswer('DELETE', readMethods, matches),
    },
    rate_limited: {
      request: `curl -s '{host}${matchesAddress}'   # ${requestsPerHour + 1}`,
      answer: rateLimitAnswer(`${requestsPerHour} requests`, 1800),
    },
    internal_error: {
      request: `curl -s '{host}${matchesAddress}'`,
      answer: failureAnswer(new Error('unexpected'), matches),
    },
  };
}

function resourceAt(resources: readonly Resource[], pathname: string): Resource | undefined {
  return resources.find(({ path }) => addressOf(path) === pathname);
}

/** Asks for an address as the Worker does. @throws {Error} unless it fails */
function failureOf(resources: readonly Resource[], address: string): ErrorAnswer {
  const [pathname = '', search = ''] = address.split('?');
  const resource = resourceAt(resources, pathname);
  if (!resource) return unknownPathAnswer(pathname, resources);
  try {
    parseValidQuery(resource, exampleParameters(search));
  } catch (error) {
    return failureAnswer(error, resource);
  }
  throw new Error(`${address} is no example of an error`);
}
