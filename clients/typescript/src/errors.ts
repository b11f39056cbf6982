import type { ApiError } from './generated/api.ts';

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
