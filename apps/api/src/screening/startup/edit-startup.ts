import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../platform/deps';
import { recordEvent, type Actor, type AuditEntry } from '../../audit/audit-event';
import { markEmptied } from '../../startups/facts/claims/emptied-fields';
import { readStatements } from '../../startups/facts/claims/read-claims';
import { recordFieldChanges } from '../../startups/facts/claims/record-field-changes';
import { refreshSuggestions } from '../../startups/facts/claims/store-suggestions';
import { flagChanges } from '../decisions/decision-kinds';
import { isAlwaysRecorded, recordDecisions, wordsOf, type DecisionNote } from '../decisions/record-decisions';
import type { Tx } from '../../platform/db/open-database';
import { startups, type FieldOrigin } from '../../platform/db/schema/startups.table';
import { badRequest, notFound, staleVersion } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { answerOf } from '../../startups/records/one-startup';
import { STARTUP_COLUMNS, type StartupRow } from '../../startups/records/startup-columns';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import { matchesVersion } from '../../platform/http/validation/if-match';
import { originsAfter } from './person-origins';
import { rankByMode } from '../../scoring/ranking/places';
import { lockStartup } from '../../startups/records/lock-startup';

/** Columns that a person sets on a ranked startup. */
export type EditedColumns = Partial<
  Pick<
    StartupRow,
    | 'email'
    | 'number'
    | 'website'
    | 'founding_year'
    | 'company_description'
    | 'pros_text'
    | 'cons_text'
    | 'email_sent'
    | 'create_contract'
    | 'interested'
    | 'investment'
    | 'rejected'
  >
>;

/** A person's change of one startup. */
export type StartupEdit = {
  id: string;
  /** The header If-Match, when the caller sent it. */
  ifMatch: string | undefined;
  actor: Actor;
  /** As the audit trail names it. */
  action: AuditEntry['action'];
  /** Only what the person set; null empties. */
  columns: EditedColumns;
  /** Whether they say something about the company, which makes it 'Recently updated'; a flag does not. */
  areFacts: boolean;
  /** Keys that follow from those. */
  keys?: { website_host?: string | null };
  /** Of a decision: why, and from where; without it, what changes of the flags is decided by a call. */
  decision?: DecisionNote;
};

/**
 * Writes what a person knows better and marks those fields as the person's, so that no import or article changes
 * them again; an emptied one is handed back. What is as the person left it already changes nothing.
 * @returns the startup as it now is
 * @throws 400 with nothing to update; 404; 412 with the startup as it is when the caller saw another version
 * Source: product decisions 10.5 and 10.7.
 */
export async function editStartup(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  edit: StartupEdit,
): Promise<StartupAnswer> {
  return db.transaction((tx) => editWithin(tx, now(), edit));
}

/** The same in a transaction. @param now milliseconds since 1970 */
export async function editWithin(tx: Tx, now: number, edit: StartupEdit): Promise<StartupAnswer> {
  if (Object.keys(edit.columns).length === 0) throw badRequest('nothing to update');
  const id = readRowId(edit.id, 'Startup not found');
  const { origins: known, ...before } = await lockStartup(tx, id);
  if (!matchesVersion(edit.ifMatch, before.version)) throw staleVersion(await answerOf(tx, before, now));
  const timestamp = new Date(now).toISOString();
  const person = personOf(edit, timestamp);
  const origins = originsAfter({ values: before, origins: known }, edit.columns, person);
  const decided = flagChanges(before, edit.columns, isAlwaysRecorded(edit.decision));
  if (origins === null && decided.length === 0) return answerOf(tx, before, now);
  const rank = edit.decision && decided.length > 0 ? await rankByMode(tx, before.id) : null;
  const [after] = await tx
    .update(startups)
    .set({
      ...edit.columns,
      ...edit.keys,
      origins: origins ?? known,
      version: sql`${startups.version} + 1`,
      ...(hasNewFact(before, edit) && { updated_at: timestamp }),
    })
    .where(eq(startups.id, id))
    .returning(STARTUP_COLUMNS);
  if (!after) throw notFound('Startup not found');
  if (edit.areFacts)
    await keepFactChanges(
      tx,
      edit,
      { before: { ...before, origins: known }, after: { ...after, origins: origins ?? known } },
      timestamp,
    );
  await recordDecisions(tx, id, { changes: decided, rank, madeBy: edit.actor.userId, note: edit.decision });
  await recordEvent(tx, edit.actor, {
    action: edit.action,
    target: { type: 'startup', id: String(id) },
    before: sameColumns(before, edit.columns),
    after: { ...edit.columns, ...wordsOf(edit.decision) },
  });
  return answerOf(tx, after, now);
}

type Edited = StartupRow & { origins: Record<string, FieldOrigin> };

/** Each changed fact is a change that can be undone; an emptied field stays empty until a later row fills it. */
async function keepFactChanges(
  tx: Tx,
  { columns, actor: { userId } }: StartupEdit,
  { before, after }: { before: Edited; after: Edited },
  at: string,
): Promise<void> {
  const { id } = after;
  const statements = await readStatements(tx, [id]);
  await markEmptied(tx, { startupId: id, columns, before, userId, at });
  await recordFieldChanges(
    tx,
    id,
    Object.keys(columns),
    {
      before: { row: before, statements },
      after: { row: after, statements: await readStatements(tx, [id]) },
    },
    { userId, at },
  );
  await refreshSuggestions(tx, id);
}

/** Where a value that a person set comes from. @param at ISO 8601 */
export function personOf({ actor: { userId } }: Pick<StartupEdit, 'actor'>, at: string): FieldOrigin {
  return { by: 'person', at, ...(userId !== null && { user_id: userId }) };
}

/** To take over a value as a person's own changes who says it, not what is said. */
function hasNewFact(before: StartupRow, { areFacts, columns }: StartupEdit): boolean {
  const known = new Map<string, unknown>(Object.entries(before));
  return areFacts && Object.entries(columns).some(([column, value]) => known.get(column) !== value);
}

/** What the columns of an edit held before. */
export function sameColumns(row: Partial<StartupRow>, columns: EditedColumns): Record<string, unknown> {
  return Object.fromEntries(Object.entries(row).filter(([column]) => column in columns));
}
