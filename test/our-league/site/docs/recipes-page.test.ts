import { describe, expect, it } from 'vitest';
import { examples } from '../../../../examples/index.ts';
import { recipesPage } from '../../../../src/site/docs/recipes-page.ts';
import { english } from '../../../support/site.ts';

describe('the recipes', () => {
  const text = String(recipesPage(english).content);

  it('are shown with their programs and what they print', () => {
    for (const { title, file } of examples) {
      expect(text).toContain(`${title}</h2>`);
      expect(text).toContain(`id="${file.replace(/\.\w+$/, '')}"`);
    }
    expect(text).toContain('2025-10-18, from 108 results');
    expect(text).toContain(
      '<img src="/docs/title-race.svg" alt="The title race of 2025" width="720" height="400">',
    );
  });
});
