import { isIP } from 'node:net';
import {
  guardedLookup,
  hostOf,
  isPublicAddress,
  NOT_PUBLIC,
  RefusedAddress,
} from '../outbound-http/address-guard';

/** Ports of mail servers: others of public hosts are not connected to. */
const MAIL_PORTS: readonly number[] = [25, 465, 587, 2525];

const HOST_NAME = /^[a-z\d](?:[a-z\d.-]*[a-z\d])?\.?$/i;

/** Where to connect, and the name that the certificate must have. */
type Place = { host: string; tls?: { servername: string } };

/**
 * The address that is connected to for a mail server that was typed on the page: a public one, which its name is
 * resolved to once, or a host that the operator allows.
 * @param privateHosts `host:port` of the own network that are allowed
 * @throws RefusedAddress with a message for the person; the error of the lookup for an unknown name
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
 * What is wrong with a host and port without looking the name up.
 * @throws RefusedAddress with a message for the person
 */
export function checkMailAddress(host: string, port: number, privateHosts: readonly string[]): void {
  if (isIP(host) === 0 && !HOST_NAME.test(host))
    throw new RefusedAddress('This is not the name of a server.');
  if (isAllowed(host, port, privateHosts)) return;
  if (isIP(host) !== 0 && !isPublicAddress(host)) throw new RefusedAddress(NOT_PUBLIC);
  if (!MAIL_PORTS.includes(port))
    throw new RefusedAddress(`Only the ports of mail servers, ${MAIL_PORTS.join(', ')}, are allowed.`);
}

/** Whether the operator allows this host of the own network. */
export function isAllowed(host: string, port: number, privateHosts: readonly string[]): boolean {
  const { hostname } = new URL(`http://${authorityOf(host)}:${port}/`);
  return privateHosts.includes(hostOf({ hostname, port: String(port), protocol: 'http:' }));
}

const authorityOf = (host: string) => (isIP(host) === 6 ? `[${host}]` : host);
