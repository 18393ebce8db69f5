import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { users } from '../../platform/db/schema/users.table';
import { emailKeys, partKeys, spellingKey } from '../../platform/text/email-key';

/** Database row of an account. */
export type UserRow = typeof users.$inferSelect;

/** SQL condition that excludes service accounts, because they have no sign-in, mail or assignments. */
export const isPerson = eq(users.kind, 'person');

/**
 * Returns the account of a person by any spelling of the email address. If versions before 0.4 created two such
 * accounts, the older account is returned.
 */
export async function findUserByEmail(db: Db | Tx, email: string): Promise<UserRow | undefined> {
  const [user] = await db
    .select()
    .from(users)
    .where(and(inArray(users.email_key, emailKeys(email)), isPerson))
    .orderBy(asc(users.created_at), asc(users.id))
    .limit(1);
  return user;
}

/**
 * Returns an SQL condition for accounts whose email address contains a text. The condition ignores case and accepts
 * both forms of an internationalised domain. For a blank text, the result is undefined, so that no account is
 * excluded.
 */
export function hasInEmail(text: string) {
  const typed = spellingKey(text);
  if (typed === '') return undefined;
  const inKey = partKeys(text).map((key) => sql`strpos(${users.email_key}, ${key}) > 0`);
  return or(...inKey, sql`strpos(lower(${users.email}), ${typed}) > 0`);
}

export async function findUser(db: Db | Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  return user;
}

/** Returns the account of a person; undefined for a service account. */
export async function findPerson(db: Db | Tx, id: string): Promise<UserRow | undefined> {
  const user = await findUser(db, id);
  return user?.kind === 'person' ? user : undefined;
}

/** Returns an account and locks it against other changes until the transaction ends. */
export async function lockAccount(tx: Tx, id: string): Promise<UserRow | undefined> {
  const [user] = await tx.select().from(users).where(eq(users.id, id)).for('no key update');
  return user;
}
