import { expect, it } from 'vitest';
import { clientOf } from '../../src/edge/limit.ts';

const client = (address: string | undefined, headers: Record<string, string> = {}) =>
  clientOf(
    new Request('https://service.test/', {
      headers: { ...(address !== undefined && { 'CF-Connecting-IP': address }), ...headers },
    }),
  );

it('a client is known by the address the platform saw, whatever the request claims', () => {
  const forged = {
    'X-Forwarded-For': '1.2.3.4',
    Forwarded: 'for=1.2.3.4',
    'X-Real-IP': '1.2.3.4',
    'True-Client-IP': '1.2.3.4',
  };
  expect(client('203.0.113.9', forged)).toEqual(client('203.0.113.9'));
});

it('a client is a network of IPv6, a /64, and one address of IPv4', () => {
  expect(client('2001:db8:1:2:3:4:5:6')).toEqual(client('2001:db8:1:2::1'));
  expect(client('2001:db8:1:2::1')).not.toEqual(client('2001:db8:1:3::1'));
  expect(client('::ffff:203.0.113.9')).toEqual(client('203.0.113.9'));
  expect(client('203.0.113.9')).not.toEqual(client('203.0.113.10'));
  expect(client('203.0.113.9')).toEqual({
    key: '203.0.113.9',
    network: '203.0.113.9',
    isShared: false,
  });
});

it('a client of IPv6 has the quota of its /48 beside its own', () => {
  expect(client('2001:db8:1:2::1')).toEqual({
    key: '20010db800010002/64',
    network: '20010db80001/48',
    isShared: false,
  });
  expect(client('2001:db8:1:ffff::1').network).toBe(client('2001:db8:1:2::1').network);
  expect(client('2001:db8:2:2::1').network).not.toBe(client('2001:db8:1:2::1').network);
});

it.for([undefined, '', 'nonsense'])('a client without an address shares its key: %s', (address) => {
  expect(client(address)).toEqual({ key: 'unknown', network: 'unknown', isShared: true });
});

it("a client behind the one address of other customers' Workers shares its key", () => {
  expect(client('2a06:98c0:3600::103')).toEqual({
    key: '2a0698c036000000/64',
    network: '2a0698c036000000/64',
    isShared: true,
  });
});
