import type { League } from '../../records/league-schema.ts';
import type { Resource } from '../../resources/resource.ts';
import { type Html, html } from '../html.ts';
import { fieldsOf } from './schema-fields.ts';

const types = {
  integer: 'integer',
  number: 'number',
  boolean: 'boolean',
  string: 'text',
  text: 'text',
  date: 'date',
  datetime: 'date and time, UTC',
  list: 'list',
  object: 'object',
  json: 'JSON',
};

/** Returns the type of a field or column with its unit, if it has one. */
export function typeAndUnit(type: string, unit: string | undefined): Html {
  // `hasOwn` does not narrow the type of the name.
  const label = Object.hasOwn(types, type) ? types[type as keyof typeof types] : html`<code>${type}</code>`;
  return unit === undefined ? html`${label}` : html`${label}, ${unit}`;
}

/** A field in the answers of an endpoint. */
export interface FieldPlace {
  readonly endpoint: string;
  readonly path: string;
}

/** A name of fields with what it means in each place. */
interface FieldName {
  readonly name: string;
  readonly meanings: readonly { readonly description: string; readonly places: readonly FieldPlace[] }[];
}

/** Returns every name that fields of answers have, in the order of the alphabet, each meaning with its endpoints. */
export function fieldNames(league: League, resources: readonly Resource[]): FieldName[] {
  const fields = resources.flatMap((resource) =>
    fieldsOf(league, resource.responseSchema).map(({ path, description }) => ({
      name: path.replace(/^.*[.]/, ''),
      description,
      place: { endpoint: resource.name, path },
    })),
  );
  return [...Map.groupBy(fields, ({ name }) => name)]
    .map(([name, fieldsOfName]) => ({
      name,
      meanings: [...Map.groupBy(fieldsOfName, ({ description }) => description)].map(
        ([description, fieldsOfMeaning]) => ({
          description,
          // An endpoint may have the field at several places of its answer: the first one is enough.
          places: [
            ...new Map(fieldsOfMeaning.reverse().map(({ place }) => [place.endpoint, place])).values(),
          ].reverse(),
        }),
      ),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}
