import { shortId } from '../../src/records/text.ts';
import type { Distort } from './in-process-feed.ts';
import { dataset } from './tables.ts';
import { the } from './the.ts';

// biome-ignore lint/suspicious/noExplicitAny: the feed's answers are distorted as they come
export type Body = any;

export const season = 2025;
export const full = { season, full: true };
export const final = the(dataset.matches, { season, stage: 'final' });
export const finalId = shortId(final.match_id);

export const distorted =
  (part: string, change: (body: Body) => unknown): Distort =>
  (body, path) =>
    path.includes(part) ? (change(body) ?? body) : body;

export const finalHeader = (change: (header: Body) => unknown) =>
  distorted(`${final.match_id}/header`, change);
const statistics = (part: string, change: (entry: Body, index: number) => void) =>
  distorted(`/stats/${part}?`, (body) => void body[part].forEach(change));
/** Changes the first entry of a list of statistics. */
export const firstOf = (part: string, change: (entry: Body) => void) =>
  statistics(part, (entry, index) => index === 0 && change(entry));

export const minutes = ['minutes-played', 'Time Played'];
export const setStatistic = (entry: Body, names: readonly string[], value: (before: number) => number) => {
  for (const stat of entry.stats) if (names.includes(stat.statsId)) stat.statsValue = value(stat.statsValue);
};
