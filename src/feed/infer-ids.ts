import { inferClubIds } from './infer-club-ids.ts';
import { inferVenueIds } from './infer-venue-ids.ts';
import type { SeasonContext } from './season-context.ts';

/**
 * What is known of a season, and with it the ids that its schedule tells.
 *
 * @param body the schedule
 */
export function inferIds(body: unknown, context: SeasonContext): SeasonContext {
  return inferVenueIds(body, inferClubIds(body, context));
}
