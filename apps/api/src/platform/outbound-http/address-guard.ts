import { isUrl } from '@vaglio/startups-domain';
import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { buildConnector } from 'undici';

/** Why an address is not fetched; the text is shown to people. */
export class RefusedAddress extends Error {}

const PORTS: Record<string, string> = { 'http:': '80', 'https:': '443' };

/**
 * Services that a cloud offers to its own machines at addresses of public ranges, where an answer may hold keys of the
 * machine. Those at link-local, shared and unique local addresses are not public anyway.
 */
const CLOUD_SERVICES = new BlockList();
CLOUD_SERVICES.addAddress('168.63.129.16'); // Azure: wire server and host agent
CLOUD_SERVICES.addAddress('192.80.8.124'); // Equinix Metal: metadata
CLOUD_SERVICES.addSubnet('161.26.0.0', 16); // IBM Cloud: services of the private network
CLOUD_SERVICES.addSubnet('166.8.0.0', 14); // IBM Cloud: services of the private network

/** Such services at addresses that are not public. */
const LOCAL_CLOUD_SERVICES = new Set(['100.100.100.200', '192.0.0.192', 'fd00:ec2::254', 'fd20:ce::254']);

/** All public unicast addresses of IPv6; compatible, translated and other special forms lie outside. */
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3');

/**
 * Whether an address of the network may be connected to: only public unicast without services of a cloud. A mapped
 * address counts as the one that it embeds.
 * @param address IPv4 or IPv6 in any spelling
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return false;
  return parsed.kind() === 'ipv4' ? !CLOUD_SERVICES.check(parsed.toString()) : parsed.match(GLOBAL_UNICAST);
}

/**
 * Refuses an address of the settings, or of what a configured server names, that is one of the services of a cloud for its
 * own machines. It may be an address of a private network otherwise, since the operator names it.
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
 * A web address that may be fetched: http or https on its usual port, without a user name, and not an address of this
 * machine or of a private network.
 * @param privateHosts `host:port` of the own network from which news may be read all the same, as readPrivateHost writes it
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
  const literal = literalOf(url);
  if (isIP(literal) !== 0 && !isPublicAddress(literal)) throw new RefusedAddress(NOT_PUBLIC);
  return url;
}

/**
 * A web address that something secret is sent to: https, unless the operator allows the host, and otherwise as
 * {@link checkAddress}.
 * @throws RefusedAddress with a message for the person
 */
export function checkSecretAddress(address: string, privateHosts: readonly string[]): URL {
  const url = checkAddress(address, privateHosts);
  if (url.protocol === 'https:' || privateHosts.includes(hostOf(url))) return url;
  throw new RefusedAddress('The address must begin with https://.');
}

/** The host as an address of the network is written, where it is one. */
const literalOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

export const NOT_PUBLIC = 'The address belongs to this machine or to a private network.';

/** `host:port`, the port always written, and the host as a URL has it, without the dot that may end a full name. */
export function hostOf({ hostname, port, protocol }: Pick<URL, 'hostname' | 'port' | 'protocol'>): string {
  return `${hostname.replace(/\.$/, '')}:${port || PORTS[protocol]}`;
}

/**
 * A host of the own network as hostOf writes it, from `host:port` in any spelling: capitals, accents, IPv6 in brackets.
 * @returns undefined for a text of another form, as one without a port
 */
export function readPrivateHost(text: string): string | undefined {
  const [, host = '', port = ''] = /^([^\s/?#@\\]+):([1-9]\d{0,4})$/.exec(text) ?? [];
  const address = `http://${host}:${port}/`;
  if (host === '' || !URL.canParse(address)) return undefined;
  return hostOf({ hostname: new URL(address).hostname, port, protocol: 'http:' });
}

/**
 * A lookup for the connection itself: a name is resolved once, and the address that is connected to is the one that
 * was checked. So a name that changes its address between check and connection gains nothing.
 * @param lookup the system's, replaced in tests
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
 * How connections are made: to a private address only where the operator allows the host at this very port.
 * @param connector of undici, which is loaded with the first connection
 * @param privateHosts as for checkAddress
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
