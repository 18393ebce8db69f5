import { isNotNull, isNull } from 'drizzle-orm';
import { recordEvent, THE_SERVER } from '../../audit/audit-event';
import type { Db } from '../../platform/db/open-database';
import { sessions } from '../../platform/db/schema/sessions.table';
import { users } from '../../platform/db/schema/users.table';
import type { KeyName } from '../../platform/keys/key-ring';
import { declareKeys, type KeySource } from '../../platform/keys/open-keys';

/**
 * Registers the current keys as those of this database after the old keys were lost. Passwords cannot be verified
 * without their pepper, so they are removed and everybody chooses a new password. Other lost keys end all sessions.
 * @returns the names of the changed keys; [] when nothing changed
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
