import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { nameKeyOf } from '../../startups/raw/match-keys';
import type { CompanyRegister } from './company-register';
import { registerLookups } from '../../platform/db/schema/register-lookups.table';

/** Lifetime of cached register responses. A register changes daily, but a single company rarely. */
const KEPT = sql.raw(`interval '30 days'`);

/**
 * Caches the responses of a company register for a month, for all servers of an installation. Failures are not cached.
 * "Not found" is cached only for the exact spelling of the name.
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
        // A cached company takes precedence over "not found" for one spelling.
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

/** Deletes expired register responses from the cache. */
export async function pruneRegisterLookups(db: Db): Promise<void> {
  await db.delete(registerLookups).where(lt(registerLookups.asked_at, sql`now() - ${KEPT}`));
}

/** Returns the cache key of a name's exact spelling. Its prefix distinguishes it from the keys of folded names. */
function spellingKeyOf(companyName: string): string {
  return `=${Array.from(companyName.trim().normalize('NFC').toLowerCase()).slice(0, 600).join('')}`;
}
