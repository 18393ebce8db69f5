import { inArray } from 'drizzle-orm';
import { recordEvent, type Actor } from '../audit-event';
import { namesOfPeople } from '../audit/names-of-people';
import type { Deps } from '../deps';
import type { Tx } from '../db/open-database';
import { badRequest, notFound } from '../errors';
import { withOwnId } from '../investments/resolve-query';
import { parseRowId, readRowId } from '../row-id';
import { startups } from '../startups/startups.table';
import { toTimestamp } from '../timestamps';
import type { PrintBody, PrintOrderBody } from './dossiers.schemas';
import { LIST_TARGET, type PrintedRow } from './last-print';
import { addressOfList } from './printed-list';

/**
 * Records who printed what. Of a shortlist the rows of the paper are kept, from which the next print says what changed.
 * @throws 400 unless the order is of a startup or of a list, 404 for a startup that does not exist
 */
export async function recordPrint(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { startup_id, list, rows = [], ...parts }: PrintOrderBody,
  actor: Actor,
): Promise<PrintBody> {
  if ((startup_id === undefined) === (list === undefined))
    throw badRequest('A print is of a startup or of a list: startup_id or list is needed, not both.');
  await db.transaction(async (tx) => {
    if (list === undefined) {
      const id = readRowId(startup_id ?? '', 'Startup not found');
      const [startup] = await namesOfStartups(tx, [id]);
      if (!startup) throw notFound('Startup not found');
      const target = { type: 'startup', id: String(id) };
      return recordEvent(tx, actor, { action: 'dossier_printed', target, after: parts });
    }
    const target = { type: LIST_TARGET, id: addressOfList(withOwnId(list, actor.userId)) };
    const after = { ...parts, rows: await namedRows(tx, rows) };
    return recordEvent(tx, actor, { action: 'shortlist_printed', target, after });
  });
  const names = await namesOfPeople(db, [actor.userId]);
  return { at: toTimestamp(now()), person: names.get(actor.userId ?? '') ?? null };
}

/** Rows with their names; those of startups that do not exist are left out. */
async function namedRows(tx: Tx, rows: NonNullable<PrintOrderBody['rows']>): Promise<PrintedRow[]> {
  const names = new Map(
    (
      await namesOfStartups(
        tx,
        rows.flatMap(({ id }) => parseRowId(id) ?? []),
      )
    ).map(({ id, company_name }) => [String(id), company_name]),
  );
  return rows.flatMap(({ id, rank }) => {
    const company_name = names.get(id);
    return company_name === undefined ? [] : [{ id, rank, company_name }];
  });
}

function namesOfStartups(tx: Tx, ids: readonly number[]) {
  return tx
    .select({ id: startups.id, company_name: startups.company_name })
    .from(startups)
    .where(inArray(startups.id, [...ids]));
}
