import { budget } from '../../build/budget.ts';
import { formatTable } from '../cli/table.ts';
import { measureBuild } from './measure-build.ts';
import type { BuildFigures } from './scaled-build.ts';
import type { Verdicts } from './verdicts.ts';

/** Ten times the seasons may take twelve times the build. */
const maxGrowth = 1.2;

/** Builds so many times the seasons and prints what grows. Nothing of it is published. */
export async function measureGrowth(factor: number, verdicts: Verdicts): Promise<void> {
  const [todaysFigures, scaledFigures] = [await measure(1), await measure(factor)];
  const figures: readonly (readonly [string, (figures: BuildFigures) => number])[] = [
    ['seasons', ({ seasons }) => seasons],
    ['CPU seconds of the build', ({ cpuSeconds }) => cpuSeconds],
    ['peak memory, MB', ({ peakMegabytes }) => peakMegabytes],
    ['files', ({ files }) => files],
    ['MB of files', ({ bytes }) => bytes / 1e6],
  ];
  const rows = figures.map(([name, pick]) => {
    const [before, after] = [pick(todaysFigures), pick(scaledFigures)];
    return [name, before.toFixed(1), after.toFixed(1), (after / before).toFixed(1)];
  });
  console.log(`\n${formatTable(['', 'today', 'generated', 'ratio'], rows)}`);
  printBudget(todaysFigures, scaledFigures);
  const growth = scaledFigures.seasons / todaysFigures.seasons;
  const cpuGrowth = scaledFigures.cpuSeconds / todaysFigures.cpuSeconds;
  verdicts.atMost('CPU of the build, a season, of that of today', cpuGrowth / growth, maxGrowth);
}

const measure = (factor: number) => measureBuild(factor, async (_, figures) => figures);

/** Prints how many seasons fit into the budget of files and bytes, if each is like those generated. */
function printBudget(todaysFigures: BuildFigures, scaledFigures: BuildFigures): void {
  const seasonsThatFit = (limit: number, pick: (figures: BuildFigures) => number) => {
    const perSeason =
      (pick(scaledFigures) - pick(todaysFigures)) / (scaledFigures.seasons - todaysFigures.seasons);
    return Math.floor(todaysFigures.seasons + (limit - pick(todaysFigures)) / perSeason);
  };
  const files = seasonsThatFit(budget.files, (figures) => figures.files);
  const bytes = seasonsThatFit(budget.bytes, (figures) => figures.bytes);
  console.log(
    `${files} seasons fit into the budget of ${budget.files} files, and ${bytes} into that of ${(budget.bytes / 1e6).toFixed(0)} MB.`,
  );
}
