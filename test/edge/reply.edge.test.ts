import { expect, it } from 'vitest';
import { etagOf, namesETag } from '../../src/edge/reply.ts';

const etag = '"0123"';

it.for(['"0123"', 'W/"0123"', '*', ' * ', '"other", "0123"', '"a,b", W/"0123"'])(
  'If-None-Match %s names the ETag',
  (field) => {
    expect(namesETag(field, etag)).toBe(true);
  },
);

it.for([null, '', '"other"', 'W/"other"', '0123', '"0123', '"a","b"', '"W/0123"'])(
  'If-None-Match %s does not name the ETag',
  (field) => {
    expect(namesETag(field, etag)).toBe(false);
  },
);

it('an ETag is strong and depends on every byte', async () => {
  const [one, other] = await Promise.all([
    etagOf(new Uint8Array([1, 2, 3])),
    etagOf(new Uint8Array([1, 2, 4])),
  ]);
  expect(one).toMatch(/^"[0-9a-f]{32}"$/);
  expect(other).not.toBe(one);
});
