import { isIP } from 'node:net';
import type { Settings } from '../../../platform/config/settings';

/** The party that passkeys are made for: the name of the host, and the origin of the pages that may ask for them. */
export type RelyingParty = { id: string; origin: string };

/** Where a request was sent to. */
type SentTo = { protocol: string; host: string };

const ON_THIS_MACHINE = 'localhost';

/**
 * The relying party of this installation: of PUBLIC_URL, else `localhost` at the port that was asked.
 * @returns null where browsers make no passkeys: at an IP address, and over http but on this machine
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
