import type { Career } from '../records/career.ts';
import type { Player } from '../records/player.ts';
import { type ClubName, nameIn } from './names.ts';
import { sumKnown } from './numbers.ts';
import { ascending } from './order.ts';

/**
 * Derives a row for each player with an id, over all seasons, by name and id.
 *
 * @param players the published seasons of players, in any order
 */
export function deriveCareers(players: readonly Player[], clubNames: readonly ClubName[]): Career[] {
  const inOrder = players.toSorted((a, b) => a.season - b.season);
  const identified = inOrder.flatMap((row) =>
    row.player_id === null ? [] : [{ ...row, player_id: row.player_id }],
  );
  return [...Map.groupBy(identified, ({ player_id }) => player_id).values()]
    .flatMap((seasons): Career[] => {
      const last = seasons.at(-1);
      if (!last) return [];
      const stints = seasons.flatMap(({ season, clubs }) => clubs.map(({ club }) => ({ season, club })));
      const lastSeasonAt = new Map(stints.map(({ season, club }) => [club, season]));
      return [
        {
          player_id: last.player_id,
          name: last.name,
          full_name: last.full_name,
          nationality: last.nationality,
          birth_year: last.birth_year,
          position: seasons.findLast(({ position }) => position !== null)?.position ?? null,
          seasons: seasons.map(({ season }) => season),
          clubs: [...lastSeasonAt.keys()],
          teams: [...lastSeasonAt].map(([club, season]) => nameIn(clubNames, club, season).name),
          appearances: sumKnown(seasons.map((row) => row.appearances)),
          minutes: sumKnown(seasons.map((row) => row.minutes)),
          goals: sumKnown(seasons.map((row) => row.goals)),
          assists: sumKnown(seasons.map((row) => row.assists)),
        },
      ];
    })
    .sort((a, b) => ascending(a.name, b.name) || ascending(a.player_id, b.player_id));
}
