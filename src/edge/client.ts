import ipaddr from 'ipaddr.js';

/** Who asks, as far as the limiter is concerned. */
export interface Client {
  /** Names the client's quota. */
  readonly key: string;
  /** Whether unrelated people share the key. */
  readonly isShared: boolean;
}

const unknown = 'unknown';

/** How much of an IPv6 address names a client: a household or a server is given a /64. */
const networkBytes = 8;

/**
 * The address the platform gives for a request of another customer's Worker:
 * https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip-in-worker-subrequests
 */
const otherWorkers = networkOf('2a06:98c0:3600::103');

/**
 * Returns the client that sent a request, by the address the platform saw; never by a field that a client can set.
 * Addresses of one IPv6 network are one client.
 */
export function clientOf(request: Request): Client {
  const key = networkOf(request.headers.get('CF-Connecting-IP'));
  return { key, isShared: key === unknown || key === otherWorkers };
}

function networkOf(address: string | null): string {
  if (!address || !ipaddr.isValid(address)) return unknown;
  // An IPv4 address written as IPv6 is the same client.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${new Uint8Array(parsed.toByteArray().slice(0, networkBytes)).toHex()}/64`;
}
