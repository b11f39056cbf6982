import type { IndexedPerson, SeasonIndex } from '../records/season.ts';
import { shortId } from '../records/text.ts';
import { plainSegment } from './address.ts';
import type { Parameter, Texts } from './parameter.ts';
import type { Filter } from './rows.ts';
import { fold, matcher, partsOf, text } from './text-matching.ts';

/** The lists of people in the season index. */
type People = 'referees' | 'coaches';

/**
 * Returns the id of the person that a text means: by an id of ours or of the feed, whole or its last part, or by a part of
 * a name that one person alone has. Any other text is folded.
 */
function personIdOf(searchText: string, people: readonly IndexedPerson[]): string {
  const folded = fold(searchText);
  const byId = people.find(({ id, feed_id }) =>
    [id, feed_id?.toLowerCase(), feed_id && shortId(feed_id)].includes(folded),
  );
  if (byId) return byId.id;
  const isFound = matcher(searchText);
  const [only, another] = people.filter(({ names }) => names.some(isFound));
  return only && !another ? only.id : folded;
}

/** Returns a parameter for people, whose canonical values are ids of ours where a text means one person. */
export const personParameter = (list: People, texts: Texts): Parameter<string | undefined> => ({
  ...text(texts),
  entity: list === 'referees' ? 'referee' : 'coach',
  canonical: (value, index: Pick<SeasonIndex, People>) =>
    [...new Set(partsOf(value).map((part) => personIdOf(part, index[list])))].sort().join(),
  toSegment: plainSegment,
});

/** Returns a filter of rows about one of the people that a canonical text means, by an id or a part of a name. */
export function isPerson<Row>(
  value: string,
  personOf: (row: Row) => { readonly id: string; readonly names: readonly (string | null)[] },
): Filter<Row> {
  const ids = partsOf(value);
  const isNamed = matcher(value);
  return (row) => {
    const { id, names } = personOf(row);
    return ids.includes(id) || names.some((name) => name !== null && isNamed(name));
  };
}
