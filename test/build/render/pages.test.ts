import { expect, it } from 'vitest';
import { qualityReport } from '../../../build/quality.ts';
import { renderPages } from '../../../build/render/pages.ts';
import { integrityRules } from '../../../src/integrity/index.ts';
import { dataset, tables } from '../../support/tables.ts';

it('pages are rendered one by one, each a document at the path of its file', () => {
  const quality = qualityReport(dataset, tables.rows('seasons'), integrityRules, tables.rows('checks'));
  let count = 0;
  for (const [path, content] of renderPages(tables, quality)) {
    expect(path).toMatch(/^\/(?:.+\/)?[^/]+\.html$/);
    expect(content).toMatch(/^<!doctype html>\s*<html lang="\w\w"/i);
    // All of them are tested as they were built.
    if (++count === 3) break;
  }
  expect(count).toBe(3);
});
