import { isUrl } from '@vaglio/startups-domain';
import { lookup as systemLookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Why an address is not fetched; the text is shown to people. */
export class RefusedAddress extends Error {}

const PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/**
 * Whether an address of the network may be connected to: only public unicast. Mapped and translated forms count as what
 * they embed; `::/96` (`::127.0.0.1`) as private.
 * @param address IPv4 or IPv6 in any spelling
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' || !parsed.match(ipaddr.parseCIDR('::/96'));
}

/**
 * A web address that may be fetched: http or https on its usual port, without a user name, and not an address of this
 * machine or of a private network.
 * @param privateHosts `host:port` of the own network from which news may be read all the same
 * @throws RefusedAddress with a message for the person
 * Source: security decision D12.
 */
export function checkAddress(address: string, privateHosts: readonly string[] = []): URL {
  if (!isUrl(address)) throw new RefusedAddress('This is not a web address.');
  const url = new URL(address);
  const usualPort = PORTS[url.protocol];
  if (!usualPort) throw new RefusedAddress('Only http and https addresses are allowed.');
  if (url.username !== '' || url.password !== '')
    throw new RefusedAddress('An address with a user name is not allowed.');
  if (privateHosts.includes(hostOf(url))) return url;
  if (url.port !== '') throw new RefusedAddress('Only the usual ports, 80 and 443, are allowed.');
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new RefusedAddress(NOT_PUBLIC);
  return url;
}

const NOT_PUBLIC = 'The address belongs to this machine or to a private network.';

/** `host:port`, the port always written. */
export function hostOf({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || PORTS[protocol]}`;
}

/**
 * A lookup for the connection itself: a name is resolved once, and the address that is connected to is the one that
 * was checked. So a name that changes its address between check and connection gains nothing.
 * @param lookup the system's, replaced in tests
 */
export function guardedLookup(privateHosts: readonly string[], lookup = systemLookup): LookupFunction {
  const privateNames = new Set(privateHosts.map((host) => host.replace(/:\d+$/, '')));
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const addresses = Array.isArray(found) ? found : [];
      const allowed = privateNames.has(hostname)
        ? addresses
        : addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = allowed;
      if (!first || allowed.length < addresses.length) return callback(new RefusedAddress(NOT_PUBLIC), '', 0);
      if (options.all) return callback(null, allowed);
      return callback(null, first.address, first.family);
    });
  };
}
