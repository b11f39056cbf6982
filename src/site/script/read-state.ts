import { all } from './dom.ts';
import type { LiveAnswer, LiveState } from './live-state.ts';
import { hasBegunSince } from './page-values.ts';
import { playOutFrom } from './season-player.ts';

/** Where the answer is that the page follows. It is the same for all pages, which a shared cache can answer. */
const address = '/api/v1/live?include=standings,events';

/** An answer of the service, and for how many seconds it asks to be left alone. */
interface Reading {
  readonly state: LiveState | undefined;
  readonly waitSeconds: number;
}

/**
 * Asks for the present state. It is undefined where the request fails: the next one may not.
 *
 * @param before the last state, which is not played out again where no match has changed since
 */
export async function readState(before: LiveState | undefined): Promise<Reading> {
  const response = await fetch(address).catch(() => undefined);
  const waitSeconds = Number(response?.headers.get('Retry-After')) || 0;
  // The connection may fail in the middle of an answer.
  const answer: LiveAnswer | undefined = response?.ok
    ? await response.json().catch(() => undefined)
    : undefined;
  if (!answer) return { state: undefined, waitSeconds };
  // The matches alone move the chances. The id of the answer changes with its table and its events too.
  const isSame = JSON.stringify(answer.matches) === JSON.stringify(before?.matches);
  if (isSame && before?.end)
    return { state: { ...answer, end: before.end, names: before.names }, waitSeconds };
  const isMoved = answer.matches.some(hasBegunSince);
  const saysEnd = all('[data-figure*=first], [data-figure*=headline], table[data-live]').length > 0;
  const { end, names = {} } = (isMoved && saysEnd && (await playOutFrom(answer.matches))) || {};
  return { state: { ...answer, end, names }, waitSeconds };
}
