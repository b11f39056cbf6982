import { providerOf } from '../derive/entity-ids.ts';
import { ownIds } from '../derive/own-ids.ts';
import type { DatasetRow } from '../records/dataset/index.ts';
import { groupBy } from '../records/typed.ts';
import { breach, type IntegrityRule, unexpected } from './rule.ts';

type Provider = DatasetRow<'providers'>;

export const idRules: readonly IntegrityRule[] = [
  {
    name: 'ids-of-others-resolve',
    description:
      'Each id of another register is of a club, player, match, venue, referee, coach, season or league that ' +
      'exists here, and its provider is listed.',
    tables: ['ids', 'providers'],
    *check(dataset) {
      const known = ownIds(dataset);
      const names = new Set(dataset.providers.map(({ provider }) => provider));
      for (const row of dataset.ids) {
        if (!known[row.entity].has(row.id))
          yield unexpected('ids', row, 'id', `the id of a ${row.entity} that the data has`);
        if (!names.has(row.provider))
          yield unexpected('ids', row, 'provider', `one of providers.csv: ${[...names].join(', ')}`);
      }
    },
  },
  {
    name: 'ids-of-others-have-their-shape',
    description: 'Each id of another register has the shape of that register, which is a regular expression.',
    tables: ['ids', 'providers'],
    *check(dataset) {
      const shapes = new Map<Provider, RegExp>();
      for (const provider of dataset.providers) {
        const shape = shapeOf(provider);
        if (shape) shapes.set(provider, shape);
        else yield unexpected('providers', provider, 'shape', 'a regular expression');
      }
      for (const row of dataset.ids) {
        const provider = providerOf(dataset.providers, row);
        const shape = provider && shapes.get(provider);
        if (shape && !shape.test(row.provider_id))
          yield unexpected('ids', row, 'provider_id', `the shape of ${row.provider}: ${provider?.shape}`);
      }
    },
  },
  {
    name: 'one-id-of-a-register',
    description:
      'A club, player, match and so on has one id of a register, unless its rows say why it has more.',
    tables: ['ids'],
    *check({ ids }) {
      for (const rows of groupBy(ids, ({ entity, id, provider }) =>
        JSON.stringify([entity, id, provider]),
      ).values())
        for (const row of rows.slice(1))
          if (row.reason === null)
            yield unexpected('ids', row, 'reason', `why ${row.id} has ${rows[0]?.provider_id} of it too`);
    },
  },
  {
    name: 'retired-ids-lead-on',
    description: 'An id of ours that was retired is no id of now, and leads to one.',
    tables: ['retiredIds'],
    *check(dataset) {
      const known = ownIds(dataset);
      for (const row of dataset.retiredIds) {
        if (known[row.entity].has(row.retired_id))
          yield breach(
            'retiredIds',
            row,
            'retired_id',
            `"${row.retired_id}" is in use; expected one that is not`,
          );
        if (!known[row.entity].has(row.id))
          yield unexpected('retiredIds', row, 'id', `the id of a ${row.entity} that the data has`);
      }
    },
  },
];

/** Returns what the ids of a provider look like, as a whole; undefined where that is no regular expression. */
function shapeOf({ shape }: Provider): RegExp | undefined {
  try {
    return new RegExp(`^(?:${shape})$`, 'u');
  } catch {
    return undefined;
  }
}
