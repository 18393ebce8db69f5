import { eq } from 'drizzle-orm';
import { opened, type ConnectionKind } from '../../platform/config/connections/present-connections';
import type { Db } from '../../platform/db/open-database';
import { connections, type StoredMail, type StoredModel } from '../../platform/db/schema/connections.table';
import { keyId, type Keys } from '../../platform/keys/key-ring';
import { sealing } from './change-connection';

/** After a rotation of keys: seals the secrets of connections with the present key, so that the older one may go. */
export async function resealConnections(db: Db, keys: Pick<Keys, 'pepper'>): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { kind, settings, former } of await tx.select().from(connections).for('update')) {
      const sealed = { settings: resealed(kind, settings, keys), former: resealed(kind, former, keys) };
      if (sealed.settings !== settings || sealed.former !== former)
        await tx.update(connections).set(sealed).where(eq(connections.kind, kind));
    }
  });
}

/** The same settings where nothing is to be done, and where the secret cannot be opened any more. */
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
