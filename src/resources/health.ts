import * as z from 'zod/mini';
import { day, text } from '../records/fields.ts';
import { type Row, snapshotOf } from '../records/published.ts';
import { arrayOf, described, objectSchema } from '../records/schema.ts';
import { checkResult, datasetSize, feedStatus } from '../records/service-status.ts';
import { service } from '../service.ts';
import { lifetimes } from './lifetimes.ts';
import { defineResource } from './resource.ts';

const hour = 60 * 60 * 1000;
/** The age above which the current season's data is stale while matches were due, in hours. */
const maxAgeHours = 72;

const { name: _, ...size } = datasetSize.shape;

export const health = defineResource({
  name: 'health',
  path: '/health',
  tag: 'Service',
  summary: 'Health of the service and its data',
  description:
    `Always answers 200. degraded: the current season's data is older than ${maxAgeHours} hours although matches ` +
    "were due, the feed's last call failed, or some values were rejected or are missing. Lists the integrity rules " +
    'with their results on the published data.',
  parameters: {},
  responseSchema: objectSchema('Health', 'The state of the service and its data', {
    status: described(
      z.enum(['ok', 'degraded']),
      'degraded where the data or the feed needs attention, as reasons says; ok otherwise',
    ),
    reasons: arrayOf(text, 'Why the status is degraded; empty where it is ok'),
    version: described(z.literal(service.version), "Version of the API's description"),
    api_version: described(z.literal(service.apiVersion), 'Version of the API'),
    data_as_of: described(day, "The day up to which the current season's results are complete"),
    data_age_hours: described(z.number().check(z.gte(0)), 'Time since the start of that day, UTC', 'hours'),
    datasets: described(
      z.record(z.string(), z.object(size)),
      'The tables of /dumps/ about the league, with their rows and seasons; a resource of the same name lists its rows',
    ),
    checks: arrayOf(checkResult, 'The integrity rules with their results on the published data'),
    feed: feedStatus,
  }),
  lifetime: lifetimes.never,
  examples: [''],
  tablesNeeded: (_query, { index }) => [
    { table: 'snapshot' },
    { table: 'datasets' },
    { table: 'checks' },
    { table: 'matches', season: index.current },
  ],
  answer(tables, _query, { now, feed }) {
    const { as_of } = snapshotOf(tables);
    const age = Math.max(0, now.getTime() - Date.parse(as_of)) / hour;
    const overdue = age > maxAgeHours && isDue(tables.rows('matches', tables.index.current), as_of, now);
    const reasons = [
      ...(overdue ? [`the data is of ${as_of}, and matches were due since`] : []),
      ...(feed.last_error === null ? [] : [feed.last_error]),
      ...(feed.rejected === 0 ? [] : [`values rejected from the feed: ${feed.rejected}`]),
      ...feed.held.map((match) => `shown as the feed had it before: ${match}`),
      ...(feed.missing === 0 ? [] : [`entries missing from the feed: ${feed.missing}`]),
    ];
    return {
      status: reasons.length > 0 ? ('degraded' as const) : ('ok' as const),
      reasons,
      version: service.version,
      api_version: service.apiVersion,
      data_as_of: as_of,
      data_age_hours: Math.round(age * 10) / 10,
      datasets: Object.fromEntries(
        tables.rows('datasets').map(({ name, rows, seasons }) => [name, { rows, seasons }]),
      ),
      checks: [...tables.rows('checks')],
      feed,
    };
  },
});

/** Returns whether a match that is still upcoming should have been played since the data was fetched. */
function isDue(matches: readonly Row<'matches'>[], asOf: string, now: Date): boolean {
  const today = now.toISOString().slice(0, 10);
  return matches.some(({ status, date }) => status === 'UPCOMING' && date >= asOf && date < today);
}
