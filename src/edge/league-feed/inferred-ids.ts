import type { SeasonContext } from '../../feed/season-context.ts';

/** Ids that a schedule implies and the dataset lacks. */
export interface InferredIds {
  readonly clubs: readonly (readonly [feedId: string, club: string])[];
  readonly venues: readonly (readonly [feedId: string, venue: string])[];
}

/** Returns the ids that one context has and another lacks. */
export function idsBeside(stored: SeasonContext, inferred: SeasonContext): InferredIds {
  const beside = (ids: ReadonlyMap<string, string>, others: ReadonlyMap<string, string>) =>
    [...ids].filter(([id]) => !others.has(id));
  return {
    clubs: beside(inferred.clubs, stored.clubs),
    venues: beside(inferred.venues, stored.venues),
  };
}

/** Returns the context with ids that a schedule implied before. */
export function withIds(context: SeasonContext, ids: InferredIds | undefined): SeasonContext {
  if (!ids) return context;
  return {
    ...context,
    clubs: new Map([...ids.clubs, ...context.clubs]),
    venues: new Map([...ids.venues, ...context.venues]),
  };
}

/** Whether every club of the stored matches has an id of the feed. */
export function areClubsKnown({ clubs, matches }: SeasonContext): boolean {
  const ids = new Set(clubs.values());
  return [...matches.values()].every((match) => ids.has(match.home_club));
}
