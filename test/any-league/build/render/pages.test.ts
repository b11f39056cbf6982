import { expect, it } from 'vitest';
import { renderPages } from '../../../../build/render/pages.ts';
import { siteSources } from '../../../support/site.ts';

it('pages are rendered one by one, each a document at the path of its file', async () => {
  let count = 0;
  for await (const [path, content] of renderPages(siteSources)) {
    expect(path).toMatch(/^\/(?:.+\/)?[^/]+\.html$/);
    expect(content).toMatch(/^<!doctype html>\s*<html lang="\w\w"/i);
    // All of them are tested as they were built.
    if (++count === 3) break;
  }
  expect(count).toBe(3);
});
