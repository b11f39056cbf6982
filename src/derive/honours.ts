import type { Dataset } from '../records/dataset/index.ts';
import { type Honour, honour as record } from '../records/honour.ts';
import { shortId } from '../records/ids.ts';
import type { League } from '../records/league-schema.ts';
import { nameIn } from './names.ts';
import { ascending } from './order.ts';

const kinds = record.shape.kind.options;

/**
 * Returns the honours of every season as the API shows them, by season, kind, honour and winner.
 *
 * @throws {Error} for an honour without a club or a winner
 */
export function deriveHonours({ honours, clubNames, league }: Dataset): Honour[] {
  const rowsOf = Map.groupBy(honours, ({ season, honour }) => `${season} ${honour}`);
  const published = honours.map(({ season, kind, honour, club, winner, player_id, note, source }): Honour => {
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
      recipients: recipientsOf(league, { kind, honour }),
      recipients_known: rowsOf.get(`${season} ${honour}`)?.length ?? 0,
      note,
      reference: source,
    };
  });
  return published.sort(
    (a, b) =>
      a.season - b.season ||
      kinds.indexOf(a.kind) - kinds.indexOf(b.kind) ||
      ascending(a.honour, b.honour) ||
      ascending(a.winner, b.winner),
  );
}

/** Returns how many receive an honour in a season; null where the number is not fixed. A title has one winner. */
export function recipientsOf(
  { award_recipients }: Pick<League, 'award_recipients'>,
  { kind, honour }: Pick<Honour, 'kind' | 'honour'>,
): number | null {
  return kind === 'award' ? (award_recipients[honour] ?? null) : 1;
}
