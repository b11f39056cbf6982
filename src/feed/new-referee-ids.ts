import type { DatasetRow } from '../records/dataset/index.ts';
import { ascending, shortId, slugOf } from '../records/text.ts';

type RefereeRow = DatasetRow<'referees'>;
type RefereeId = DatasetRow<'refereeIds'>;

/** How much of the feed's id is in that of a referee without a name. */
const shownIdLength = 8;

/**
 * Returns an id for each referee of the feed who has none. It is the slug of the name, with a number where another referee
 * has that slug. The order of the rows makes no difference.
 */
export function newRefereeIds(stored: readonly RefereeId[], rows: readonly RefereeRow[]): RefereeId[] {
  const withId = new Set(stored.map(({ feed_referee_id }) => feed_referee_id));
  const takenIds = new Set(stored.map(({ referee_id }) => referee_id));
  const newReferees = Map.groupBy(
    rows.filter(({ referee_id }) => !withId.has(referee_id)),
    ({ referee_id }) => referee_id,
  );
  return [...newReferees]
    .sort(([a], [b]) => ascending(a, b))
    .map(([feed_referee_id, ofReferee]) => {
      const referee_id = freeId(nameSlug(feed_referee_id, ofReferee), takenIds);
      takenIds.add(referee_id);
      return { referee_id, feed_referee_id };
    });
}

/** Returns the slug of a referee's name; without a name, one with the beginning of the feed's id. */
function nameSlug(feedRefereeId: string, rows: readonly RefereeRow[]): string {
  const names = rows.flatMap(({ name }) => name ?? []).sort(ascending);
  const shortNames = rows.flatMap(({ short_name }) => short_name ?? []).sort(ascending);
  return (
    slugOf(names[0] ?? shortNames[0] ?? '') ||
    `referee-${slugOf(shortId(feedRefereeId).slice(0, shownIdLength))}`
  );
}

function freeId(slug: string, takenIds: ReadonlySet<string>): string {
  let id = slug;
  for (let number = 2; takenIds.has(id); number += 1) id = `${slug}-${number}`;
  return id;
}
