import { isIP } from 'node:net';
import {
  guardedLookup,
  hostOf,
  isPublicAddress,
  NOT_PUBLIC,
  RefusedAddress,
} from '../outbound-http/address-guard';

/** Ports on which connections to public mail servers are allowed. */
const MAIL_PORTS: readonly number[] = [25, 465, 587, 2525];

const HOST_NAME = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?\.?$/i;

/** Host to connect to, and the host name that the certificate must contain. */
type Place = { host: string; tls?: { servername: string } };

/**
 * Returns the address to use for a mail server from the settings page. The host is either allowed by the operator, or
 * its name is resolved once to a public IP address.
 * @param privateHosts allowed private `host:port` pairs
 * @throws RefusedAddress with a message for the user; the DNS error for an unknown name
 */
export async function addressForMail(
  host: string,
  port: number,
  privateHosts: readonly string[],
): Promise<Place> {
  checkMailAddress(host, port, privateHosts);
  if (isIP(host) !== 0) return { host };
  if (isAllowed(host, port, privateHosts)) return { host, tls: { servername: host } };
  const found = await new Promise<string>((resolve, reject) => {
    guardedLookup()(host, { family: 0 }, (error, address) =>
      error ? reject(error) : resolve(String(address)),
    );
  });
  return { host: found, tls: { servername: host } };
}

/**
 * Checks a host and port without a DNS look-up.
 * @throws RefusedAddress with a message for the user
 */
export function checkMailAddress(host: string, port: number, privateHosts: readonly string[]): void {
  if (isIP(host) === 0 && !(HOST_NAME.test(host) && URL.canParse(`http://${host}/`)))
    throw new RefusedAddress('This is not the name of a server.');
  if (isAllowed(host, port, privateHosts)) return;
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new RefusedAddress(NOT_PUBLIC);
  if (!MAIL_PORTS.includes(port))
    throw new RefusedAddress(`Only the ports of mail servers, ${MAIL_PORTS.join(', ')}, are allowed.`);
}

/** Returns whether the operator allows this private host and port. */
export function isAllowed(host: string, port: number, privateHosts: readonly string[]): boolean {
  const { hostname } = new URL(`http://${authorityOf(host)}:${port}/`);
  return privateHosts.includes(hostOf({ hostname, port: String(port), protocol: 'http:' }));
}

const authorityOf = (host: string) => (isIP(host) === 6 ? `[${host}]` : host);
