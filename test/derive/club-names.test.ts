import { expect, it } from 'vitest';
import { deriveClubNames } from '../../src/derive/club-names.ts';
import { blankRow } from '../support/blank-row.ts';

const club = blankRow('clubs', {
  club_id: 'a',
  first_season: 2000,
  acronym: 'NEW',
  primary_colour: '#FF0000',
  secondary_colour: '#FFFFFF',
  mark_pattern: 'hoops',
});
const nameOf = (given: object) => blankRow('clubNames', { club_id: 'a', name: 'Town FC', ...given });
const former = { from_season: 2000, to_season: 2009 };
const derive = (given: object, ofClub = club) =>
  deriveClubNames({
    clubs: [ofClub],
    clubNames: [nameOf({ name: 'Newtown FC', from_season: 2010 }), nameOf({ ...former, ...given })],
  });

it('a name that says nothing of its look has that of its club', () => {
  const { acronym, primary_colour, secondary_colour, mark_pattern } = club;
  for (const row of derive({}))
    expect(row).toMatchObject({ acronym, primary_colour, secondary_colour, mark_pattern });
});

it('a name has its own acronym, colours and mark as far as they are given', () => {
  const own = { acronym: 'TOW', primary_colour: '#0000FF', mark_pattern: 'sash' };
  expect(derive(own)[1]).toMatchObject({ ...own, secondary_colour: '#FFFFFF' });
});

it('the colours of a neutral mark are unknown, not those of the club', () => {
  expect(derive({ mark_pattern: 'neutral' })[1]).toMatchObject({
    acronym: 'NEW',
    primary_colour: null,
    secondary_colour: null,
  });
});

it('a club without an acronym has one made from each of its names', () => {
  const acronyms = derive({}, { ...club, acronym: null }).map(({ acronym }) => acronym);
  expect(acronyms).toEqual(['NEW', 'TOW']);
});
