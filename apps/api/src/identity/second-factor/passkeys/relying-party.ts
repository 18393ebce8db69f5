import { isIP } from 'node:net';
import type { Settings } from '../../../platform/config/settings';

/** Relying party for passkeys: the host name, and the origin of the pages that may use them. */
export type RelyingParty = { id: string; origin: string };

/** Protocol and host to which a request was sent. */
type SentTo = { protocol: string; host: string };

const ON_THIS_MACHINE = 'localhost';

/**
 * Returns the relying party of this installation. It is based on PUBLIC_URL, or on `localhost` with the port of the
 * request.
 * @returns null where browsers do not support passkeys: at an IP address, and over http except on this machine
 */
export function relyingPartyOf(
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { protocol, host }: SentTo,
): RelyingParty | null {
  const address = publicUrl ?? `${protocol}://${host}`;
  if (!URL.canParse(address)) return null;
  const { hostname, origin } = new URL(address);
  const isNamed = publicUrl !== undefined && isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
  return isNamed || hostname === ON_THIS_MACHINE ? { id: hostname, origin } : null;
}
