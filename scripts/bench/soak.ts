import { examples } from '../../src/records/examples.ts';
import { league } from '../../src/records/league.ts';
import { residentMegabytes } from './process-usage.ts';
import { type Runtime, requestAll } from './runtime.ts';
import type { Verdicts } from './verdicts.ts';

const { season, club } = examples;
const requests = 100_000;
const batch = 1000;

/** How much memory may grow, since the allocator keeps some of what it was given. */
const maxGrowth = 1.2;

/** Sends many different queries, valid and not, which must not make the Worker grow. */
export async function measureMemory({ api, pid }: Runtime, verdicts: Verdicts): Promise<void> {
  const ask = async (count: number) => {
    for (let requestCount = 0; requestCount < count; requestCount += batch)
      await requestAll(
        api,
        Array.from({ length: batch }, (_, index) => mixedPath(requestCount + index)),
      );
  };
  await ask(requests / 5);
  const before = await residentMegabytes(pid);
  await ask(requests);
  const after = await residentMegabytes(pid);
  if (before === undefined || after === undefined) {
    console.log('\nMemory of the runtime: not measured, since this system has no /proc');
    return;
  }
  console.log(
    `\nMemory of the runtime before and after ${requests} mixed requests: ${before} and ${after} MB`,
  );
  verdicts.atMost('memory after, of that before', after / before, maxGrowth);
}

function mixedPath(index: number): string {
  const kinds = [
    `/api/v1/matches?season=${league.first_season + (index % 7)}&limit=${1 + (index % 500)}`,
    `/api/v1/players?season=${season}&search=${String.fromCharCode(97 + (index % 26))}&offset=${index % 100}&limit=${1 + (index % 20)}`,
    `/api/v1/nothing${index}`,
    `/api/v1/standings?season=${season}&date=${season}-0${1 + (index % 9)}-0${1 + (index % 7)}`,
    `/api/v1/match-stats?match_id=${index}`,
    `/api/v1/leaderboards?season=${league.first_season + (index % 7)}&position=Forward&metric=goals&limit=${1 + (index % 100)}`,
    `/api/v1/matches?season=${season}&team=${club}&limit=100&offset=0&order=asc&x${index}`,
    `/api/v1/matches?season=${season}&team=${club}`,
  ];
  return String(kinds[index % kinds.length]);
}
