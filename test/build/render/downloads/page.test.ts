import { describe, expect, it } from 'vitest';
import { renderDownloads } from '../../../../build/render/downloads/index.ts';
import { renderDownloadsPage } from '../../../../build/render/downloads/page.ts';
import { tables } from '../../../support/tables.ts';

const downloads = renderDownloads(tables, new Map([['LICENSE.txt', 'CC BY 4.0']]));

describe('the page of downloads', () => {
  it('links every file below /dumps/ but those of one season, and no other', async () => {
    const page = await renderDownloadsPage(downloads);
    const linked = [...page.matchAll(/href="(\/dumps\/[^"]+)"/g)].map(([, address]) => address);
    const whole = [...downloads.keys()].filter((address) => /^\/dumps\/[^/]+$/.test(address));
    expect(linked.toSorted()).toEqual(whole.toSorted());
  });
});
