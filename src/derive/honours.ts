import type { Dataset } from '../records/dataset/index.ts';
import type { Honour } from '../records/honour.ts';
import { shortId } from '../records/ids.ts';
import { nameIn } from './names.ts';

/** Returns the honours of every season as the API shows them, in their stored order. */
export function deriveHonours({ honours, clubNames }: Dataset): Honour[] {
  return honours.map(({ season, kind, honour, club, winner, player_id, note, source }) => {
    const team = club === null ? null : nameIn(clubNames, club, season).name;
    return {
      season,
      kind,
      honour,
      club,
      team,
      winner: winner ?? team ?? '',
      player_id: player_id === null ? null : shortId(player_id),
      note,
      reference: source,
    };
  });
}
