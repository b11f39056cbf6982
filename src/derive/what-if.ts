import type { Match } from '../records/match.ts';
import { pointsIn, type Zone } from '../records/season-rules.ts';
import { certainPlaces } from './certain.ts';
import { expectedPoints } from './expected-points.ts';
import { clubsOfMatches, hasResult, type Result } from './matches.ts';
import { publishedPlaces, shareOfPlaces } from './place-shares.ts';
import { type Fixture, tableSimulator } from './projection-runs.ts';
import { type RankingRules, rankResults } from './ranking.ts';
import { certainly } from './strength.ts';
import { type TitlePlayOffs, titlePlayedOut } from './title-played-out.ts';

/** A match of a season, and how probable its results were before it. */
export type WhatIfMatch = Fixture & Pick<Match, 'home_goals' | 'away_goals'>;

/** What a season is played out from. */
export interface WhatIfSeason {
  readonly season: number;
  readonly league: Pick<RankingRules, 'points' | 'tie_breaks'>;
  /** The shares of wins by one goal, by two and so on. */
  readonly margins: readonly number[];
  readonly playOffs: number | null;
  /** The other zones of the table. */
  readonly zones: readonly Pick<Zone, 'first' | 'last'>[];
  readonly publishedRows: Parameters<typeof rankResults>[2];
  readonly matches: readonly WhatIfMatch[];
  /** It is null where the table decides the title, or where it is not known who plays whom. */
  readonly titlePlayOffs: TitlePlayOffs | null;
}

/** Where a club then stands, and may end. */
export type WhatIfRow = WhatIfAnswer['rows'][number];

/** What comes of choices: a row for each club, in the order of the table, and the ties once the table is complete. */
export type WhatIfAnswer = ReturnType<ReturnType<typeof playOut>>;

/** The results of a match after 90 minutes, with a score for each. */
export const choosable = [
  { outcome: 'home', home_goals: 1, away_goals: 0, probabilities: certainly('home') },
  { outcome: 'draw', home_goals: 0, away_goals: 0, probabilities: certainly('draw') },
  { outcome: 'away', home_goals: 0, away_goals: 1, probabilities: certainly('away') },
] as const;

/** The index of a match's result among those that can be chosen, or undefined where none is. */
export type Choice = number | undefined;

/**
 * Returns a function that plays out a season with chosen results, by the simulator of the projections. It returns the clubs
 * in the order of the table with these results, in which a chosen win is by one goal. A choice replaces the result of a
 * match that was played.
 */
export function playOut(whatIf: WhatIfSeason) {
  const { season, league, margins, playOffs, zones, publishedRows, matches, titlePlayOffs } = whatIf;
  const clubs = clubsOfMatches(matches);
  const points = pointsIn(league, season);
  const simulate = tableSimulator(clubs, { points, margins, tie_breaks: league.tie_breaks });
  const rankAll = (results: readonly Result[]) => rankResults(league, results, publishedRows, clubs);
  const title = titlePlayOffs && titlePlayedOut(season, league, titlePlayOffs, clubs);
  return (choices: readonly Choice[]) => {
    const states = statesOf(whatIf, choices);
    const table = rankAll(states);
    const chosen = states.filter(({ isChosen }) => isChosen);
    const left = states.filter((match) => !hasResult(match));
    const certainPlace = certainPlaces(table, left, points, league.tie_breaks);
    const fixtures = [...chosen, ...left];
    const { shares, rankedRuns } = simulate(rankAll(states.filter(({ isChosen }) => !isChosen)), fixtures);
    const possiblePlaces = (club: string) => {
      const { best, worst } = certainPlace(club);
      // Nobody knows by how much a chosen match is won: where a run leads to a place, it is possible, even if not at 1–0.
      const placesOfRuns = (shares.get(club) ?? []).flatMap((share, index) =>
        chosen.length > 0 && share > 0 ? [index + 1] : [],
      );
      return { best: Math.min(best, ...placesOfRuns), worst: Math.max(worst, ...placesOfRuns) };
    };
    const titleAfter = title?.({
      clubs: table.map(({ club }) => club),
      isComplete: fixtures.length === 0,
      rankedRuns,
      bestPlace: (club) => possiblePlaces(club).best,
    });
    const rows = table.map((row) => {
      const { best, worst } = possiblePlaces(row.club);
      const places = publishedPlaces(shares.get(row.club) ?? [], { best, worst });
      return {
        club: row.club,
        points: row.points,
        expected_points: expectedPoints(row, left, points),
        best,
        worst,
        first: shareOfPlaces(places, 1),
        play_offs: playOffs && shareOfPlaces(places, playOffs),
        zones: zones.map(({ first, last }) => ({ chance: shareOfPlaces(places, last, first) })),
        champion: titleAfter?.chances.get(row.club) ?? null,
        places,
      };
    });
    return { rows, ties: titleAfter?.ties ?? [] };
  };
}

/** Returns the matches of a season with the chosen results. */
function statesOf({ season, matches }: WhatIfSeason, choices: readonly Choice[]) {
  return matches.map((match, index) => {
    const choice = choosable[choices[index] ?? -1];
    const row = { ...match, ...choice, season, date: '', stage: '' };
    const isPlayed = row.home_goals !== null;
    return { ...row, isChosen: choice !== undefined, status: isPlayed ? 'FINISHED' : 'UPCOMING' } as const;
  });
}

const skips = 'abcdefghijklmnopqrstuvwxyz';

/**
 * Returns choices as a short text. A digit is a chosen result: 0 home, 1 draw, 2 away. A letter is a run of matches without
 * a choice, `a` for one to `z` for 26.
 */
export function encodeChoices(choices: readonly Choice[]): string {
  const text = choices.map((choice) => choice ?? '-').join('');
  return text.replace(/-+$/, '').replaceAll(/-{1,26}/g, (run) => skips[run.length - 1] ?? '');
}

/** Returns the choices of a text. Other characters are left out. */
export function decodeChoices(text: string): Choice[] {
  const known = text.replaceAll(/[^a-z012]/g, '');
  const whole = known.replaceAll(/[a-z]/g, (letter) => '-'.repeat(skips.indexOf(letter) + 1));
  return [...whole].map((character) => (character === '-' ? undefined : Number(character)));
}
