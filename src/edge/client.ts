import ipaddr from 'ipaddr.js';

/** How much of an IPv6 address names a client: a household or a server is given a /64. */
const networkBytes = 8;

/**
 * Who asks, by the address the platform saw; never by a field that a client can set. Addresses of one IPv6 network are
 * one client.
 */
export function clientOf(request: Request): string {
  const address = request.headers.get('CF-Connecting-IP');
  if (!address || !ipaddr.isValid(address)) return 'unknown';
  // An IPv4 address written as IPv6 is the same client.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${new Uint8Array(parsed.toByteArray().slice(0, networkBytes)).toHex()}/64`;
}
