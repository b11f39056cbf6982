import { expect, it } from 'vitest';
import { idRules } from '../../src/integrity/id-rules.ts';
import { dataset } from '../support/tables.ts';

type Rows = Partial<Pick<typeof dataset, 'ids' | 'providers' | 'retiredIds'>>;

const breachesOf = (rows: Rows) =>
  idRules.flatMap(({ name, check }) =>
    [...check({ ...dataset, ...rows })].map(({ message }) => `${name}: ${message}`),
  );

const [first] = dataset.ids;
const [provider] = dataset.providers;
if (!first || !provider) throw new Error('there are no ids');
const forge = { ...first, entity: 'club', id: 'forge-fc', provider: 'wikidata', provider_id: 'Q1' } as const;

it('the ids of the dataset break no rule', () => {
  expect(breachesOf({})).toEqual([]);
});

it.for<[string, Rows, string]>([
  [
    'an id of ours that does not exist',
    { ids: [{ ...forge, id: 'forge' }] },
    'ids-of-others-resolve: "forge"; expected the id of a club that the data has',
  ],
  [
    'a provider that is not listed',
    { ids: [{ ...forge, provider: 'wikidat' }] },
    'ids-of-others-resolve: "wikidat"; expected one of providers.csv: ',
  ],
  [
    'a name in place of an id',
    { ids: [{ ...forge, provider_id: 'Forge FC' }] },
    'ids-of-others-have-their-shape: "Forge FC"; expected the shape of wikidata: Q[1-9]\\d*',
  ],
  [
    'a shape that is none',
    {
      ids: [],
      providers: [{ ...provider, shape: '(' }],
    },
    'ids-of-others-have-their-shape: "("; expected a regular expression',
  ],
  [
    'two ids of a club without a reason',
    { ids: [forge, { ...forge, provider_id: 'Q2' }] },
    'one-id-of-a-register: is empty; expected why forge-fc has Q1 of it too',
  ],
  [
    'a retired id that is in use',
    { retiredIds: [{ entity: 'club', retired_id: 'forge-fc', id: 'cavalry-fc' }] },
    'retired-ids-lead-on: "forge-fc" is in use; expected one that is not',
  ],
  [
    'a retired id that leads nowhere',
    { retiredIds: [{ entity: 'club', retired_id: 'york', id: 'york9' }] },
    'retired-ids-lead-on: "york9"; expected the id of a club that the data has',
  ],
])('refuses %s', ([, rows, message]) => {
  expect(breachesOf(rows)).toEqual([expect.stringContaining(message)]);
});

it('takes two ids of a club with a reason', () => {
  expect(breachesOf({ ids: [forge, { ...forge, provider_id: 'Q2', reason: 'a page was split' }] })).toEqual(
    [],
  );
});
