import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { nameKeyOf } from '../startups/match-keys';
import type { CompanyRegister } from './company-register';
import { registerLookups } from './register-lookups.table';

/** Registers change daily, companies seldom. */
const KEPT_DAYS = 30;

/** A register whose answers are kept for a month, for all servers of an installation. Failures are not kept. */
export function rememberedRegister(db: Db, register: CompanyRegister): CompanyRegister {
  return {
    name: register.name,
    async find(companyName, signal) {
      const name_key = nameKeyOf(companyName);
      const of = and(eq(registerLookups.register, register.name), eq(registerLookups.name_key, name_key));
      const fresh = sql`${registerLookups.asked_at} > now() - make_interval(days => ${KEPT_DAYS})`;
      const [known] = await db
        .select({ entries: registerLookups.entries })
        .from(registerLookups)
        .where(and(of, fresh));
      if (known) return known.entries;
      const entries = await register.find(companyName, signal);
      await db
        .insert(registerLookups)
        .values({ register: register.name, name_key, entries })
        .onConflictDoUpdate({
          target: [registerLookups.register, registerLookups.name_key],
          set: { entries, asked_at: sql`now()` },
        });
      return entries;
    },
  };
}
