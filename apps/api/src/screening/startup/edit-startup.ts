import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../platform/deps';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { markEmptied } from '../../startups/facts/claims/emptied-fields';
import { readStatements } from '../../startups/facts/claims/read-claims';
import { recordFieldChanges } from '../../startups/facts/claims/record-field-changes';
import { refreshSuggestions } from '../../startups/facts/claims/store-suggestions';
import type { Tx } from '../../platform/db/open-database';
import { startups, type FieldOrigin } from '../../platform/db/schema/startups.table';
import { badRequest, notFound } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { markForComparison } from '../../startups/duplicates/mark-startups';
import { readStartup, refuseStaleStartup } from '../../startups/records/one-startup';
import { STARTUP_COLUMNS, type StartupRow } from '../../startups/records/startup-columns';
import type { StartupAnswer } from '../../startups/records/startup.schemas';
import { mergeOrigins, personOrigin, pickPrevious } from './person-origins';
import { lockStartup } from '../../startups/records/lock-startup';

/** Facts of a curated startup that a person can edit. */
export type EditedColumns = Partial<
  Pick<
    StartupRow,
    'email' | 'number' | 'website' | 'founding_year' | 'company_description' | 'pros_text' | 'cons_text'
  >
>;

/** Edit of a startup's facts by a person. */
export type StartupEdit = {
  id: string;
  /** If-Match header, if the caller sent it. */
  ifMatch: string | undefined;
  actor: Actor;
  /** Columns that the person set; null empties a field. */
  columns: EditedColumns;
  /** Match keys derived from the columns. */
  keys?: { website_host?: string | null };
};

/**
 * Sets facts with the person as their origin, so that no import or article changes them. An emptied field loses its
 * origin. Values that a person has already set are not changed.
 * @returns the current startup
 * @throws Refusal 400 with nothing to update; 404; 412 with the current startup if the caller saw another version
 * Source: product decisions 10.5 and 10.7.
 */
export async function editStartup(
  { db, now: clock }: Pick<Deps, 'db' | 'now'>,
  edit: StartupEdit,
): Promise<StartupAnswer> {
  if (Object.keys(edit.columns).length === 0) throw badRequest('nothing to update');
  const id = readRowId(edit.id, 'Startup not found');
  const now = clock();
  return db.transaction(async (tx) => {
    const { origins: known, later_watched_since: _watched, ...before } = await lockStartup(tx, id);
    await refuseStaleStartup(tx, edit.ifMatch, before, now);
    const person = personOrigin(edit.actor, now);
    const origins = mergeOrigins({ values: before, origins: known }, edit.columns, person);
    if (origins === null) return readStartup(tx, id, now);
    const [after] = await tx
      .update(startups)
      .set({
        ...edit.columns,
        ...edit.keys,
        origins,
        version: sql`${startups.version} + 1`,
        ...(hasNewFact(before, edit) && { updated_at: person.at }),
      })
      .where(eq(startups.id, id))
      .returning(STARTUP_COLUMNS);
    if (!after) throw notFound('Startup not found');
    await markForComparison(tx, [id]);
    const rows = { before: { ...before, origins: known }, after: { ...after, origins } };
    await keepFactChanges(tx, edit, rows, person.at);
    await recordEvent(tx, edit.actor, {
      action: 'startup_text_edited',
      target: { type: 'startup', id: String(id) },
      before: pickPrevious(before, edit.columns),
      after: edit.columns,
    });
    return readStartup(tx, id, now);
  });
}

type Edited = StartupRow & { origins: Record<string, FieldOrigin> };

/**
 * Records a revision for each changed fact, so that it can be undone. An emptied field remains empty until a later raw
 * row fills it.
 */
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

/** Returns whether an edit changes a value. Confirming an existing value changes only its origin. */
function hasNewFact(before: StartupRow, { columns }: StartupEdit): boolean {
  const known = new Map<string, unknown>(Object.entries(before));
  return Object.entries(columns).some(([column, value]) => known.get(column) !== value);
}
