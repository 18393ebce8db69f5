import { randomBytes } from 'node:crypto';
import { asc, desc, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { passkeyHandles, passkeys } from '../../../platform/db/schema/passkeys.table';

/** The most of one person: more devices than people use, few enough for the list that browsers are given. */
export const MAX_PASSKEYS = 10;
const HANDLE_BYTES = 32;

export type PasskeyRow = typeof passkeys.$inferSelect;

/** The passkeys of a person, the newest first. */
export function listPasskeys(db: Db | Tx, userId: string): Promise<PasskeyRow[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.user_id, userId))
    .orderBy(desc(passkeys.created_at), asc(passkeys.id));
}

/** How many passkeys a person has, also of an earlier host name. */
export function countPasskeys(db: Db | Tx, userId: string): Promise<number> {
  return db.$count(passkeys, eq(passkeys.user_id, userId));
}

/** Whether anybody has one. */
export async function isAnyPasskey(db: Db): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(passkeys)
    .limit(1);
  return rows.length > 0;
}

/** The handle of a person, made when it is first asked for. */
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
 * The passkey that signed, where it is that of the person it names.
 * @param userId the person who is asked to sign, whose authenticator may leave the handle out; null where any person may
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

/** The passkey, which nothing else changes until the transaction ends: its counter is compared and raised. */
export async function lockPasskey(tx: Tx, id: string): Promise<PasskeyRow | undefined> {
  const [row] = await tx.select().from(passkeys).where(eq(passkeys.id, id)).for('update');
  return row;
}

/** Removes all of a person. @returns how many there were */
export async function removePasskeys(tx: Tx, userId: string): Promise<number> {
  const gone = await tx.delete(passkeys).where(eq(passkeys.user_id, userId)).returning({ id: passkeys.id });
  return gone.length;
}
