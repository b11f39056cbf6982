import { feedId } from '../../records/fields.ts';

/** Returns the schema of an id in the feed's answers, such as `abc::Football_Match::57a2…`, of whatever competition. */
export function entryId(kind: Parameters<typeof feedId>[0]) {
  return feedId(kind).regex(new RegExp(`^[a-z]+::Football_${kind}::[0-9a-f]{32}$`), {
    error: `expected an id like COMPETITION::Football_${kind}:: followed by 32 hexadecimal digits`,
  });
}
