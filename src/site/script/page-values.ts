import type { Match } from '../../records/match.ts';
import { notRoundedAway } from '../chances.ts';
import type { PageValues } from '../frame/asset-addresses.ts';
import { messageFormat, type Values, withoutMeaning } from '../message-format.ts';
import type { ScriptText } from '../words.ts';

/** The build puts the values in place of this name. */
declare const PAGE_VALUES: PageValues;

const { country } = PAGE_VALUES;
export const { hasFeed, kickoffs, playedOut } = PAGE_VALUES;
export const language = document.documentElement.lang;
export const locale = `${language}-${country}`;

const percentFormat = new Intl.NumberFormat(locale, { style: 'percent' });

/** Formats a share in whole per cent, as pages do. */
export const percent = (share: number): string => notRoundedAway(share, percentFormat.format);

/** Returns whether a match that was to come when the page was made has begun: what the page says of the season has moved. */
export function hasBegunSince({ status, kickoff_utc }: Pick<Match, 'status' | 'kickoff_utc'>): boolean {
  return status !== 'UPCOMING' && kickoff_utc !== null && kickoffs.includes(Date.parse(kickoff_utc) / 60_000);
}

let clockOffset = 0;

/** Sets the clock of the page by the server's: a phone's may be wrong, and a replay has its own. It is known to some minutes. */
export function setClock(serverTime: number): void {
  const offset = serverTime - Date.now();
  if (Math.abs(offset) > 6 * 60_000) clockOffset = offset;
}

/** Returns the present moment in milliseconds, by the server's clock once it is known. */
export const currentTime = () => Date.now() + clockOffset;

const format = messageFormat(language);

/** Returns a text in a language of the site. */
function translate(text: ScriptText, language: string, values?: Values): string {
  const message = PAGE_VALUES.texts[language]?.[text] ?? withoutMeaning(text);
  return values ? format(message, values) : message;
}

/** Returns a text in the language of the page. */
export const t = (text: ScriptText, values?: Values) => translate(text, language, values);
