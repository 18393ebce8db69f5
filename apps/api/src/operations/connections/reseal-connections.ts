import { eq } from 'drizzle-orm';
import { opened, type ConnectionKind } from '../../platform/config/connections/present-connections';
import type { Db } from '../../platform/db/open-database';
import { connections, type StoredMail, type StoredModel } from '../../platform/db/schema/connections.table';
import { keyId, type Keys } from '../../platform/keys/key-ring';
import { sealing } from './change-connection';

/**
 * Seals the secrets of connections with the current key after a key rotation, so that the previous key can be removed.
 */
export async function resealConnections(db: Db, keys: Pick<Keys, 'pepper'>): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { kind, settings, former } of await tx.select().from(connections).for('update')) {
      const sealed = { settings: resealed(kind, settings, keys), former: resealed(kind, former, keys) };
      if (sealed.settings !== settings || sealed.former !== former)
        await tx.update(connections).set(sealed).where(eq(connections.kind, kind));
    }
  });
}

/**
 * Returns settings whose secret is sealed with the current key. Settings are unchanged if this is already so, or if the
 * secret cannot be unsealed.
 */
function resealed(
  kind: ConnectionKind,
  value: StoredModel | StoredMail | null,
  keys: Pick<Keys, 'pepper'>,
): StoredModel | StoredMail | null {
  const sealed = value === null ? null : 'key' in value ? value.key : value.password;
  if (value === null || sealed === null || sealed.startsWith(`${keyId(keys.pepper[0])}:`)) return value;
  const secret = opened(kind, sealed, keys);
  if (secret === null) return value;
  const again = sealing(kind, keys)(secret);
  return 'key' in value ? { ...value, key: again } : { ...value, password: again };
}
