import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { isBrowserTested } from '../support/browser.ts';
import { ours, root } from '../support/tables.ts';
import { visitSite } from '../support/visit.ts';

/** The pictures of the README, of a settled season: no refresh changes them. */
const pictures = [
  { name: 'season', viewport: { width: 1280, height: 900 }, colorScheme: 'light' },
  { name: 'season-on-a-phone', viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
] as const;

describe.runIf(isBrowserTested).for(pictures)('the picture of the README: $name', ({ name, ...options }) => {
  const visit = visitSite(ours, options);

  it('is drawn', async () => {
    await visit.open('/seasons/2025');
    const picture = await visit.page.screenshot();
    expect(visit.takeProblems()).toEqual([]);
    // An empty page of this size has less than a tenth of it.
    expect(picture.length).toBeGreaterThan(20_000);
    expect(picture.length).toBeLessThan(200_000);
    if (process.env.UPDATE_SCREENSHOTS)
      await writeFile(path.join(root, '.github/images', `${name}.png`), picture);
  });
});
