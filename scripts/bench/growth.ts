import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { formatCount } from '../../build/report.ts';
import type { LeagueCosts } from './build-league.ts';
import { type LeagueSize, matchesOf, writeInventedLeague } from './invented-league.ts';
import type { Promised } from './verdicts.ts';

/** Leagues of once, four times and ten times as many matches. */
const sizes: readonly [LeagueSize, ...LeagueSize[]] = [
  { clubs: 8, seasons: 7 },
  { clubs: 16, seasons: 7 },
  { clubs: 20, seasons: 10 },
];

/** Longer queries are shown cut. */
const maxShownLength = 30;

/** By how much the cost of a match may grow with the number of matches. */
const maxGrowth = 1.5;

const costNames = { derive: 'derivation', build: 'build', dearestQuery: 'the dearest query' } as const;

/** What a match costs in a league: CPU in seconds, divided by the number of matches. */
type CostsPerMatch = Readonly<Record<keyof typeof costNames, number>>;

/** Measures invented leagues, each in a process of its own, prints what a match costs in each, and returns the promises. */
export async function measureGrowth(): Promise<Promised[]> {
  console.log('\nCPU per match in invented leagues');
  const leagues: CostsPerMatch[] = [];
  for (const size of sizes) {
    const folder = await mkdtemp(path.join(os.tmpdir(), 'invented-league-'));
    try {
      await writeInventedLeague(folder, size);
      const costs = await measureLeagueOf(path.join(folder, 'data'));
      const { derive, build, dearestQuery } = costsPerMatch(costs, matchesOf(size));
      leagues.push({ derive, build, dearestQuery });
      const matches = formatCount(matchesOf(size)).padStart(5);
      const figures = [
        `build ${(build * 1e3).toFixed(2)} ms`,
        `derivation ${(derive * 1e3).toFixed(2)} ms`,
        `${costs.dearestQuery.query.slice(0, maxShownLength)} ${(dearestQuery * 1e6).toFixed(1)} µs`,
      ];
      console.log(
        `  ${size.clubs} clubs × ${size.seasons} seasons, ${matches} matches: ${figures.join(', ')}`,
      );
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  return growthPromises(leagues);
}

/** Measures what the league costs whose dataset is in a folder. */
export async function measureLeagueOf(folder: string): Promise<LeagueCosts> {
  const script = path.join(import.meta.dirname, 'build-league.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--max-semi-space-size=64',
    script,
    '--data',
    folder,
  ]);
  return JSON.parse(stdout);
}

function costsPerMatch({ derive, build, dearestQuery }: LeagueCosts, matches: number): CostsPerMatch {
  return { derive: derive / matches, build: build / matches, dearestQuery: dearestQuery.seconds / matches };
}

/** Returns the promises that a match costs about the same in every league: the dearest of the larger ones by the first. */
export function growthPromises([first, ...larger]: readonly CostsPerMatch[]): Promised[] {
  return (Object.keys(costNames) as (keyof typeof costNames)[]).map((cost) => ({
    name: `CPU per match of ${costNames[cost]}, of that in the smallest league`,
    value: Math.max(...larger.map((league) => league[cost])) / (first?.[cost] ?? Number.NaN),
    atMost: maxGrowth,
  }));
}
