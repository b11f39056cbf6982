import { build } from '../../build/build.ts';
import { Report } from '../../build/report.ts';
import { projectRoot as root } from '../cli/root.ts';

/** Builds into OUT and prints the seconds of all stages, and those of writing, as JSON. A process has no warm code. */

const seconds: Record<string, number> = {};

class TimedStages extends Report {
  override async stage<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
    const start = performance.now();
    const result = await run();
    seconds[name] = (performance.now() - start) / 1000;
    return result;
  }
}

await build(root, new TimedStages(), { out: String(process.argv[2]) });
const all = Object.values(seconds).reduce((sum, ofStage) => sum + ofStage, 0);
console.log(JSON.stringify({ seconds: all, writing: seconds.write }));
