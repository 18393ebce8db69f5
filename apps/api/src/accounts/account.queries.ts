import { eq } from 'drizzle-orm';
import type { Db, Tx } from '../db/open-database';
import { users } from './users.table';

/** One account as the database keeps it. */
export type UserRow = typeof users.$inferSelect;

/** What two spellings of one address have in common. */
export function emailKey(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}

/** The account of an address, however spelled. */
export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.email_key, emailKey(email)));
  return user;
}

export async function findUser(db: Db | Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** The account, which nothing else changes until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}
