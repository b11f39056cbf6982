import * as z from 'zod';
import { hasInvisible } from './text.ts';

/** Types of values that several records share, with their units and ranges. */

const maxIdLength = 100;

/**
 * Returns the schema of an id that the source of the data gives: letters, digits and `._-`, in parts joined by colons.
 * In addresses, which have no capitals, the last part alone identifies it.
 */
export function feedId(kind: 'Match' | 'Team' | 'Season' | 'Stage' | 'Stadium' | 'Player' | 'Referee') {
  return z
    .string()
    .max(maxIdLength)
    .regex(/^([A-Za-z0-9._-]*:)*[a-z0-9][a-z0-9._-]*$/, {
      error:
        'expected an id of letters, digits, dots, hyphens and colons, without capitals after the last colon',
    })
    .meta({ description: `The feed's id of the ${kind.toLowerCase()}` });
}

/**
 * A player's id: the feed's, or one of ours for a player whom no list of the feed has. Ours begin with `own`, which is
 * no competition of the feed, so the two never meet.
 */
export const playerId = feedId('Player').meta({
  description:
    "The feed's id of the player; one that begins own:: is ours, for a player whom the feed does not list",
});

/** How a fact is known that does not come from the feed alone. */
export const basis = z.enum(['feed', 'community list', 'press', 'arithmetic', 'goals']).meta({
  id: 'Basis',
  description:
    'How it is known. feed: the feed lists it; community list: compiled by others from public match and squad pages; ' +
    'press: a news report, a club’s page or an encyclopedia; arithmetic: follows from other rows; goals: from the ' +
    'goals listed',
});

/** How sure a fact is that does not come from the feed. */
export const confidence = z
  .enum(['certain', 'probable'])
  .meta({ id: 'Confidence', description: 'How sure it is: certain, or probable' });

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'expected lower-case words joined by hyphens' });

export const clubId = slug.meta({
  description: 'The club, by its club_id, which is the same under all its names',
  examples: ['{club}'],
});
export const venueId = slug.meta({
  description: 'The venue, by its venue_id',
  examples: ['{venue}'],
});

export const seasonYear = z
  .int()
  .min(1800)
  .meta({
    description: 'The season, by its year',
    examples: ['{season}'],
    ofLeague: 'season',
  });

/** A real calendar day. */
export const day = z.iso.date({ error: 'expected a calendar day, YYYY-MM-DD' });

/** A moment, RFC 3339 in UTC. */
export const instant = z.iso.datetime({ error: 'expected a moment in UTC, YYYY-MM-DDThh:mm:ssZ' });

/** A number of things, from 0. */
export const count = z.int().min(0);

/** A percentage. */
export const percentage = z.number().min(0).max(100);

/** Decimal odds: the return on a stake of 1. */
export const price = z.number().gt(1, { error: 'expected a decimal price above 1' });

/** A name or other text that is never empty, and shows all it has. */
export const text = z
  .string()
  .min(1)
  .refine((value) => value === value.trim(), { error: 'expected no white space before or after' })
  .refine((value) => !hasInvisible(value), { error: 'expected no invisible characters' })
  // GitHub Actions runs `##[command]` anywhere in a line, and logs show what is changed.
  .refine((value) => !value.includes('##['), { error: 'expected no two number signs before a bracket' });

const maxNameLength = 100;

/** Markup, an address, a command of a log, and what joins names: no person, club or place is called so. */
const notInNames = /[<>[\]`|]|:\S|\/\/|\bwww\./i;

/** The name of a person, a club or a place. It is shown where others read markup, addresses or commands. */
export const nameText = text
  .max(maxNameLength)
  .refine((value) => !notInNames.test(value), { error: 'expected a name, without markup or an address' });

export const latitude = z.number().min(-90).max(90);
export const longitude = z.number().min(-180).max(180);
export const year = z.int().min(1800).max(2200);

export const side = z.enum(['home', 'away']).meta({ id: 'Side', description: 'The side of the match' });

/** A time zone of the league, by its name in the tz database. */
export const timeZone = z
  .string()
  .regex(/^[A-Za-z0-9_+/-]+$/, { error: 'expected a time zone such as Europe/Rome' })
  .meta({
    description: 'The time zone, by its name in the tz database',
    ofLeague: 'time zone',
  });

export const surface = z.enum(['grass', 'turf']).meta({ id: 'Surface', description: 'The playing surface' });

export const activity = z
  .enum(['active', 'inactive'])
  .meta({ id: 'Activity', description: 'Whether it currently takes part in the league' });

export const sortOrder = z
  .enum(['asc', 'desc'])
  .meta({ id: 'SortOrder', description: 'Ascending or descending' });

export const stageName = slug.meta({
  id: 'Stage',
  description: 'The stage of the season',
  ofLeague: 'stage',
});

export const matchStatus = z
  .enum(['FINISHED', 'UPCOMING', 'LIVE', 'IN_PLAY', 'HALF_TIME', 'POSTPONED', 'CANCELLED', 'SUSPENDED'])
  .meta({ id: 'MatchStatus', description: 'The status of the match' });

export const winReason = z
  .enum(['RegularTime', 'ExtraTime', 'Penalties', 'Draw'])
  .meta({ id: 'WinReason', description: 'How the match was decided' });

export const position = z
  .enum(['Goalkeeper', 'Defender', 'Midfielder', 'Forward'])
  .meta({ id: 'Position', description: "The player's position" });

/** Where a row or an answer is from. */
export const source = z.enum(['archive', 'snapshot', 'official-live']).meta({
  id: 'Source',
  description: 'A finished season, the last refresh of the current one, or the live feed',
});

declare module 'zod' {
  interface GlobalMeta {
    /** The unit: minutes, °C, metres. Plain counts and names have none. */
    unit?: string;
    /** The meaning of null: why the value is missing. */
    nullMeaning?: string;
    /** The kind of value that each league has its own of; `src/records/in-league.ts` has their schemas. */
    ofLeague?: 'season' | 'stage' | 'stages' | 'time zone';
  }
}

/** Returns a schema whose value may be unknown: `null` in JSON, an empty field in CSV. */
export function nullable<Schema extends z.ZodType>(schema: Schema, nullMeaning: string) {
  return schema.nullable().meta({ ...withoutId(schema), nullMeaning });
}

/** Returns a schema with a description and, optionally, a unit. */
export function described<Schema extends z.ZodType>(
  schema: Schema,
  description: string,
  unit?: string,
): Schema {
  return schema.meta({ ...withoutId(schema), description, ...(unit && { unit }) });
}

/** Returns the schema of a list, with a description. */
export function arrayOf<Schema extends z.ZodType>(element: Schema, description: string) {
  return z.array(element).meta({ description });
}

/** Returns the metadata of a schema for another schema made from it: an id belongs to one schema alone. */
function withoutId(schema: z.ZodType) {
  const { id: _, ...meta } = schema.meta() ?? {};
  return meta;
}

/** The names of the fields of a row that are numbers, known or not. */
export type NumericFieldOf<Row> = {
  [Name in keyof Row]-?: number extends Row[Name]
    ? [Row[Name]] extends [number | null]
      ? Name
      : never
    : never;
}[keyof Row] &
  string;

/** Returns the names of a record's fields that are numbers, known or not, in the record's order. */
export function numericFields<Shape extends z.ZodRawShape>(
  record: z.ZodObject<Shape>,
): NumericFieldOf<z.infer<z.ZodObject<Shape>>>[] {
  const names = Object.entries(record.shape)
    .filter(
      ([, schema]) => (schema instanceof z.ZodNullable ? schema.unwrap() : schema) instanceof z.ZodNumber,
    )
    .map(([name]) => name);
  // The class of a zod schema says at run time what its type does not.
  return names as NumericFieldOf<z.infer<z.ZodObject<Shape>>>[];
}

/** What the table of a season has decided of a club. */
export const certainOutcome = z.enum(['first', 'play_offs', 'out_of_first', 'out_of_play_offs']).meta({
  id: 'CertainOutcome',
  description:
    'What is decided: `first` place or a place in the `play_offs` is secured, or can no longer be reached',
});

export type CertainOutcome = z.infer<typeof certainOutcome>;

/** Returns the schema inside optional and nullable. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  return schema instanceof z.ZodNullable || schema instanceof z.ZodOptional
    ? unwrap(schema.unwrap())
    : schema;
}
