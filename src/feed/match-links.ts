import * as z from 'zod';
import { nameText } from '../records/fields.ts';
import type { Match } from '../records/match.ts';
import type { MatchEntry } from './schemas/match.ts';

const webAddress = z
  .url({ protocol: /^https$/, normalize: true })
  .max(2000)
  // A name before the host would pass for it: https://bank.example@other.example
  .regex(/^https:\/\/[^/@]+\//);

/** Returns a web address in its normal form, or null where the text is none by https. */
export function urlOf(text: string | null | undefined): string | null {
  // Most matches have none, and a failure costs more than an address.
  return text ? (webAddress.safeParse(text).data ?? null) : null;
}

/** Returns who shows a match. Each is `name|url`, or empty. */
export function broadcastersOf({ editorial }: MatchEntry): Match['broadcasters'] {
  const values = Object.values(editorial?.broadcasters ?? {}).filter((value) => typeof value === 'string');
  return values.flatMap((value) => {
    const [name = '', url] = value.split('|', 2);
    const shown = nameText.safeParse(name.trim()).data;
    return shown === undefined ? [] : [{ name: shown, url: urlOf(url) }];
  });
}
