import { describe, expect, it } from 'vitest';
import { originOf } from '../../src/edge/forwarded.ts';

const client = '203.0.113.9:50000';
const proxy = '10.0.0.1:50000';

/** Returns what is read of a request, of which the runtime says who has connected. */
function read(headers: Record<string, string>, clientIp = proxy, url = 'http://example.org/api/v1') {
  // Platform's types lack the runtime's field.
  const cf = { clientIp } as unknown as RequestInitCfProperties;
  const request = new Request(url, { cf, headers: { Host: 'example.org', ...headers } });
  const origin = originOf(request, { TRUSTED_PROXY: '10.0.0.1 10.0.0.2 2001:db8::1' });
  return 'fault' in origin ? origin : { address: origin.address, url: origin.url.href };
}
const addressOf = (forwarded: string, clientIp?: string) => read({ 'X-Forwarded-For': forwarded }, clientIp);

describe('the client', () => {
  it.for([
    ['203.0.113.9:50000', '203.0.113.9'],
    ['[2001:db8::9]:50000', '2001:db8::9'],
    ['[::ffff:203.0.113.9]:50000', '203.0.113.9'],
  ])('is the address of the connection, without its port: %s', ([connection = '', address = '']) => {
    expect(addressOf('192.0.2.1', connection)).toMatchObject({ address });
  });

  it.for([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:4711', '192.0.2.1'],
    ['2001:db8::9', '2001:db8::9'],
    ['[2001:db8::9]', '2001:db8::9'],
    ['[2001:db8::9]:4711', '2001:db8::9'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['198.51.100.7, 192.0.2.1', '192.0.2.1'],
    ['192.0.2.1, ', '192.0.2.1'],
  ])(
    'behind a trusted proxy is the last address of X-Forwarded-For: %s',
    ([forwarded = '', address = '']) => {
      expect(addressOf(forwarded)).toMatchObject({ address });
      expect(addressOf(forwarded, '[::ffff:10.0.0.1]:50000')).toMatchObject({ address });
      expect(addressOf(forwarded, '[2001:db8::1]:50000')).toMatchObject({ address });
    },
  );

  it('behind two trusted proxies is the address that the first of them saw', () => {
    expect(addressOf('198.51.100.7, 192.0.2.1, 10.0.0.2:4711')).toMatchObject({ address: '192.0.2.1' });
  });

  it('is the trusted proxy itself where it names no other', () => {
    for (const forwarded of ['', ',', '10.0.0.2'])
      expect(addressOf(forwarded)).toMatchObject({ address: '10.0.0.1' });
  });
});

describe('the protocol', () => {
  it.for(['https', 'HTTPS', 'https, http', ' https ,junk'])(
    'is the first that a trusted proxy names: %s',
    (value) => {
      expect(read({ 'X-Forwarded-Proto': value })).toMatchObject({ url: 'https://example.org/api/v1' });
    },
  );

  it('is not believed of anybody else, whatever they name', () => {
    for (const value of ['https', 'https, http', 'junk'])
      expect(read({ 'X-Forwarded-Proto': value }, client)).toMatchObject({
        url: 'http://example.org/api/v1',
      });
  });

  it.for(['ftp', 'https:', 'a b', 'javascript'])(
    'that is none is a fault of a trusted proxy: %s',
    (value) => {
      expect(read({ 'X-Forwarded-Proto': value })).toEqual({
        fault: 'the first value of X-Forwarded-Proto is no protocol; expected http or https',
      });
    },
  );
});

describe('the host', () => {
  it.for([
    ['EXAMPLE.org:80', 'http://example.org/api/v1'],
    ['example.org:8787', 'http://example.org:8787/api/v1'],
    ['[2001:db8::9]:8787', 'http://[2001:db8::9]:8787/api/v1'],
  ])('may have a port: %s', ([Host = '', url = '']) => {
    expect(read({ Host }, client, `http://${Host}/api/v1`)).toMatchObject({ url });
  });

  it.for(['example.org/a', 'example.org?a', 'user@example.org', 'example.com'])(
    'is a fault where it is more than one host, or another: %s',
    (Host) => {
      expect(read({ Host }, client)).toEqual({ fault: expect.stringContaining('expected one host') });
    },
  );
});
