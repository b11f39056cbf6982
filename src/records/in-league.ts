import * as z from 'zod/mini';
import type { League } from './league-schema.ts';
import { describePoints, hasPlayOffs } from './season-rules.ts';

/**
 * Schemas and texts of the code are about any league. A text that needs something of a league has a placeholder for it:
 * `{season}` is the season of its examples, `{odds.note}` its note on a table, and `{odds.captured_at: When it was
 * recorded}` its description of a column, or else the general one. `{play-offs: , included}` is for leagues that have them.
 */
const placeholder = /\{([a-z_-]+)(?:\.([a-z_]+))?(?:: ([^}]*))?\}/g;

/** Returns a text of the code as it is in a league. @throws {Error} where a league has nothing of the name */
export function textIn(league: League, text: string): string {
  return text.replaceAll(placeholder, (_, name: string, part?: string, general = '') => {
    if (name === 'play-offs') return hasPlayOffs(league) ? general : '';
    if (part === 'note') return league.tables[name]?.note ?? '';
    if (part !== undefined) return league.tables[name]?.columns?.[part] ?? general;
    const value = leagueValue(league, name);
    if (value === undefined) throw new Error(`a league has no ${name}, which a text names: ${text}`);
    return String(value);
  });
}

/** Examples of a league of which no venue is known. */
const unknownPlaces: Readonly<Record<string, string>> = {
  venue: 'main-stadium',
  venue_name: 'Stadium',
  city: 'Capital',
};

function leagueValue(league: League, name: string): unknown {
  if (name === 'first_season') return league.first_season;
  if (name === 'points') return describePoints(league);
  if (name === 'tie_breaks') return describeTieBreaks(league);
  const { others: _, ...examples }: Readonly<Record<string, unknown>> = league.examples;
  return examples[name] ?? unknownPlaces[name];
}

/** Describes what orders clubs with equal points, such as `wins, goals for, then the published order`. */
export function describeTieBreaks({ tie_breaks }: Pick<League, 'tie_breaks'>): string {
  const names = tie_breaks.map((name) => name.replace('head_to_head', 'head-to-head').replaceAll('_', ' '));
  return names.length > 0 ? `${names.join(', ')}, then the published order` : 'the published order';
}

/** Returns the source of a table of the dataset, by the name of its file or folder. */
export function sourceOfTable({ tables }: Pick<League, 'tables'>, table: string): string {
  return tables[table]?.source ?? 'Not stated: name it in data/league.json';
}

/** Returns the schema of the values that a league allows: of all, its own stages, seasons and time zones. */
export function schemaIn(league: League, schema: z.core.$ZodType): z.core.$ZodType {
  if (schema instanceof z.ZodMiniObject) {
    const limited = Object.entries(schema.shape)
      .map(([name, field]) => [name, schemaIn(league, field)] as const)
      .filter(([name, field]) => field !== schema.shape[name]);
    const shape: z.core.$ZodLooseShape = Object.fromEntries(limited);
    return limited.length === 0 ? schema : z.safeExtend(schema as z.ZodMiniObject, shape);
  }
  if (schema instanceof z.ZodMiniArray) {
    const element = schemaIn(league, schema.def.element);
    return element === schema.def.element ? schema : z.clone(schema, { ...schema.def, element });
  }
  if (schema instanceof z.ZodMiniNullable) {
    const inner = schemaIn(league, schema.def.innerType);
    return inner === schema.def.innerType ? schema : z.nullable(inner);
  }
  const kind = z.globalRegistry.get(schema)?.ofLeague;
  return kind ? valuesOf(league, kind) : schema;
}

/** A kind of value that each league has its own of. */
export type ValueKind = NonNullable<z.core.GlobalMeta['ofLeague']>;

/** Returns the schema of the values of a kind in a league. */
export function valuesOf({ first_season, stages, time_zones }: League, kind: ValueKind): z.ZodMiniType {
  switch (kind) {
    case 'season':
      return z.int().check(z.gte(first_season));
    case 'stage':
      return z.enum(Object.keys(stages));
    case 'stages':
      return z.enum(['season', 'all', ...Object.keys(stages)]);
    case 'time zone':
      return z.enum(time_zones);
  }
}
