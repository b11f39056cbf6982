import { emptyMatch, type ListedMatch } from '../../scripts/league/read/listed-match.ts';
import type { SeasonMatch } from '../../scripts/league/stages/season-stages.ts';

/** What a list says of a match beside its clubs. */
type Listed = Partial<ListedMatch>;

/** Returns the day so many days after the first of July 2024. */
export function dayAfter(days: number): string {
  return new Date(Date.UTC(2024, 6, 1 + days)).toISOString().slice(0, 10);
}

/** Returns a match that its home club won, unless another winner is given; null for a draw, undefined before the match. */
export function matchOf(
  day: number,
  home: string,
  away: string,
  listed: Listed = {},
  winner: string | null | undefined = home,
): SeasonMatch {
  return {
    listed: { ...emptyMatch, line: 1, home, away, ...listed },
    date: dayAfter(day),
    home,
    away,
    winner: winner ?? null,
    isPlayed: winner !== undefined,
  };
}

/** Returns the names of so many clubs. */
export function clubsNamed(prefix: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix}${index + 1}`);
}

/** Returns the rounds in which an even number of clubs meet once each, by the circle method. */
export function roundsOf(clubs: readonly string[]): (readonly [string, string])[][] {
  const [fixed = '', ...others] = clubs;
  return others.map((_, round) => {
    const circle = [...others.slice(round), ...others.slice(0, round)];
    const all = [fixed, ...circle];
    return Array.from({ length: clubs.length / 2 }, (_unused, index) => {
      const pair = [all[index] ?? '', all[clubs.length - 1 - index] ?? ''] as const;
      return (round + index) % 2 === 0 ? pair : ([pair[1], pair[0]] as const);
    });
  });
}

/** Returns the matches of a league in which clubs meet so often, a round a week. */
export function leagueOf(
  clubs: readonly string[],
  meetings: number,
  listed: Listed = {},
  firstDay = 0,
): SeasonMatch[] {
  const once = roundsOf(clubs);
  const rounds = Array.from({ length: meetings }, (_, cycle) =>
    once.map((pairs) => (cycle % 2 === 0 ? pairs : pairs.map(([home, away]) => [away, home] as const))),
  ).flat();
  return rounds.flatMap((pairs, round) =>
    pairs.map(([home, away]) =>
      matchOf(firstDay + round * 7, home, away, listed, round % 3 === 0 ? null : home),
    ),
  );
}

/** Returns the rounds of a knock-out in which the first of each two wins; semi-finals are followed by third place. */
export function knockOutOf(
  clubs: readonly string[],
  firstDay: number,
  nameOf: (clubs: number) => Listed,
  hasThirdPlace = false,
): SeasonMatch[] {
  const pairs = Array.from({ length: clubs.length / 2 }, (_, index) => clubs.slice(index * 2, index * 2 + 2));
  const matches = pairs.map(([home = '', away = '']) => matchOf(firstDay, home, away, nameOf(clubs.length)));
  if (clubs.length === 2) return matches;
  const losers = pairs.map(([, loser = '']) => loser);
  const third =
    hasThirdPlace && clubs.length === 4
      ? [matchOf(firstDay + 3, losers[0] ?? '', losers[1] ?? '', nameOf(3))]
      : [];
  const winners = pairs.map(([winner = '']) => winner);
  return [...matches, ...third, ...knockOutOf(winners, firstDay + 4, nameOf, hasThirdPlace)];
}

/** Returns a tournament of groups of four, of which the first two, and some thirds, play a knock-out. */
export function tournamentOf(
  groups: number,
  thirds: number,
  groupName: (group: number) => Listed = () => ({}),
  roundName: (clubs: number) => Listed = () => ({}),
): SeasonMatch[] {
  const members = Array.from({ length: groups }, (_, group) =>
    clubsNamed(String.fromCharCode('a'.charCodeAt(0) + group), 4),
  );
  const first = members.flatMap((clubs, group) =>
    leagueOf(clubs, 1, { neutral: true, ...groupName(group) }, 0).map((match, index) => ({
      ...match,
      date: dayAfter(Math.floor(index / 2) * 5 + Math.floor(group / 2)),
    })),
  );
  const winners = members.map(([club = '']) => club);
  const seconds = members.map(([, club = '']) => club);
  const bestThirds = members.slice(0, thirds).map(([, , club = '']) => club);
  // Nobody meets a club of the own group in the first round.
  const others = [...seconds.slice(1), ...seconds.slice(0, 1), ...bestThirds];
  const order =
    thirds === 0
      ? winners.flatMap((club, index) => [club, others[index] ?? ''])
      : [...winners, ...others].flatMap((club, index, all) =>
          index < all.length / 2 ? [club, all[all.length - 1 - index] ?? ''] : [],
        );
  return [...first, ...knockOutOf(order, 20, roundName, true)];
}
