import { expect, it } from 'vitest';
import { clubPage } from '../../../../src/site/club/club-page.ts';
import type { Site } from '../../../../src/site/site.ts';
import { english } from '../../../support/site.ts';

const [team] = english.data.teams.values();

it('the page of a club links its calendar by a webcal address where the origin is known', () => {
  if (!team) throw new Error('there is no club');
  const contentOf = (site: Site) => String(clubPage(site, team).content);
  const siteUrl = 'https://data.example.org';
  const published = { ...english, sources: { ...english.sources, siteUrl } };
  const path = `/calendar/${team.club_id}.ics`;
  expect(contentOf(published)).toContain(`href="webcal://data.example.org${path}"`);
  expect(contentOf(english)).toContain(`href="${path}"`);
});
