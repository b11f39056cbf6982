import { expect, it } from 'vitest';
import { formatsOf } from '../../src/site/formats.ts';

it('no line breaks within the time of a moment', () => {
  const moments = (['en', 'fr'] as const).map((language) =>
    formatsOf({ country_code: 'CA' }, language).moment('2026-08-07T23:00:00Z', 'America/Toronto'),
  );
  expect(moments).toEqual(['Fri, Aug 7, 7:00\u00a0p.m.\u00a0EDT', 'ven. 7 août, 19\u00a0h\u00a0HAE']);
});
