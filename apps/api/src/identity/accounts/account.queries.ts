import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { users } from '../../platform/db/schema/users.table';
import { emailKey, emailKeys } from '../../platform/text/email-key';

/** One account as the database keeps it. */
export type UserRow = typeof users.$inferSelect;

/** Leaves service accounts out, which nobody signs in with, writes to or works with. */
export const isPerson = eq(users.kind, 'person');

/** The account of a person by their address, however spelled. */
export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(inArray(users.email_key, emailKeys(email)), isPerson))
    .orderBy(desc(eq(users.email_key, emailKey(email))))
    .limit(1);
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
