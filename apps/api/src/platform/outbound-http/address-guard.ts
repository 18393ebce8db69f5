import { isUrl } from '@vaglio/startups-domain';
import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { buildConnector } from 'undici';

/** Error for an address that must not be requested. Its message is displayed to users. */
export class RefusedAddress extends Error {}

const PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/**
 * Metadata services of cloud providers at public addresses. They may reveal keys of the machine. Link-local, shared and
 * unique local addresses do not count as public, so they are refused anyway.
 */
const CLOUD_SERVICES = new BlockList();
CLOUD_SERVICES.addAddress('168.63.129.16'); // Azure: wire server and host agent
CLOUD_SERVICES.addAddress('192.80.8.124'); // Equinix Metal: metadata
CLOUD_SERVICES.addSubnet('161.26.0.0', 16); // IBM Cloud: services in the private network
CLOUD_SERVICES.addSubnet('166.8.0.0', 14); // IBM Cloud: services in the private network

/** Addresses of cloud metadata services that are not public. */
const LOCAL_CLOUD_SERVICES = new Set(['100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd20:ce::254']);

/** Public unicast addresses of IPv6. Compatible, translated and other special addresses are outside this range. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Returns whether connections to an IP address are allowed. Only public unicast addresses are allowed, except those of
 * metadata services. An IPv4-mapped IPv6 address is treated as the IPv4 address.
 * @param address IPv4 or IPv6 address in any notation
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' ? !CLOUD_SERVICES.check(parsed.toString()) : parsed.match(GLOBAL_UNICAST);
}

/**
 * Refuses the address of a cloud metadata service in the settings or in the responses of a configured server. Other
 * private addresses are allowed, because an operator configured them.
 * @throws RefusedAddress
 */
export function refuseCloudServices(address: string | URL): void {
  const literal = literalOf(new URL(address));
  if (isIP(literal) !== 0 && isCloudService(literal))
    throw new RefusedAddress('The address belongs to a service of the cloud for its own machines.');
}

function isCloudService(address: string): boolean {
  const parsed = ipaddr.process(address);
  const text = parsed.toString();
  if (parsed.range() === 'linkLocal' || LOCAL_CLOUD_SERVICES.has(text)) return true;
  return parsed.kind() === 'ipv4' && CLOUD_SERVICES.check(text);
}

/**
 * Parses a URL that may be requested. It must use http or https on the default port, and contain no user name. It must
 * not be an address of this machine or of a private network.
 * @param privateHosts allowed private `host:port` pairs, as returned by readPrivateHost
 * @throws RefusedAddress with a message for the user
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
  const literal = literalOf(url);
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new RefusedAddress(NOT_PUBLIC);
  return url;
}

/**
 * Parses a URL to which a secret is sent. It must use https unless the operator allows the host. All other rules of
 * {@link checkAddress} apply too.
 * @throws RefusedAddress with a message for the user
 */
export function checkSecretAddress(address: string, privateHosts: readonly string[]): URL {
  const url = checkAddress(address, privateHosts);
  if (url.protocol === 'https:' || privateHosts.includes(hostOf(url))) return url;
  throw new RefusedAddress('The address must begin with https://.');
}

/** Returns the host of a URL, without the brackets of an IPv6 address. */
const literalOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

export const NOT_PUBLIC = 'The address belongs to this machine or to a private network.';

/** Returns `host:port`, always with a port and without the trailing dot of a fully qualified name. */
export function hostOf({ hostname, port, protocol }: Pick<URL, 'hostname' | 'port' | 'protocol'>): string {
  return `${hostname.replace(/\.$/, '')}:${port || PORTS[protocol]}`;
}

/** Returns the host of a `host:port` pair such as 'mail.example:587'. */
export const withoutPort = (place: string): string => place.replace(/:\d+$/, '');

/**
 * Normalizes a private `host:port` pair to the format of hostOf. It accepts any notation: capital letters, accents,
 * IPv6 in brackets.
 * @returns undefined for an invalid text, for example without a port
 */
export function readPrivateHost(text: string): string | undefined {
  const [, host = '', port = ''] = /^([^\s/?#@\\]+):([1-9]\d{0,4})$/.exec(text) ?? [];
  const address = `http://${host}:${port}/`;
  if (host === '' || !URL.canParse(address)) return undefined;
  return hostOf({ hostname: new URL(address).hostname, port, protocol: 'http:' });
}

/**
 * Creates the DNS look-up function of a connection. A name is resolved only once, and the connection uses the checked
 * address. This prevents DNS rebinding.
 * @param lookup look-up function of the system, which tests replace
 */
export function guardedLookup(lookup = systemLookup): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return callback(error, '', 0);
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return callback(new RefusedAddress(NOT_PUBLIC), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
}

/**
 * Creates a connector that refuses private addresses unless the operator allows the host and port.
 * @param connector connector of undici, which is loaded when the first connection is opened
 * @param privateHosts as in checkAddress
 */
export function guardedConnector(
  connector: typeof buildConnector,
  privateHosts: readonly string[],
  timeout: number,
): buildConnector.connector {
  const toPublic = connector({ timeout, lookup: guardedLookup() });
  const toAny = connector({ timeout });
  return (options, callback) => {
    const { protocol, port } = options;
    const hostname = isIPv6(options.hostname) ? `[${options.hostname}]` : options.hostname;
    const connect = privateHosts.includes(hostOf({ hostname, port, protocol })) ? toAny : toPublic;
    connect(options, callback);
  };
}
