import type { DatasetRow } from '../../../src/records/dataset/index.ts';
import { league } from '../../../src/records/league.ts';

/** The formats of a moment in each time zone, which are slow to make. */
const formats = new Map(
  league.time_zones.map((timeZone) => [
    timeZone,
    {
      clock: new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'medium' }),
      offset: new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }),
    },
  ]),
);

/**
 * Returns the time on the clock of a venue, as `19:30:00`, and its offset from UTC, as `-04:00`.
 *
 * @throws {Error} if the time zone is none of the league's
 */
export function localTime(
  { time_zone }: Pick<DatasetRow<'venues'>, 'time_zone'>,
  moment: Date,
): { time: string; offset: string } {
  const format = formats.get(time_zone);
  const zone = format?.offset.formatToParts(moment).find(({ type }) => type === 'timeZoneName');
  if (!format || !zone) throw new Error(`${time_zone} is no time zone of data/league.json`);
  return { time: format.clock.format(moment), offset: zone.value.replace('GMT', '') || '+00:00' };
}
