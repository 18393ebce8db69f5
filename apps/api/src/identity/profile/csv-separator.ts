import type { CsvSeparator } from '@vaglio/startups-domain';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { users } from '../../platform/db/schema/users.table';

/** Returns the CSV separator of a person. The default is the comma, also for the server itself (null). */
export async function readCsvSeparator(db: Db, userId: string | null): Promise<CsvSeparator> {
  if (userId === null) return 'comma';
  const [user] = await db.select({ chosen: users.csv_separator }).from(users).where(eq(users.id, userId));
  return user?.chosen ?? 'comma';
}
