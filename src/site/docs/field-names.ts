import type { Resource } from '../../resources/resource.ts';
import { cached } from '../cached.ts';
import { fieldsOf } from './schema-fields.ts';

/** A field in the answers of an endpoint. */
export interface FieldPlace {
  readonly endpoint: string;
  readonly path: string;
}

/** A name of fields with what it means in each place. */
export interface FieldName {
  readonly name: string;
  readonly meanings: readonly { readonly description: string; readonly places: readonly FieldPlace[] }[];
}

/** Returns every name that fields of answers have, in the order of the alphabet, each meaning with its endpoints. */
export const fieldNames = cached((resources: readonly Resource[]): readonly FieldName[] => {
  const fields = resources.flatMap((resource) =>
    fieldsOf(resource.responseSchema).map(({ path, description }) => ({
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
});
