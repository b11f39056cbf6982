import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { importResults } from '../import/import-results.ts';
import { writeNewLeague } from '../import/new-league.ts';
import type { ListedResult } from '../import/parse-results.ts';
import type { ClubFacts } from '../import/places.ts';

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

/**
 * Writes the dataset of an invented league to `data` in a folder, by the import that every other league has. Leagues of the same
 * size are the same.
 */
export async function writeInventedLeague(folder: string, size: LeagueSize): Promise<void> {
  const data = path.join(folder, 'data');
  await mkdir(data, { recursive: true });
  await writeNewLeague(data, {
    name: 'Invented League',
    shortName: 'IL',
    country: 'Nowhere',
    countryCode: 'ZZ',
    timeZone: 'UTC',
    firstSeason,
    firstMonth: 1,
  });
  await importResults({
    folder: data,
    results: inventResults(size),
    stage: 'regular',
    table: 'season',
    source: 'Invented for measurements',
    given: { clubs: Array.from({ length: size.clubs }, (_, index) => inventClub(index)), venues: [] },
  });
}

function inventClub(index: number): ClubFacts {
  const letter = String.fromCodePoint(('A'.codePointAt(0) as number) + index);
  return {
    name: `Town ${letter}`,
    club_id: `town-${letter.toLowerCase()}`,
    acronym: `T${letter}`,
    city: `Town ${letter}`,
    province: '',
    venue: `Park ${letter}`,
    latitude: `${40 + index / 10}`,
    longitude: `${10 + index / 10}`,
    time_zone: 'UTC',
  };
}

/** Returns the matches of all seasons: a round a week from February on, half of it on Saturday and half on Sunday. */
export function inventResults({ clubs, seasons }: LeagueSize): ListedResult[] {
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
      pairs.map(([first, second], place): ListedResult => {
        const home = (first + turn) % clubs;
        const away = (second + turn) % clubs;
        const isPlayed = !isLast || round < rounds.length * playedOfLastSeason;
        const [ofHome, ofAway] = [strengths[home] ?? 1, strengths[away] ?? 1];
        const score = [goals(1.4 * (ofHome / ofAway)), goals(1.1 * (ofAway / ofHome))] as const;
        return {
          date: dayOf(season, round, place < pairs.length / 2 ? 0 : 1),
          time: '15:00',
          home: inventClub(home).name,
          away: inventClub(away).name,
          score: isPlayed ? score : null,
          penalties: null,
          matchday: round + 1,
          stage: null,
          venue: null,
          neutral: null,
          attendance: null,
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
