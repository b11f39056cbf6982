import { project } from '../../scripts/cli/root.ts';

/** The season of which the past is built, and its last day: four matches at once, Forge 3-0 Inter Toronto among them. */
export const season = 2025;
export const day = '2025-10-18';

/** When its matches begin, in milliseconds since 1970. */
export const kickoff = Date.parse('2025-10-18T20:00:00Z');

/** Returns the moment so many minutes after that. */
export const minutesIn = (minutes: number) => new Date(kickoff + minutes * 60_000);

/** What is built of the past, as it was half an hour before the first match of a day. */
export const pasts = {
  past: { season, before: minutesIn(-30) },
  /** One match of the league. */
  leagueDay: { season: 2026, before: new Date('2026-08-07T22:30:00Z') },
  /** A semifinal that is over before a quarterfinal begins. */
  playOffDay: { season: 2025, before: new Date('2025-10-26T17:30:00Z') },
} as const;

export type PastName = keyof typeof pasts;

/** Returns the project into whose folder the past is built. */
export function pastProject(name: PastName) {
  return { ...project, out: `dist.past-${name}` };
}
