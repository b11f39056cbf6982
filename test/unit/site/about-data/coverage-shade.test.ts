import { expect, it } from 'vitest';
import { coverage } from '../../../../src/site/about-data/coverage-shade.ts';
import { formatsOf } from '../../../../src/site/format.ts';
import type { Site } from '../../../../src/site/site.ts';
import { translator } from '../../../../src/site/words.ts';

const english = {
  format: formatsOf({ country_code: 'CA' }, 'en'),
  t: translator('en', { name: 'League', first_season: 2019 }),
} as Site;

it('coverage has a shade, and a dash without rows', () => {
  expect(String(coverage(english, 0.5))).toBe('<span class="shade-2">50%</span>');
  expect(String(coverage(english, null))).toContain('–');
});
