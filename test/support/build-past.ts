import { build } from '../../build/build-site.ts';
import { Report } from '../../build/report.ts';
import { rewind } from '../../scripts/replay/rewind.ts';
import { unplayed } from '../../src/feed/final-rows.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { type PastName, pastProject, pasts } from './past-day.ts';
import { seasonAlone } from './season-alone.ts';

/** A program that builds what is named of the past. */
const name = process.argv[2] as PastName;
const { before, season } = pasts[name];

/**
 * Returns the dataset of before. Its schedule has the season's final too, as a refresh between the moment and the final would
 * have left it: a match that is not stored counts for nothing.
 */
function transform(dataset: Dataset): Dataset {
  const rewound = rewind(dataset, before, season);
  const isFinal = (row: Dataset['matches'][number]) => row.season === season && row.stage === 'final';
  const missing = rewound.matches.some(isFinal) ? [] : dataset.matches.filter(isFinal);
  const finals = missing.map((match) => ({ ...match, ...unplayed, status: 'UPCOMING' as const }));
  return seasonAlone({ ...rewound, matches: [...rewound.matches, ...finals] }, season);
}

await build(pastProject(name), new Report(process.stdout), { now: before, transform });
