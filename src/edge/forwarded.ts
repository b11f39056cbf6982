import type { Variables } from './variables.ts';

/** A request as the client sent it, which the connection and the trusted proxies tell. */
interface Origin {
  /** The client's address, without a port. */
  readonly address: string;
  /** What the client asked for, with the protocol that it used. */
  readonly url: URL;
}

/** What is wrong with a header, and what was expected. */
interface HeaderFault {
  readonly fault: string;
}

/**
 * Returns who sent a request, and what for. `X-Forwarded-For` and `X-Forwarded-Proto` are believed where the connection is
 * that of a proxy in `TRUSTED_PROXY`, and ignored otherwise.
 */
export function originOf(request: Request, { TRUSTED_PROXY = '' }: Variables): Origin | HeaderFault {
  const { cf, headers } = request;
  // The runtime's own field, which the platform's types lack.
  const connection = addressIn((cf as { clientIp?: string } | undefined)?.clientIp ?? '');
  const trusted = TRUSTED_PROXY.split(' ');
  const isProxied = trusted.includes(connection);
  // Each proxy adds the address that it saw at the end; what stands before may be the client's invention.
  const forwarded = isProxied ? listIn(headers.get('X-Forwarded-For')).map(addressIn) : [];
  const address = forwarded.findLast((proxy) => !trusted.includes(proxy)) ?? connection;

  const url = URL.parse(request.url);
  const server = URL.parse(`http://${headers.get('Host')}`);
  const isOneHost = server !== null && server.href === `http://${server.host}/`;
  if (!url || !isOneHost || url.host !== server.host)
    return {
      fault: 'the Host header or the path is not valid; expected one host and a path that begins with /',
    };

  // The first proxy of several is the one that the client asked.
  const [protocol] = isProxied ? listIn(headers.get('X-Forwarded-Proto')) : [];
  if (protocol !== undefined && !/^https?$/i.test(protocol))
    return { fault: 'the first value of X-Forwarded-Proto is no protocol; expected http or https' };
  if (protocol !== undefined) url.protocol = protocol;
  return { address, url };
}

/** Returns the values of a header that is a list. */
const listIn = (header: string | null): string[] =>
  (header ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);

/**
 * Returns an address without a port and brackets: `192.0.2.1:50000`, `[2001:db8::1]:50000` and `[2001:db8::1]` may have them.
 * One of IPv4 that came to a socket of IPv6 is written as IPv4.
 */
function addressIn(text: string): string {
  const address = text.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  return address.replace(/^::ffff:(?=[\d.]+$)/i, '');
}
