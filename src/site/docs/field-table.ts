import * as z from 'zod/mini';
import { parseQuery } from '../../query/parse-query.ts';
import { cellOf, columnsOf, typeOf } from '../../records/flat-columns.ts';
import { schemaIn, textIn } from '../../records/in-league.ts';
import type { League } from '../../records/league-schema.ts';
import { memoize } from '../../records/memoize.ts';
import { publishedTables, type TableName, type Tables, tableNames } from '../../records/published.ts';
import { unwrap } from '../../records/schema.ts';
import { tableSchemas } from '../../records/table-schemas.ts';
import { codeSpan } from '../../records/text.ts';
import { exampleParameters } from '../../resources/discovery.ts';
import { rowsFor } from '../../resources/format.ts';
import type { Resource } from '../../resources/resource.ts';
import type { LeagueData } from '../published-data.ts';
import type { Words } from '../words.ts';
import { tableText } from './table-text.ts';

/** Returns every field of a resource's answers: type, unit, meaning, when it is null, and its coverage by season. */
export function fieldTable(site: Words & LeagueData, resource: Resource): string {
  const coverage = coverageByField(site, resource);
  const rows = fieldsOf(site.tables.league, resource.responseSchema).map((field) => {
    const { path, type, unit, description, nullMeaning } = field;
    const fieldCoverage = coverage.get(path.replace(/^[^[]*\[\]\./, ''));
    const notes = [
      ...(nullMeaning === undefined ? [] : [`**Null when** ${nullMeaning}`]),
      ...(fieldCoverage === undefined ? [] : [`**Known** ${fieldCoverage}`]),
    ];
    return [`${codeSpan(path)}<br>${typeAndUnit(type, unit)}`, [description, ...notes].join('<br>')];
  });
  const table = tableText(['Field', 'Meaning'], rows);
  return coverage.size === 0
    ? table
    : `Where some rows lack a field, its share of fieldCoverage values is given by season.\n\n${table}`;
}

/** Returns the coverage, in words, of the fields that some rows lack. */
function coverageByField(site: Words & LeagueData, resource: Resource): ReadonlyMap<string, string> {
  const name = collectionTable(resource);
  const inWords = (ranges: readonly CoverageRange[]) =>
    ranges.map(({ from, to, share }) => `${site.seasonRange([from, to])}: ${site.format.percent(share)}`);
  return new Map(
    (name === undefined ? [] : partialFields(site.tables, name)).map(({ field, ranges }) => [
      field,
      inWords(ranges).join('; '),
    ]),
  );
}

/** Returns the id of a field. Fields of a list and of free keys have different ids. */
export function anchorOf(path: string): string {
  return `field-${path.replaceAll('{}', '-key').replaceAll(/[^a-z0-9_]+/gi, '-')}`;
}

/** Returns the table whose rows are the records of a resource; undefined where they are of no table by season. */
function collectionTable(resource: Resource): TableName | undefined {
  const query = parseQuery(resource.parameters, exampleParameters(resource.examples[0]));
  const schema = rowsFor(resource, query)?.schema;
  return tableNames.find((name) => publishedTables[name].seasonal && tableSchemas[name].row === schema);
}

/** Consecutive seasons in which the same share of rows has a field, from 0 to 1. */
interface CoverageRange {
  readonly from: number;
  readonly to: number;
  readonly share: number;
}

/** Returns the fields of a seasonal table that some rows lack, and where they are known. Dots join the path of a nested one. */
export const partialFields = memoize((tables: Tables, table: TableName) => {
  const seasons = tables.rows('seasons').map(({ season }) => ({ season, rows: tables.rows(table, season) }));
  return columnsOf(tableSchemas[table].row).flatMap((column) => {
    const ranges: CoverageRange[] = [];
    let isPartial = false;
    for (const { season, rows } of seasons) {
      if (rows.length === 0) continue;
      const exactShare = rows.filter((row) => cellOf(row, column) !== null).length / rows.length;
      isPartial ||= exactShare !== 1;
      const share = Math.round(exactShare * 100) / 100;
      const last = ranges.at(-1);
      if (last?.share === share) ranges[ranges.length - 1] = { ...last, to: season };
      else ranges.push({ from: season, to: season, share });
    }
    return isPartial ? [{ field: column.path.join('.'), ranges }] : [];
  });
});

/** A field of an answer as the documentation lists it. */
interface Field {
  /** Names joined by dots; `[]` follows a list, `{}` an object with free keys: `matches[].broadcasters[].name`. */
  readonly path: string;
  readonly type: string;
  readonly description: string;
  readonly unit: string | undefined;
  /** When the field is null; undefined where it never is. */
  readonly nullMeaning: string | undefined;
}

/** Returns every field of a schema, nested ones after the field that contains them. A union has each path once. */
export function fieldsOf(league: League, schema: z.core.$ZodType): Field[] {
  const fields = new Map<string, Field>();
  for (const field of walk(league, schema, '')) if (!fields.has(field.path)) fields.set(field.path, field);
  return [...fields.values()];
}

function* walk(league: League, schema: z.core.$ZodType, path: string): Iterable<Field> {
  const innerType = unwrap(schema);
  if (innerType instanceof z.ZodMiniUnion || innerType instanceof z.ZodMiniDiscriminatedUnion) {
    for (const option of innerType.def.options) yield* walk(league, option, path);
  } else if (innerType instanceof z.ZodMiniObject) {
    for (const [name, member] of Object.entries(innerType.shape)) {
      const memberPath = path === '' ? name : `${path}.${name}`;
      yield fieldRow(league, member, memberPath);
      yield* walk(league, member, memberPath);
    }
  } else if (innerType instanceof z.ZodMiniArray) {
    yield* walk(league, innerType.def.element, `${path}[]`);
  } else if (innerType instanceof z.ZodMiniRecord) {
    yield* walk(league, innerType.def.valueType, `${path}{}`);
  }
}

function fieldRow(league: League, schema: z.core.$ZodType, path: string): Field {
  const innerType = unwrap(schema);
  const { description, unit, nullMeaning } = {
    ...z.globalRegistry.get(innerType),
    ...z.globalRegistry.get(schema),
  };
  const isNullable = schema instanceof z.ZodMiniNullable;
  return {
    path,
    type: typeName(schemaIn(league, innerType)),
    description: textIn(league, description ?? ''),
    unit,
    nullMeaning: isNullable ? (nullMeaning ?? 'not known') : undefined,
  };
}

function typeName(schema: z.core.$ZodType): string {
  if (schema instanceof z.ZodMiniEnum) return schema.options.join(' | ');
  if (schema instanceof z.ZodMiniLiteral) return schema.def.values.map(String).join(' | ');
  if (schema instanceof z.ZodMiniArray) return 'list';
  if (schema instanceof z.ZodMiniObject || schema instanceof z.ZodMiniRecord) return 'object';
  const type = typeOf(schema);
  return type === 'string' || type === 'json' ? 'text' : type;
}

/** Returns the type of a field or column with its unit, if it has one. */
export function typeAndUnit(type: string, unit: string | undefined): string {
  return `${codeSpan(type)}${unit === undefined ? '' : `, ${unit}`}`;
}
