import { build } from '../../build/build-site.ts';
import { Report } from '../../build/report.ts';
import { rewind } from '../../scripts/replay/rewind.ts';
import { unplayed } from '../../src/feed/final-rows.ts';
import type { Dataset } from '../../src/records/dataset/index.ts';
import { minutesIn, past, season } from './past-day.ts';
import { seasonAlone } from './season-alone.ts';
import { the } from './the.ts';

/**
 * A program that builds the past. Its schedule has the season's final too, as a refresh between the moment and the final
 * would have left it: a match that is not stored counts for nothing.
 */
const before = minutesIn(-30);

function transform(dataset: Dataset): Dataset {
  const rewound = rewind(dataset, before, season);
  const final = the(dataset.matches, { season, stage: 'final' });
  const matches = [...rewound.matches, { ...final, ...unplayed, status: 'UPCOMING' as const }];
  return seasonAlone({ ...rewound, matches }, season);
}

await build(past, new Report(process.stdout), { now: before, transform });
