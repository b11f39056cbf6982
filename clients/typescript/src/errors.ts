import type { ApiError } from './generated/types.ts';

/** Any failure of a request. An aborted one rejects with the reason of its signal instead. */
export class SoccerDataError extends Error {
  override name = 'SoccerDataError';
  /** The URL that was requested. */
  readonly url: string;

  constructor(message: string, url: string, options?: ErrorOptions) {
    super(message, options);
    this.url = url;
  }
}

/** No complete answer: offline, cut off, timed out, or not JSON. `cause` has the reason. */
export class ConnectionError extends SoccerDataError {
  override name = 'ConnectionError';
}

/** The service answered with an error; the message is the service's. */
export class StatusError extends SoccerDataError {
  override name = 'StatusError';
  readonly status: number;
  /** The kind of error and the parameters at fault, where the service says. */
  readonly code: ApiError['code'] | undefined;
  readonly parameters: readonly string[];
  /** The answer, where it is the service's. */
  readonly answer: ApiError | undefined;
  /** How long to wait before trying again, in milliseconds, where the service says. */
  readonly retryAfterMs: number | undefined;

  constructor(status: number, url: string, answer: ApiError | undefined, retryAfterMs: number | undefined) {
    super(answer?.message ?? `the service answered ${status}`, url);
    this.status = status;
    this.code = answer?.code;
    this.parameters = answer?.parameters ?? [];
    this.answer = answer;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Returns whether a request that failed may succeed some time later. */
export function isTemporary(error: unknown): boolean {
  if (error instanceof StatusError) return error.status === 429 || error.status >= 500;
  return error instanceof ConnectionError;
}

/** 400: a parameter is at fault; the message names it and what is accepted. */
export class BadRequestError extends StatusError {
  override name = 'BadRequestError';
}

/** 404: what the query selects does not exist. */
export class NotFoundError extends StatusError {
  override name = 'NotFoundError';
}

/** 429: the client has used up its requests of this hour; see `retryAfterMs`. */
export class RateLimitError extends StatusError {
  override name = 'RateLimitError';
}

/** 500 and above: the service failed. */
export class ServerError extends StatusError {
  override name = 'ServerError';
}

const classes: Readonly<Record<number, typeof StatusError>> = {
  400: BadRequestError,
  404: NotFoundError,
  429: RateLimitError,
};

/** Returns the error of an answer with a status that is not 200. */
export function statusError({ status, headers, url }: Response, text: string): StatusError {
  let answer: ApiError | undefined;
  try {
    answer = JSON.parse(text);
  } catch {
    // Not the service's: a proxy may answer in its place.
  }
  const ErrorClass = classes[status] ?? (status >= 500 ? ServerError : StatusError);
  return new ErrorClass(status, url, answer, retryAfterMs(headers.get('Retry-After')));
}

/** Returns the value of Retry-After, seconds or a date (RFC 9110, 10.2.3), in milliseconds. */
function retryAfterMs(value: string | null): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
