import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resources } from '../../src/resources/index.ts';
import { askOf } from '../support/arbitrary.ts';
import { ask } from './ask.ts';

const wellFormed = async (path: string) => {
  const { status, json } = await ask(path);
  expect([200, 400, 404]).toContain(status);
  if (status === 200) return;
  expect(json()).toMatchObject({
    status,
    message: expect.any(String),
    error: status === 400 ? 'Bad Request' : 'Not Found',
  });
};

describe('any query at all', () => {
  it('of values that parameters take is answered, or refused in form', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(askOf(resources), ({ resource, texts }) =>
        wellFormed(`/api/v1${resource.path}?${new URLSearchParams(texts)}`),
      ),
      { numRuns: 200, seed: 20190427 },
    );
  });

  it('of any text is answered, or refused in form', { timeout: 60_000 }, async () => {
    const names = [...new Set(resources.flatMap(({ parameters }) => Object.keys(parameters)))];
    const pair = fc.tuple(
      fc.oneof(fc.constantFrom(...names), fc.string()),
      fc.string({ unit: 'binary', maxLength: 120 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...resources), fc.array(pair, { maxLength: 4 }), ({ path }, pairs) =>
        wellFormed(
          `/api/v1${path}?${pairs.map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`).join('&')}`,
        ),
      ),
      { numRuns: 300, seed: 20190427 },
    );
  });

  it('even where the query is no query', async () => {
    for (const query of [
      '%',
      '%zz=%',
      '&&&',
      '=',
      '=x',
      'season',
      '?',
      'season=%E0%A4%A',
      'team=%00',
      'team=%F0%9F%92%A9',
      '+=+',
    ]) {
      await wellFormed(`/api/v1/matches?${query}`);
    }
  });
});
