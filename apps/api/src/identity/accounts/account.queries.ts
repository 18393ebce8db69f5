import { and, eq } from 'drizzle-orm';
import { FOLDED_TO_ASCII } from '../../platform/http/validation/address-text';
import type { Db, Tx } from '../../platform/db/open-database';
import { users } from '../../platform/db/schema/users.table';

/** One account as the database keeps it. */
export type UserRow = typeof users.$inferSelect;

/** Leaves service accounts out, which nobody signs in with, writes to or works with. */
export const isPerson = eq(users.kind, 'person');

const KEPT_APART = new RegExp(`([${FOLDED_TO_ASCII}])`, 'u');

/**
 * What two spellings of one address have in common: case and composition make no difference. Nothing but ASCII becomes
 * ASCII, so that the Kelvin sign is not k. Keys are made here alone: the database compares them as they are.
 */
export function emailKey(email: string): string {
  const parts = email.trim().split(KEPT_APART);
  return parts.map((part) => (KEPT_APART.test(part) ? part : part.normalize('NFC').toLowerCase())).join('');
}

/** The account of a person by their address, however spelled. */
export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(eq(users.email_key, emailKey(email)), isPerson));
  return user;
}

export async function findUser(db: Db | Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** The account of a person. */
export async function findPerson(db: Db | Tx, id: string): Promise<UserRow | undefined> {
  const user = await findUser(db, id);
  return user?.kind === 'person' ? user : undefined;
}

/** The account, which nothing else changes until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}
