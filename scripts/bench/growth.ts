import { median } from 'simple-statistics';
import { budget } from '../../build/budget.ts';
import { league } from '../../src/records/league.ts';
import { formatTable } from '../cli/table.ts';
import { measureBuild } from './measure-build.ts';
import { expensiveQueries, timeQueries, typicalQueries } from './queries.ts';
import type { BuildFigures } from './scaled-build.ts';
import type { Verdicts } from './verdicts.ts';

/** Ten times the seasons may take twelve times the build. */
const maxGrowth = 1.2;

interface Figures extends BuildFigures {
  /**
   * Milliseconds of CPU: of the typical queries the median; of those of named seasons, and of every season, the
   * maximum.
   */
  readonly typicalMs: number;
  readonly worstOfSeasonsMs: number;
  readonly worstOfAllMs: number;
}

/** Builds so many times the seasons, and prints what grows, each as a ratio to today's. Nothing of it is published. */
export async function measureGrowth(factor: number, verdicts: Verdicts): Promise<void> {
  const today = await measure(1);
  const scaled = await measure(factor);
  const growth = scaled.seasons / today.seasons;
  const figures: readonly (readonly [string, (one: Figures) => number])[] = [
    ['seconds of the build', ({ seconds }) => seconds],
    ...Object.keys(today.stages).map(
      (stage) => [`… ${stage}`, ({ stages }: Figures) => stages[stage] ?? 0] as const,
    ),
    ['CPU seconds of the build', ({ cpuSeconds }) => cpuSeconds],
    ['peak memory, MB', ({ peakMegabytes }) => peakMegabytes],
    ['files', ({ files }) => files],
    ['MB of files', ({ bytes }) => bytes / 1e6],
    ['MB of the largest file', ({ largestBytes }) => largestBytes / 1e6],
    ['CPU of a query of one season, median, ms', ({ typicalMs }) => typicalMs],
    ['CPU of the worst query of named seasons, ms', ({ worstOfSeasonsMs }) => worstOfSeasonsMs],
    ['CPU of the worst query of every season, ms', ({ worstOfAllMs }) => worstOfAllMs],
  ];
  const rows = figures.map(([name, pick]) => {
    const [before, after] = [pick(today), pick(scaled)];
    return [name, format(before), format(after), (after / before).toFixed(1)];
  });
  console.log(`\n${growth.toFixed(1)} times the seasons, generated\n`);
  console.log(formatTable(['', `${today.seasons} seasons`, `${scaled.seasons} seasons`, 'ratio'], rows));
  printBudget(today, scaled);
  verdicts.atMost(
    'CPU of the build, a season, of that of today',
    scaled.cpuSeconds / today.cpuSeconds / growth,
    maxGrowth,
  );
}

function measure(factor: number): Promise<Figures> {
  return measureBuild(factor, async (dist, built) => {
    const ms = async (queries: typeof typicalQueries) =>
      (await timeQueries(dist, queries)).map(({ warmMs }) => warmMs);
    const isOfSeasons = ([, query]: (typeof expensiveQueries)[number]) => /\bseason=/.test(query);
    return {
      ...built,
      typicalMs: median(await ms(typicalQueries)),
      worstOfSeasonsMs: Math.max(...(await ms(expensiveQueries.filter(isOfSeasons)))),
      worstOfAllMs: Math.max(...(await ms(expensiveQueries.filter((query) => !isOfSeasons(query))))),
    };
  });
}

/** Prints how many seasons fit into the budget of files and bytes, if each is like those generated. */
function printBudget(today: Figures, scaled: Figures): void {
  const seasonsThatFit = (limit: number, pick: (one: Figures) => number) => {
    const perSeason = (pick(scaled) - pick(today)) / (scaled.seasons - today.seasons);
    return Math.floor(today.seasons + (limit - pick(today)) / perSeason);
  };
  const files = seasonsThatFit(budget.files, (one) => one.files);
  const bytes = seasonsThatFit(budget.bytes, (one) => one.bytes);
  const fileBytes = seasonsThatFit(budget.fileBytes, (one) => one.largestBytes);
  const megabytes = (limit: number) => (limit / 1e6).toFixed(0);
  console.log(`
With ${league.fully_prerendered_seasons ?? 'all'} seasons fully prerendered, ${files} fit into the budget of ${budget.files} files,
${bytes} into that of ${megabytes(budget.bytes)} MB, and ${fileBytes} into the ${megabytes(budget.fileBytes)} MB that a file may have.`);
}

function format(value: number): string {
  return value.toFixed(value < 10 ? 2 : 0);
}
