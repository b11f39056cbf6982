import type { DatasetRow } from '../../../src/records/dataset/index.ts';

/** The time zone of each province; where one has several, that of its venues. */
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
    new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }),
  ]),
);

const offsets = new Map(
  Object.entries(zones).map(([province, timeZone]) => [
    province,
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
  ]),
);

/**
 * Returns the time on the clock of a venue, as `19:30:00`, and its offset from UTC, as `-04:00`.
 *
 * @throws {Error} if no time zone is known for the province
 */
export function localTime(
  { province }: DatasetRow<'venues'>,
  moment: Date,
): { time: string; offset: string } {
  const zone = offsets
    .get(province)
    ?.formatToParts(moment)
    .find(({ type }) => type === 'timeZoneName');
  const time = clocks.get(province)?.format(moment);
  if (!zone || !time) throw new Error(`no time zone is known for ${province}`);
  return { time, offset: zone.value.replace('GMT', '') || '+00:00' };
}
