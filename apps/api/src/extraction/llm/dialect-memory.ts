import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { FIRST_DIALECT } from './dialect';
import { type Dialect, modelDialects } from '../../platform/db/schema/model-dialects.table';

/** Where it is remembered how a model wants to be asked. */
export interface DialectMemory {
  read(model: string): Promise<Dialect>;
  write(model: string, dialect: Dialect): Promise<void>;
}

/** For one process: a measurement without a database. */
export function ownDialects(): DialectMemory {
  const known = new Map<string, Dialect>();
  return {
    read: (model) => Promise.resolve(known.get(model) ?? FIRST_DIALECT),
    write: (model, dialect) => Promise.resolve(void known.set(model, dialect)),
  };
}

/** After a week a model is asked in the first way again: servers learn too. */
const KEPT_DAYS = 7;

/**
 * For all servers of an installation, across restarts.
 * @param address of the model server: the same name elsewhere is another model
 */
export function storedDialects(db: Db, address: string): DialectMemory {
  const of = (model: string) => and(eq(modelDialects.address, address), eq(modelDialects.model, model));
  return {
    async read(model) {
      const fresh = sql`${modelDialects.updated_at} > now() - make_interval(days => ${KEPT_DAYS})`;
      const [row] = await db
        .select()
        .from(modelDialects)
        .where(and(of(model), fresh));
      return row === undefined ? FIRST_DIALECT : { ...FIRST_DIALECT, ...row.dialect };
    },
    async write(model, dialect) {
      const values = { dialect, updated_at: sql`now()` };
      await db
        .insert(modelDialects)
        .values({ address, model, ...values })
        .onConflictDoUpdate({ target: [modelDialects.address, modelDialects.model], set: values });
    },
  };
}
