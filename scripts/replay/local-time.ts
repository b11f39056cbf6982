import type { DatasetRow } from '../../src/records/dataset/index.ts';

/** The time of each province; where one has several, that of its grounds. */
const zones: Readonly<Record<string, string>> = {
  'British Columbia': 'America/Vancouver',
  Alberta: 'America/Edmonton',
  Saskatchewan: 'America/Regina',
  Manitoba: 'America/Winnipeg',
  Ontario: 'America/Toronto',
  Quebec: 'America/Toronto',
  'New Brunswick': 'America/Moncton',
  'Nova Scotia': 'America/Halifax',
  'Prince Edward Island': 'America/Halifax',
  'Newfoundland and Labrador': 'America/St_Johns',
};

const clocks = new Map(
  Object.entries(zones).map(([province, timeZone]) => [
    province,
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
  ]),
);

/**
 * How far the clock at a ground is from UTC at a moment, as `-04:00`.
 *
 * @throws {Error} if no time is known for the province
 */
export function offsetAt({ province }: DatasetRow<'venues'>, moment: Date): string {
  const clock = clocks.get(province);
  if (!clock) throw new Error(`no time zone is known for ${province}`);
  const zone = clock.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  return zone?.value.replace('GMT', '') || '+00:00';
}

/** The hour of a moment on a clock so far from UTC, as `19:30:00`. */
export function hourAt(offset: string, moment: Date): string {
  const [hours = 0, minutes = 0] = offset.slice(1).split(':').map(Number);
  const minutesEast = (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
  return new Date(moment.getTime() + minutesEast * 60_000).toISOString().slice(11, 19);
}
