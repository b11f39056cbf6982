import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { outPath } from '../../../build/project.ts';
import { refereeRedirects } from '../../../build/render/redirects.ts';
import { dataset, ours, tables } from '../../support/tables.ts';

const dist = outPath(ours.project);

it('the page and the file of a referee by the id of the feed lead to those by ours', () => {
  const redirects = refereeRedirects(tables);
  const gantar = '969c066a2dda4004b6382daa12398d3b';
  expect(redirects).toEqual(
    expect.arrayContaining([
      `/referees/${gantar} /referees/david-gantar 301`,
      `/fr/arbitres/${gantar} /fr/arbitres/david-gantar 301`,
      `/data/v1/referees/referee/${gantar}.json /data/v1/referees/referee/david-gantar.json 301`,
    ]),
  );
  expect(redirects).toHaveLength(3 * dataset.refereeIds.length);
  for (const redirect of redirects) {
    const [from = '', to = ''] = redirect.split(' ');
    const fileOf = (address: string) =>
      path.join(dist, address.endsWith('.json') ? address : `${address}.html`);
    expect([from, existsSync(fileOf(from))]).toEqual([from, false]);
    expect([to, existsSync(fileOf(to))]).toEqual([to, true]);
  }
});
