import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { importLeague } from '../league/import-league.ts';

/** The size of a league in which each two clubs meet twice a season. */
export interface LeagueSize {
  readonly clubs: number;
  readonly seasons: number;
}

const firstSeason = 2015;
const seed = 20;
/** The part of the last season that is played. */
const playedOfLastSeason = 0.75;

/** Returns how many matches a league has in all its seasons. */
export function matchesOf({ clubs, seasons }: LeagueSize): number {
  return clubs * (clubs - 1) * seasons;
}

/** A match of an invented list; the score is null where it is to be played. */
interface InventedMatch {
  readonly date: string;
  readonly matchday: number;
  readonly home: string;
  readonly away: string;
  readonly score: readonly [home: number, away: number] | null;
}

/**
 * Writes the dataset of an invented league to `data` in a folder, by the import that every other league has. Leagues of the same
 * size are the same.
 */
export async function writeInventedLeague(folder: string, size: LeagueSize): Promise<void> {
  const matches = inventResults(size);
  const lines = matches.map(({ date, matchday, home, away, score }) =>
    [date, '15:00', matchday, home, away, score?.join('-'), `Park of ${home}`].join(),
  );
  await mkdir(folder, { recursive: true });
  const list = path.join(folder, 'list.csv');
  await writeFile(list, ['date,time,matchday,home,away,score,venue', ...lines, ''].join('\n'));
  await importLeague([list], {
    name: 'Invented League',
    country: 'GB',
    data: path.join(folder, 'data'),
    firstMonth: '1',
    source: 'Invented for measurements',
    accepted: new Set(),
    today: matches[0]?.date ?? '',
    isUpdate: false,
    isDryRun: false,
    isWhole: true,
  });
}

function inventClub(index: number): string {
  return `Town ${String.fromCodePoint(('A'.codePointAt(0) as number) + index)}`;
}

/** Returns the matches of all seasons: a round a week from February on, half of it on Saturday and half on Sunday. */
export function inventResults({ clubs, seasons }: LeagueSize): InventedMatch[] {
  const generator = xoroshiro128plus(seed);
  const strengths = Array.from({ length: clubs }, () => 0.9 + uniformFloat64(generator));
  const goals = (mean: number) => {
    // Knuth's method: how many factors a product takes to fall below e to the power of minus the mean.
    let count = 0;
    for (let rest = uniformFloat64(generator); rest > Math.exp(-mean); rest *= uniformFloat64(generator))
      count += 1;
    return count;
  };
  const rounds = roundsOf(clubs);
  return Array.from({ length: seasons }, (_, index) => firstSeason + index).flatMap((season) => {
    const isLast = season === firstSeason + seasons - 1;
    const turn = uniformInt(generator, 0, clubs - 1);
    return rounds.flatMap((pairs, round) =>
      pairs.map(([first, second], place): InventedMatch => {
        const home = (first + turn) % clubs;
        const away = (second + turn) % clubs;
        const isPlayed = !isLast || round < rounds.length * playedOfLastSeason;
        const [ofHome, ofAway] = [strengths[home] ?? 1, strengths[away] ?? 1];
        const score = [goals(1.4 * (ofHome / ofAway)), goals(1.1 * (ofAway / ofHome))] as const;
        return {
          date: dayOf(season, round, place < pairs.length / 2 ? 0 : 1),
          home: inventClub(home),
          away: inventClub(away),
          score: isPlayed ? score : null,
          matchday: round + 1,
        };
      }),
    );
  });
}

/** Returns the pairs of clubs, home and away, of each round: every pair once by the circle method, then the other way round. */
function roundsOf(clubs: number): [home: number, away: number][][] {
  const last = clubs - 1;
  const firstHalf = Array.from({ length: last }, (_, round) =>
    Array.from({ length: clubs / 2 }, (_, pair): [number, number] => {
      const one = (round + pair) % last;
      const other = pair === 0 ? last : (round + last - pair) % last;
      return (round + pair) % 2 === 0 ? [one, other] : [other, one];
    }),
  );
  const secondHalf = firstHalf.map((pairs) => pairs.map(([home, away]): [number, number] => [away, home]));
  return [...firstHalf, ...secondHalf];
}

/** Returns the Saturday of a week of a season, or a day after it, as YYYY-MM-DD. */
function dayOf(season: number, week: number, daysAfter: number): string {
  const firstOfFebruary = new Date(Date.UTC(season, 1, 1));
  const toSaturday = 6 - firstOfFebruary.getUTCDay();
  const day = new Date(Date.UTC(season, 1, 1 + toSaturday + 7 * week + daysAfter));
  return day.toISOString().slice(0, 10);
}
