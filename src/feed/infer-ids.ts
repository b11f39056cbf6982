import { inferClubIds } from './infer-club-ids.ts';
import { inferVenueIds } from './infer-venue-ids.ts';
import type { SeasonContext } from './season-context.ts';

/**
 * Adds the ids of clubs and venues that the schedule of a season implies.
 *
 * @param body the schedule
 */
export function inferIds(body: unknown, context: SeasonContext): SeasonContext {
  return inferVenueIds(body, inferClubIds(body, context));
}
