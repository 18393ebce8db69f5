import { ne } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { passkeys } from '../../platform/db/schema/passkeys.table';
import { relyingPartyOf } from '../../identity/second-factor/passkeys/relying-party';
import { addressOf, type Settings } from '../../platform/config/settings';
import { fine, warning, type Finding } from './finding';

const SUBJECT = 'Passkeys';

type Address = Pick<Settings, 'publicUrl' | 'port'>;

/** Whether browsers make passkeys at the address that people use. */
export function passkeyFinding(settings: Address): Finding {
  const party = partyAt(settings);
  if (party) return fine(SUBJECT, `They are made for ${party.id}.`);
  return warning(
    SUBJECT,
    `Browsers make none for an IP address, as in ${settings.publicUrl}.`,
    'Set PUBLIC_URL to an address with a host name.',
  );
}

/** Passkeys that a change of the host name has made useless; nothing where there are none. */
export async function lostPasskeyFindings(db: Db, settings: Address): Promise<Finding[]> {
  const party = partyAt(settings);
  const lost = await db.$count(passkeys, party ? ne(passkeys.rp_id, party.id) : undefined);
  if (lost === 0) return [];
  return [
    warning(
      SUBJECT,
      `${lost} ${lost === 1 ? 'was' : 'were'} made for another host name, and cannot be used.`,
      'Set PUBLIC_URL back to that name; or people sign in with their passwords and recovery codes, and add new ones.',
    ),
  ];
}

function partyAt(settings: Address) {
  const { protocol, host } = new URL(addressOf(settings));
  return relyingPartyOf(settings, { protocol: protocol.replace(':', ''), host });
}
