import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import { FIRST_DIALECT } from './dialect';
import { type Dialect, modelDialects } from '../../platform/db/schema/model-dialects.table';

/** Storage for the request dialects of models. */
export interface DialectMemory {
  read(model: string): Promise<Dialect>;
  write(model: string, dialect: Dialect): Promise<void>;
}

/** Creates in-memory storage for dialects, for evaluations without a database. */
export function ownDialects(): DialectMemory {
  const known = new Map<string, Dialect>();
  return {
    read: (model) => Promise.resolve(known.get(model) ?? FIRST_DIALECT),
    write: (model, dialect) => Promise.resolve(void known.set(model, dialect)),
  };
}

/** Days after which a stored dialect is discarded, because servers change. */
const KEPT_DAYS = 7;

/**
 * Creates dialect storage in the database that all servers of an installation share.
 * @param address address of the model server, because equal model names on two servers are different models
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
