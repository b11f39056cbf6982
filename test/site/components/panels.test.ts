import { describe, expect, it } from 'vitest';
import { panel, part } from '../../../src/site/components/panels.ts';
import { html } from '../../../src/site/html.ts';
import { sitesOfWorld } from '../../support/site.ts';
import { worlds } from '../../support/worlds.ts';

describe.for(worlds)('$name', async (world) => {
  const { english } = await sitesOfWorld(world);

  it('a part has its heading, then its rows, its content and the button for its data', () => {
    const drawn = part(english, {
      id: 'crowds',
      title: 'Crowds <all>',
      rows: [{ name: html`Forge`, figure: 7052 }],
      content: html`<p>As far as known</p>`,
      data: { computedFrom: ['matches.json'] },
    });
    const order = [
      '<h2 id="crowds">Crowds &lt;all&gt;</h2>',
      '7052',
      'As far as known',
      '/dumps/matches.json',
    ];
    const places = order.map((text) => String(drawn).indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('a panel without sources has no button, and has the attributes of its box', () => {
    const drawn = String(panel(english, { id: 'events', title: 'What happened' }, html` hidden`));
    expect(drawn).toContain('<section class="panel" hidden><h2 id="events">What happened</h2>');
    expect(drawn).not.toContain('<details');
  });
});
