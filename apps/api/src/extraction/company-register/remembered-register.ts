import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { nameKeyOf } from '../../startups/raw/match-keys';
import type { CompanyRegister } from './company-register';
import { registerLookups } from '../../platform/db/schema/register-lookups.table';

/** Registers change daily, companies seldom. */
const KEPT = sql.raw(`interval '30 days'`);

/**
 * A register whose answers are kept for a month, for all servers of an installation. Failures are not kept; that a company
 * is not found holds for that spelling alone.
 */
export function rememberedRegister(db: Db, register: CompanyRegister): CompanyRegister {
  return {
    name: register.name,
    async find(companyName, signal) {
      const [found, missed] = [nameKeyOf(companyName), spellingKeyOf(companyName)];
      const [known] = await db
        .select({ entries: registerLookups.entries })
        .from(registerLookups)
        .where(
          and(
            eq(registerLookups.register, register.name),
            inArray(registerLookups.name_key, [found, missed]),
            sql`${registerLookups.asked_at} > now() - ${KEPT}`,
          ),
        )
        // A company that was found counts, whatever another spelling missed.
        .orderBy(sql`jsonb_array_length(${registerLookups.entries}) desc`)
        .limit(1);
      if (known) return known.entries;
      const entries = await register.find(companyName, signal);
      await db
        .insert(registerLookups)
        .values({ register: register.name, name_key: entries.length > 0 ? found : missed, entries })
        .onConflictDoUpdate({
          target: [registerLookups.register, registerLookups.name_key],
          set: { entries, asked_at: sql`now()` },
        });
      return entries;
    },
  };
}

/** Removes answers that are too old to be used. */
export async function pruneRegisterLookups(db: Db): Promise<void> {
  await db.delete(registerLookups).where(lt(registerLookups.asked_at, sql`now() - ${KEPT}`));
}

/** No folded key begins so. */
function spellingKeyOf(companyName: string): string {
  return `=${Array.from(companyName.trim().normalize('NFC').toLowerCase()).slice(0, 600).join('')}`;
}
