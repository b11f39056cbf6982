import ipaddr from 'ipaddr.js';

/** Who asks, as far as the limiter is concerned. */
export interface Client {
  /** Names the client's quota. */
  readonly key: string;
  /** Names the quota of the clients of one owner: of IPv6 the /48, else the client alone. */
  readonly network: string;
  /** Whether unrelated people share the key. */
  readonly isShared: boolean;
}

const unknown = 'unknown';

/** How many bits of an IPv6 address name a client, such as a household or a server, and how many the site it is of. */
const clientBits = 64;
const siteBits = 48;

/**
 * The address the platform gives for a request of another customer's Worker:
 * https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-connecting-ip-in-worker-subrequests
 */
const otherWorkers = namesOf('2a06:98c0:3600::103').key;

/**
 * Returns the client that sent a request, by the address the platform saw; never by a field that a client can set.
 * Addresses of one IPv6 network are one client.
 */
export function clientOf(request: Request): Client {
  const { key, network } = namesOf(request.headers.get('CF-Connecting-IP'));
  const isShared = key === unknown || key === otherWorkers;
  return { key, network: isShared ? key : network, isShared };
}

function namesOf(address: string | null): Pick<Client, 'key' | 'network'> {
  if (!address || !ipaddr.isValid(address)) return { key: unknown, network: unknown };
  // An IPv4 address written as IPv6 is the same client.
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return { key: parsed.toString(), network: parsed.toString() };
  const bytes = parsed.toByteArray();
  const prefix = (bits: number) => `${new Uint8Array(bytes.slice(0, bits / 8)).toHex()}/${bits}`;
  return { key: prefix(clientBits), network: prefix(siteBits) };
}
