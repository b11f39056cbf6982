import * as z from 'zod/mini';
import { maxAddedMinutes } from '../../records/dataset/match-rows.ts';
import { feedId, nameText } from '../../records/fields.ts';
import { spaceInitials } from '../../records/text.ts';
import { isPlaceholderDate } from '../parse-entries.ts';

/**
 * Returns a schema that gives a value in place of one that it refuses. `z.catch` does so too, and takes all helpers of zod
 * into the Worker, 2 kB of it compressed.
 */
export function orElse<Schema extends z.ZodMiniType>(innerType: Schema, value: z.output<Schema>) {
  const schema = new z.ZodMiniCatch({ type: 'catch', innerType, catchValue: () => value });
  // The constructor forgets the type of its inner schema.
  return schema as z.ZodMiniCatch<Schema>;
}

/** Returns the schema of an id in the feed's answers, such as `abc::Football_Match::57a2…`, of whatever competition. */
export function entryId(kind: Parameters<typeof feedId>[0]) {
  return feedId(kind).check(
    z.regex(new RegExp(`^[a-z]+::Football_${kind}::[0-9a-f]{32}$`), {
      error: `expected an id like COMPETITION::Football_${kind}:: followed by 32 hexadecimal digits`,
    }),
  );
}

/** More than any match lasts, extra time and its added time included. */
const maxMinutes = 150;

/** Returns the schema of a number of minutes, which the feed writes as a text; null where it is not one up to a maximum. */
function minutesUpTo(max: number) {
  return z.pipe(
    z.optional(z.unknown()),
    z.transform((value) => {
      const number = typeof value === 'string' && /^\d{1,3}$/.test(value) ? Number(value) : value;
      const isPossible =
        typeof number === 'number' && Number.isInteger(number) && number >= 0 && number <= max;
      return isPossible ? number : null;
    }),
  );
}

/** A minute of play. */
export const minutes = minutesUpTo(maxMinutes);

/** Time added at the end of a period. */
export const addedMinutes = minutesUpTo(maxAddedMinutes);

/** The feed writes seven digits of a second. */
const stamped = z.object({ apiCallRequestTime: z.iso.datetime({ offset: true }) });

/**
 * Returns when the feed made an answer: one may come from a cache and be months old.
 *
 * @returns undefined where the answer does not say
 */
export function requestTime(body: unknown): Date | undefined {
  const text = stamped.safeParse(body).data?.apiCallRequestTime;
  return text === undefined || isPlaceholderDate(text) ? undefined : new Date(text);
}

/** A name as the feed writes it, which now and then lacks the space after an initial. */
const writtenName = z.string().check(z.trim(), z.overwrite(spaceInitials));

/** The name under which the feed lists a person. */
export const listedName = z.pipe(writtenName, nameText);

/** A part of a name: empty where the feed has none, null where it has something else than a name. */
export const namePart = orElse(
  z.pipe(
    z.nullish(z.pipe(writtenName, z.union([z.literal(''), nameText]))),
    z.transform((name): string | null => name ?? ''),
  ),
  null,
);

/** Joins the parts of a name; null where all are empty, or one is not usable: half a name is another name. */
export function joinName(...parts: (string | null)[]): string | null {
  const name = parts.includes(null) ? '' : parts.filter(Boolean).join(' ');
  return nameText.safeParse(name).data ?? null;
}

/** Returns the beginning that all ids of one competition share: `abc` of `abc::Football_Season::…`. */
export function competitionPrefix(id: string): string {
  return id.slice(0, id.indexOf(':'));
}
