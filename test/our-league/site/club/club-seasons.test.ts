import { expect, it } from 'vitest';
import { clubSeasons } from '../../../../src/site/club/club-seasons.ts';
import { clubsById } from '../../../../src/site/lookups/clubs.ts';
import { english } from '../../../support/site.ts';

it('seasons of a club end as champion, in the final, or in the last stage that it played', () => {
  const endsOf = (club: string) => {
    const team = clubsById(english.tables).get(club);
    if (!team) throw new Error(`there is no club ${club}`);
    const text = String(clubSeasons(english, team));
    return Object.fromEntries(
      [...text.matchAll(/\/seasons\/(\d+)".*?<td class="text">(.*?)</g)].map(([, season, end]) => [
        season,
        end,
      ]),
    );
  };
  expect(endsOf('forge-fc')).toMatchObject({
    2019: '★ Champion',
    2021: 'Lost the final',
    2024: 'Lost the final',
    2025: 'Semifinal',
  });
  expect(endsOf('atletico-ottawa')).toMatchObject({ 2025: '★ Champion' });
  expect(endsOf('valour-fc')[2025]).toBe('Regular season');
});
