import { expect, it } from 'vitest';
import { countryName } from '../../../../src/site/player/player-page.ts';

it('countryName translates countries and nations without a code, and returns unknown names as they are', () => {
  const names = ['Germany', 'Japan', 'England', "Côte d'Ivoire", 'Trinidad and Tobago', 'Atlantis'];
  expect(names.map((name) => countryName({ country_code: 'CA' }, name, 'fr'))).toEqual([
    'Allemagne',
    'Japon',
    'Angleterre',
    'Côte d’Ivoire',
    'Trinité-et-Tobago',
    'Atlantis',
  ]);
  expect(names.map((name) => countryName({ country_code: 'CA' }, name, 'en'))).toEqual(names);
});
