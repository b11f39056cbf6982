import { expect, it } from 'vitest';
import { fold } from '../../../src/query/text.ts';
import { createSearch } from '../../../src/site/script/search-engine.ts';
import { makeSearchIndex } from '../../../src/site/search/make-search-index.ts';
import { english, french } from '../../support/site.ts';

const search = createSearch(makeSearchIndex(english), fold);
const firstOf = (text: string) => search(text)[0]?.address;

it.for([
  ['forge', '/clubs/forge-fc'],
  ['York United', '/clubs/inter-toronto-fc'],
  ['york9', '/clubs/inter-toronto-fc'],
  ['atletico', '/clubs/atletico-ottawa'],
  ['Atlético', '/clubs/atletico-ottawa'],
  ['HFX', '/clubs/hfx-wanderers-fc'],
  ['halifax', '/clubs/hfx-wanderers-fc'],
  ['wandrers', '/clubs/hfx-wanderers-fc'],
  ['2025', '/seasons/2025'],
  ['table 2024', '/seasons/2024'],
  ['forge cavalry 2023', '/matches/2023-09-09-forge-fc-cavalry-fc'],
  ['final 2023', '/matches/2023-10-28-forge-fc-cavalry-fc'],
  ['pacific forge 2021 final', '/matches/2021-12-05-forge-fc-pacific-fc'],
  ['starlight', '/venues/starlight-stadium'],
  ['records', '/records'],
  ['standings', '/docs/standings'],
  ['pass_accuracy', '/docs/matches#field-included-stats-team_stats-home-pass_accuracy'],
])('the search of the pages finds %s at %s first', ([text = '', address]) => {
  expect(firstOf(text)).toBe(address);
});

it.for([
  ['salter', 'Samuel Salter'],
  ['bekker', 'Kyle Bekker'],
  ['carduci', 'Marco Carducci'],
  ['joao morelli', 'João Morelli Neto'],
])('the search of the pages finds the player of %s first: %s', ([text = '', name]) => {
  expect(search(text)[0]).toMatchObject({ kind: 'player', title: name });
});

it('the search of the pages finds nothing for what is not there', () => {
  expect(search('zzzzzz')).toEqual([]);
});

it('the search of the pages finds the pages of each language at their own addresses', () => {
  const inFrench = createSearch(makeSearchIndex(french), fold);
  expect(inFrench('saison 2025')[0]?.address).toBe('/fr/saisons/2025');
  expect(inFrench('finale 2023')[0]?.address).toBe('/fr/matchs/2023-10-28-forge-fc-cavalry-fc');
});
