import { ascending } from '../../src/derive/order.ts';
import type { FeedPlayer } from '../../src/feed/players.ts';
import type { DatasetRow } from '../../src/records/dataset/index.ts';
import type { Loss } from './loss.ts';

type PlayerRow = DatasetRow<'players'>;

/**
 * The players of a season as they are to be stored, by minutes, and what is lost by it. What the feed does not say stays,
 * and of a past season so does what it says of the present: club, position and name.
 *
 * @param waiting clubs whose players stay as they are
 */
export function playerRows(
  stored: readonly PlayerRow[],
  feed: readonly FeedPlayer[],
  isCurrent: boolean,
  waiting: ReadonlySet<string>,
): { rows: PlayerRow[]; losses: Loss[] } {
  const told = new Map(feed.map(({ row }) => [row.player_id, row]));
  const waits = ({ club }: PlayerRow) => club !== null && waiting.has(club);
  const losses: Loss[] = [];
  const kept = stored.flatMap((known) => {
    const now = told.get(known.player_id);
    // What the feed never listed cannot vanish from its list.
    if (!now && known.basis !== 'feed') return [known];
    if (!now || (now.minutes ?? 0) < (known.minutes ?? 0)) losses.push(lossOf(known, now));
    if (!now) return [];
    return [waits(known) || waits(now) ? known : merge(known, now, isCurrent)];
  });
  const ids = new Set(stored.map(({ player_id }) => player_id));
  const added = [...told.values()].filter((row) => !ids.has(row.player_id) && !waits(row));
  // Past seasons keep their order; the current one's is the same whatever it was refreshed from.
  const rows = isCurrent ? [...kept, ...added].sort(byMinutes) : [...kept, ...added.sort(byMinutes)];
  return { rows, losses };
}

function byMinutes(a: PlayerRow, b: PlayerRow): number {
  return (b.minutes ?? 0) - (a.minutes ?? 0) || ascending(a.player_id, b.player_id);
}

function lossOf(known: PlayerRow, now: PlayerRow | undefined): Loss {
  return {
    what: now ? 'minutes shrank' : 'player vanished',
    subject: known.player_id,
    before: `${known.name}, ${known.minutes} minutes`,
    after: now ? `${now.minutes} minutes` : 'not in the feed, or not understood',
  };
}

function merge(known: PlayerRow, now: PlayerRow, isCurrent: boolean): PlayerRow {
  const said = Object.fromEntries(Object.entries(now).filter(([, value]) => value !== null));
  const { name, club, club_basis, position } = known;
  const { basis, confidence, source } = now;
  return {
    ...known,
    ...said,
    ...(!isCurrent && { name, club, club_basis, position }),
    basis,
    confidence,
    source,
  };
}

type PersonRow = DatasetRow<'people'>;

/** Everybody known, and those the feed names in full beside. */
export function peopleRows(stored: readonly PersonRow[], feed: readonly FeedPlayer[]): PersonRow[] {
  const known = new Set(stored.map(({ player_id }) => player_id));
  const added = feed.flatMap(({ row: { player_id }, full_name, nationality }) =>
    full_name === null || known.has(player_id)
      ? []
      : [{ player_id, full_name, nationality, birth_year: null, basis: 'feed' as const, source: null }],
  );
  return added.length === 0 ? [...stored] : [...stored, ...added].sort(byName);
}

function byName(a: PersonRow, b: PersonRow): number {
  return ascending(a.full_name, b.full_name) || ascending(a.player_id, b.player_id);
}

type SquadRow = DatasetRow<'squads'>;

/** The shirt numbers of a season: those known, and the feed's of players without one; in the order of the people. */
export function squadRows(
  stored: readonly SquadRow[],
  feed: readonly FeedPlayer[],
  people: readonly PersonRow[],
): SquadRow[] {
  const known = new Set(stored.map(({ player_id }) => player_id));
  const places = new Map(people.map(({ player_id }, index) => [player_id, index]));
  const added = feed.flatMap(({ row: { season, player_id }, shirt_number }) =>
    shirt_number === null || known.has(player_id) || !places.has(player_id)
      ? []
      : [{ season, player_id, shirt_number }],
  );
  const placeOf = ({ player_id }: SquadRow) => places.get(player_id) ?? 0;
  return [...stored, ...added].sort((a, b) => placeOf(a) - placeOf(b));
}
