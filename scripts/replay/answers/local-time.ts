import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { league } from '../../../src/records/league.ts';

/** The format of a moment in each time zone, as in `19:30:00 GMT-04:00`. A format is slow to make. */
const formats = new Map(
  league.time_zones.map((timeZone) => {
    const time = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
    return [timeZone, new Intl.DateTimeFormat('en-GB', { ...time, timeZone, timeZoneName: 'longOffset' })];
  }),
);

/**
 * Returns the time on the clock of a venue, as `19:30:00`, and its offset from UTC, as `-04:00`.
 *
 * @throws {Error} if the time zone is none of the league's
 */
export function localTime({ time_zone }: Pick<DatasetRow<'venues'>, 'time_zone'>, moment: Date) {
  const format = formats.get(time_zone);
  if (!format) throw new Error(`${time_zone} is no time zone of data/league.json`);
  const [time = '', offset] = format.format(moment).split(' GMT');
  return { time, offset: offset || '+00:00' };
}
