import { type BuildResult, build } from '../../build/build.ts';
import { Report } from '../../build/report.ts';
import { projectRoot as root } from '../cli/root.ts';
import { scaleDataset } from './scaled-dataset.ts';

/**
 * Builds a dataset of FACTOR times the seasons into OUT and prints its figures as JSON. Its own process, for its
 * memory.
 */

/** What a build took. */
export interface BuildFigures extends BuildResult {
  readonly seasons: number;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMegabytes: number;
  /** Seconds by stage. */
  readonly stages: Readonly<Record<string, number>>;
}

class TimedStages extends Report {
  readonly stages: Record<string, number> = {};

  override async stage<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
    const start = performance.now();
    const result = await run();
    this.stages[name] = (performance.now() - start) / 1000;
    return result;
  }
}

const [factor, out] = process.argv.slice(2);
const report = new TimedStages();
let seasons = 0;
const noLimit = Number.POSITIVE_INFINITY;
const result = await build(root, report, {
  out: String(out),
  transform(dataset) {
    const scaledDataset = scaleDataset(dataset, Number(factor));
    seasons = scaledDataset.seasons.length;
    return scaledDataset;
  },
  limit: { files: noLimit, bytes: noLimit, fileBytes: noLimit },
});
const { user, system } = process.cpuUsage();
const figures: BuildFigures = {
  ...result,
  seasons,
  seconds: Object.values(report.stages).reduce((sum, seconds) => sum + seconds, 0),
  cpuSeconds: (user + system) / 1e6,
  peakMegabytes: process.resourceUsage().maxRSS / 1000,
  stages: report.stages,
};
console.log(JSON.stringify(figures));
