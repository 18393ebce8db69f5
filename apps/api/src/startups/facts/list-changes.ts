import { and, desc, eq } from 'drizzle-orm';
import { factChanges } from '../../platform/db/schema/fact-changes.table';
import type { Db } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import type { Page } from '../../platform/http/pagination/list-page';
import { readRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import { toChanges } from './change-answer';
import type { FACT_LISTS } from './fact-fields';
import type { FactChangeBody } from './facts.schemas';

const STARTUP_GONE = 'Startup not found';

/**
 * One page of what people did to the facts of a startup, the newest first.
 * @param list only to this one
 * @throws 404
 */
export async function readListChanges(
  db: Db,
  id: string,
  list: (typeof FACT_LISTS)[number] | undefined,
  { limit, offset }: Page,
): Promise<{ items: FactChangeBody[]; total: number }> {
  const startupId = readRowId(id, STARTUP_GONE);
  return db.transaction(
    async (tx) => {
      if ((await tx.$count(startups, eq(startups.id, startupId))) === 0) throw notFound(STARTUP_GONE);
      const ofList = and(eq(factChanges.startup_id, startupId), list && eq(factChanges.list, list));
      const made = await tx
        .select()
        .from(factChanges)
        .where(ofList)
        .orderBy(desc(factChanges.id))
        .limit(limit)
        .offset(offset);
      return { items: await toChanges(tx, made), total: await tx.$count(factChanges, ofList) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
