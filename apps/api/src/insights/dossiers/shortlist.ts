import type { Tx } from '../../platform/db/open-database';
import { countMode, rankedRows } from '../../screening/list/ranked-list';
import type { ListState } from '../../screening/list/snapshot/list-snapshot';
import { readAnswers } from '../../startups/records/startup-answer';
import { lastDecisionsOf } from './decisions-of';
import { dossiersOf } from './read-dossier';
import { MAX_DOSSIERS, type PrintedList, type ShortlistDocumentBody } from './dossiers.schemas';
import { readLastPrint } from './last-print';

type Shortlist = Pick<ShortlistDocumentBody, 'total' | 'of' | 'rows' | 'dossiers' | 'last_print'>;

/**
 * Returns the startups that the document of a list contains, in order.
 * @param state list state in the snapshot of the transaction
 * @param list result of resolvePrinted
 * @param now milliseconds since 1970
 */
export async function firstRowsOf(tx: Tx, state: ListState, list: PrintedList, now: number) {
  const { total, rows: first } = rankedRows(state, list, now, { limit: MAX_DOSSIERS, offset: 0 });
  const of = countMode(state, list);
  const answers = await readAnswers(
    tx,
    first.map(({ row }) => row.id),
    now,
  );
  const rows = first.flatMap(({ row: { id }, rank }) => {
    const startup = answers.get(id);
    return startup ? { id, startup: { ...startup, rank } } : [];
  });
  return { rows, total, of };
}

/**
 * Returns the first startups of a list with their last decisions, and the changes since the list was last printed. It
 * must run in a transaction, so that all data comes from one moment.
 * @param printed results of resolvePrinted
 * @param options `state` belongs to the snapshot of the transaction; `hasDetails` adds a dossier of each startup; `now`
 *   is in milliseconds since 1970
 */
export async function shortlistOf(
  tx: Tx,
  { printed, list }: { printed: PrintedList; list: PrintedList },
  { state, hasDetails, now }: { state: ListState; hasDetails: boolean; now: number },
): Promise<Shortlist> {
  const { rows, total, of } = await firstRowsOf(tx, state, list, now);
  const ids = rows.map(({ id }) => id);
  const decisions = await lastDecisionsOf(tx, ids);
  const listed = rows.map(({ id, startup }) => ({ startup, decision: decisions.get(id) ?? null }));
  return {
    total,
    of,
    rows: listed,
    dossiers: hasDetails ? await dossiersOf(tx, ids, now) : [],
    last_print: await readLastPrint(
      tx,
      printed,
      listed.map(({ startup }) => startup),
    ),
  };
}
