import { isNotNull, isNull } from 'drizzle-orm';
import { recordEvent, THE_SERVER } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import { sessions } from '../../platform/db/schema/sessions.table';
import { users } from '../../platform/db/schema/users.table';
import type { KeyName } from '../../platform/keys/key-ring';
import { declareKeys, type KeySource } from '../../platform/keys/open-keys';

/**
 * The way out when keys are lost for good: the present ones become those of this database. Without their pepper all
 * passwords are void, so they are removed and everybody chooses a new one; without the other keys all sessions end.
 * @returns the names of the keys that are others now; [] when nothing had to change
 */
export async function adoptKeys(db: Db, source: KeySource, nowMs: number): Promise<KeyName[]> {
  return db.transaction(async (tx) => {
    const changed = await declareKeys(tx, source);
    if (changed.length === 0) return [];
    const now = new Date(nowMs).toISOString();
    await tx
      .update(sessions)
      .set({ ended_at: now, ended_reason: 'keys adopted' })
      .where(isNull(sessions.ended_at));
    if (changed.includes('pepper')) {
      await tx
        .update(users)
        .set({ password_hash: null, must_change_password: true, updated_at: now })
        .where(isNotNull(users.password_hash));
    }
    await recordEvent(tx, THE_SERVER, { action: 'keys_adopted', after: { keys: changed } });
    return changed;
  });
}
