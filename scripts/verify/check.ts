import { AssertionError } from './expectation.ts';
import type { Site } from './site.ts';

/** One thing that must hold of a deployment. */
export interface Check {
  readonly name: string;
  /** @throws {AssertionError} where it does not hold */
  run(site: Site): Promise<void>;
}

export interface Outcome {
  readonly name: string;
  /** What was expected and what was found, where it does not hold. */
  readonly fault?: string;
}

/** How many checks are made at once; none makes more than one request at a time. */
const atOnce = 4;

/** Makes all checks, whatever becomes of each, and tells them in their order. */
export async function runChecks(checks: readonly Check[], site: Site): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = checks.entries();
  const work = async () => {
    for (const [index, check] of waiting) outcomes[index] = await outcomeOf(check, site);
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

async function outcomeOf({ name, run }: Check, site: Site): Promise<Outcome> {
  try {
    await run(site);
    return { name };
  } catch (error) {
    return { name, fault: error instanceof AssertionError ? error.message : String((error as Error).stack) };
  }
}
