import type { Dataset } from '../records/dataset/index.ts';
import type { Honour } from '../records/honour.ts';
import { shortId } from '../records/ids.ts';
import { nameIn } from './names.ts';

/**
 * Returns the honours of every season as the API shows them, in their stored order.
 *
 * @throws {Error} for an honour without a club or a winner
 */
export function deriveHonours({ honours, clubNames }: Dataset): Honour[] {
  return honours.map(({ season, kind, honour, club, winner, player_id, note, source }) => {
    const team = club === null ? null : nameIn(clubNames, club, season).name;
    const holder = winner ?? team;
    if (holder === null) throw new Error(`"${honour}" of ${season} has no club and no winner; expected one`);
    return {
      season,
      kind,
      honour,
      club,
      team,
      winner: holder,
      player_id: player_id === null ? null : shortId(player_id),
      note,
      reference: source,
    };
  });
}
