import { describe, expect, it } from 'vitest';
import { layout } from '../../../src/site/frame/layout.ts';
import { embeddedTablePage } from '../../../src/site/season/embedded-pages.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { french } = await sitesOfWorld(world);

  it('the page for frames opens links outside of the frame', () => {
    const text = layout(french, embeddedTablePage(french));
    expect(text).toContain('<base target="_blank">');
    expect(text).toContain('<a href="/fr/">');
    expect(text).not.toContain('<nav');
  });
});
