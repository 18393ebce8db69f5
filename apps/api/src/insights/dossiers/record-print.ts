import { eq } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { namesOfPeople } from '../../audit/names-of-people';
import type { Db } from '../../platform/db/open-database';
import type { ListDeps } from '../../screening/list/list-deps';
import { ONE_SNAPSHOT } from '../../screening/list/snapshot/list-snapshot';
import { HOUR_MS, limitHits } from '../../identity/sign-in/rate-limit/rate-limit';
import { badRequest, notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import { toTimestamp } from '../../platform/time/timestamps';
import type { PrintBody, PrintedList, PrintOrderBody } from './dossiers.schemas';
import { LIST_TARGET, type PrintedRow } from './last-print';
import { addressOfList, resolvePrinted } from './printed-list';
import { firstRowsOf } from './shortlist';

function tooMany(secondsLeft: number): string {
  const minutes = Math.max(1, Math.ceil(secondsLeft / 60));
  const wait = minutes === 1 ? 'a minute' : `${minutes} minutes`;
  return `Too many prints within an hour, so this one is not recorded. Please print again in ${wait}.`;
}

/**
 * Records the print of a dossier or shortlist. The server reads the rows of a shortlist itself instead of trusting the
 * caller, because the next print reports the changes since this one.
 * @throws Refusal 400 if the order names neither a startup nor a list, 404 for an unknown startup, 429 if a person
 *   prints too often in an hour
 */
export async function recordPrint(
  { db, lists, now, settings }: Pick<ListDeps, 'db' | 'lists' | 'now' | 'settings'>,
  { startup_id, list, ...parts }: PrintOrderBody,
  actor: Actor & { userId: string },
): Promise<PrintBody> {
  if ((startup_id === undefined) === (list === undefined))
    throw badRequest('Send either startup_id or list.');
  const at = now();
  const limit = { most: settings.limits.printsPerPerson, windowMs: HOUR_MS, text: tooMany };
  await limitHits(db, { bucket: 'print', key: actor.userId }, limit, at);
  const print =
    list === undefined
      ? await dossierPrint(db, startup_id ?? '')
      : await listPrint({ db, lists }, list, actor.userId, at);
  await db.transaction((tx) => recordEvent(tx, actor, { ...print, after: { ...parts, ...print.after } }));
  const names = await namesOfPeople(db, [actor.userId]);
  return { at: toTimestamp(at), person: names.get(actor.userId) ?? null };
}

async function dossierPrint(db: Db, startupId: string) {
  const id = readRowId(startupId, 'Startup not found');
  if ((await db.$count(startups, eq(startups.id, id))) === 0) throw notFound('Startup not found');
  return { action: 'dossier_printed', target: { type: 'startup', id: String(id) }, after: {} } as const;
}

async function listPrint(
  { db, lists }: Pick<ListDeps, 'db' | 'lists'>,
  query: PrintedList,
  userId: string,
  at: number,
) {
  const { printed, list } = await resolvePrinted(db, query, userId);
  const { rows } = await db.transaction(
    async (tx) => firstRowsOf(tx, await lists.in(tx), list, at),
    ONE_SNAPSHOT,
  );
  const kept: PrintedRow[] = rows.map(({ startup: { id, company_name } }) => ({ id, company_name }));
  const target = { type: LIST_TARGET, id: addressOfList(printed) };
  return { action: 'shortlist_printed', target, after: { rows: kept } } as const;
}
