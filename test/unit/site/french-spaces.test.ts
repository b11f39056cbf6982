import { describe, expect, it } from 'vitest';
import { frenchHtml, withFrenchSpaces, withFrenchSpacesIn } from '../../../src/site/french-spaces.ts';

describe('the spaces of French', () => {
  it('do not break before a colon, a percent sign, a unit and a group of digits, nor inside quotation marks', () => {
    expect(withFrenchSpaces('Buts : 4 260, 95 %, « oui », 3 km/h')).toBe(
      'Buts\u00a0: 4\u00a0260, 95\u00a0%, «\u00a0oui\u00a0», 3\u00a0km/h',
    );
  });

  it('are not added to values inserted into markup, such as code', () => {
    expect(String(frenchHtml`<p>Exemple : ${'a : b'}</p>`)).toBe('<p>Exemple\u00a0: a : b</p>');
  });

  it('are in every message of a catalogue, also in those with arguments', () => {
    const { plain, inner } = withFrenchSpacesIn({
      plain: 'a : b',
      inner: { of: (name: string) => `${name} :` },
    });
    expect([plain, inner.of('c')]).toEqual(['a\u00a0: b', 'c\u00a0:']);
  });
});
