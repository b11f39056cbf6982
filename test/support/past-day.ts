import { project } from '../../scripts/cli/root.ts';

/** The season of which the past is built, and its last day: four matches at once, Forge 3-0 Inter Toronto among them. */
export const season = 2025;
export const day = '2025-10-18';

/** When its matches begin, in milliseconds since 1970. */
export const kickoff = Date.parse('2025-10-18T20:00:00Z');

/** Returns the moment so many minutes after that. */
export const minutesIn = (minutes: number) => new Date(kickoff + minutes * 60_000);

/** The service as it was half an hour before. */
export const past = { ...project, out: `dist.past-${season}` };
