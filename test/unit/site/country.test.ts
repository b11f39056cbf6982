import { expect, it } from 'vitest';
import { countryName } from '../../../src/site/country.ts';

it('names a country, a nation without a code, and leaves what it does not know', () => {
  const names = ['Germany', 'Japan', 'England', "Côte d'Ivoire", 'Trinidad and Tobago', 'Atlantis'];
  expect(names.map((name) => countryName(name, 'fr'))).toEqual([
    'Allemagne',
    'Japon',
    'Angleterre',
    'Côte d’Ivoire',
    'Trinité-et-Tobago',
    'Atlantis',
  ]);
  expect(names.map((name) => countryName(name, 'en'))).toEqual(names);
});
