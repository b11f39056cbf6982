import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { renderDatapackage } from '../../build/render/downloads/datapackage.ts';
import { citationFile } from '../../scripts/describe/update-documents.ts';
import { service } from '../../src/service.ts';
import { dataPage } from '../../src/site/about-data/data-page.ts';
import { english } from '../support/site.ts';
import { league, root } from '../support/tables.ts';

const read = (file: string) => readFile(path.join(root, file), 'utf8');
const datapackage = () =>
  JSON.parse(renderDatapackage(league, [], new Map(), '2026-01-01', '0123456789abcdef'));
const page = () => {
  const { structuredData, content } = dataPage(english);
  return { structuredData, text: String(content) };
};

it('`npm run describe` leaves CITATION.cff as it is', async () => {
  expect(await read('CITATION.cff')).toBe(citationFile(league));
});

it('the page of the data says how to cite the release that it is of', () => {
  expect(page().text).toContain('@misc{soccer-data-service,');
  expect(page().text).toContain(`version = {${english.release}}`);
});

it('a DOI is named wherever the data is described, and nothing where there is none', () => {
  expect(service.doi).toBeNull();
  expect(datapackage()).not.toHaveProperty('identifier');
  expect(page().structuredData).not.toHaveProperty('identifier');
  expect(`${page().text}${citationFile(league)}`).not.toMatch(/\bdoi\b/i);

  const doi = '10.5281/zenodo.1234567';
  onTestFinished(() => void Object.assign(service, { doi: null }));
  Object.assign(service, { doi });
  const identifier = `https://doi.org/${doi}`;
  expect(datapackage()).toMatchObject({ id: identifier, identifier });
  expect(page().structuredData).toMatchObject({ identifier });
  expect(page().text).toContain(`doi = {${doi}}`);
  expect(parse(citationFile(league))).toMatchObject({ 'cff-version': '1.2.0', type: 'dataset', doi });
});
