import { randomBytes } from 'node:crypto';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { passkeyHandles, passkeys } from '../../../platform/db/schema/passkeys.table';

/** Maximum number of passkeys per person. People need fewer, and browsers receive the whole list. */
export const MAX_PASSKEYS = 10;
const HANDLE_BYTES = 32;

export type PasskeyRow = typeof passkeys.$inferSelect;

/** Returns the passkeys of a person, newest first. */
export function listPasskeys(db: Db | Tx, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(desc(passkeys.created_at), asc(passkeys.id));
}

/** Counts the passkeys of a person, including those of an earlier host name. */
export function countPasskeys(db: Db | Tx, userId: string): Promise<number> {
  return db.$count(passkeys, eq(passkeys.user_id, userId));
}

/** Returns whether any person has a passkey. */
export async function isAnyPasskey(db: Db): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(passkeys)
    .limit(1);
  return rows.length > 0;
}

/** Returns the user handle of a person. It is created on first use. */
export async function handleOf(db: Db | Tx, userId: string): Promise<string> {
  const handle = randomBytes(HANDLE_BYTES).toString('base64url');
  await db.insert(passkeyHandles).values({ user_id: userId, handle }).onConflictDoNothing();
  const [row] = await db
    .select({ handle: passkeyHandles.handle })
    .from(passkeyHandles)
    .where(eq(passkeyHandles.user_id, userId));
  return row?.handle ?? handle;
}

/**
 * Returns the passkey that made a signature, if it belongs to the person of the user handle.
 * @param userId person who must sign and whose authenticator may omit the handle; null for any person
 */
export async function findPasskey(
  tx: Db | Tx,
  { id, userHandle }: { id: string; userHandle: string | null },
  userId: string | null,
): Promise<PasskeyRow | undefined> {
  const [row] = await tx
    .select({ passkey: passkeys, handle: passkeyHandles.handle })
    .from(passkeys)
    .innerJoin(passkeyHandles, eq(passkeyHandles.user_id, passkeys.user_id))
    .where(eq(passkeys.credential_id, id));
  if (!row) return undefined;
  const isNamed = userHandle === row.handle;
  const isAsked =
    userId === null ? isNamed : userId === row.passkey.user_id && (isNamed || userHandle === null);
  return isAsked ? row.passkey : undefined;
}

/** Returns a passkey and locks it until the transaction ends, so that its counter can be compared and increased. */
export async function lockPasskey(tx: Tx, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.id, id)).for('update');
  return row;
}

/**
 * Removes all passkeys of a person.
 * @returns the number of removed passkeys
 */
export async function removePasskeys(tx: Tx, userId: string): Promise<number> {
  const gone = await tx.delete(passkeys).where(eq(passkeys.user_id, userId)).returning({ id: passkeys.id });
  return gone.length;
}
