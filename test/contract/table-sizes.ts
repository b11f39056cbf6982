import * as z from 'zod';
import { contentOf } from './assertions.ts';
import { ask } from './site.ts';

const report = z.object({
  tables: z.array(z.object({ table: z.string(), seasons: z.array(z.object({ rows: z.number() })) })),
});

/** Returns how many rows each table of the dataset has, by the quality report of the site under test. */
export async function tableSizes(): Promise<ReadonlyMap<string, number>> {
  const { tables } = contentOf(await ask('/quality.json'), report);
  return new Map(
    tables.map(({ table, seasons }) => [table, seasons.reduce((sum, { rows }) => sum + rows, 0)]),
  );
}
