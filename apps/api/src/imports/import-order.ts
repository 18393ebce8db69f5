import { and, eq, inArray, sql } from 'drizzle-orm';
import { users } from '../platform/db/schema/users.table';
import type { Actor } from '../audit/audit-event';
import { nameOrDeletedName } from '../audit/kept-name';
import type { Db, Tx } from '../platform/db/open-database';
import { conflict, notFound, staleVersion } from '../platform/http/errors/errors';
import { matchesVersion } from '../platform/http/validation/if-match';
import { readRowId } from '../platform/http/validation/row-id';
import { isoTimestamp } from '../platform/time/timestamps';
import { readImportFile } from './import.queries';
import { imports, type ImportRecord, type ImportState } from '../platform/db/schema/imports.table';

const GONE = 'Import not found';

/** Request of a person to change an import. */
export type ImportOrder = {
  id: string;
  /** If-Match header, if the caller sent it. */
  ifMatch?: string | undefined;
  actor: Actor;
  /** Time of the request in milliseconds since 1970. */
  now: number;
};

const WRONG_STATE: Partial<Record<ImportState, string>> = {
  uploading: 'The file is not uploaded completely.',
  reading: 'The file is still being read.',
  checking: 'The file is still being checked.',
  committing: 'The import is being written.',
  committed: 'The import is written already.',
  undoing: 'The import is being undone.',
  undone: 'The import was undone already.',
  cancelled: 'The import was cancelled.',
  failed: 'The file cannot be imported.',
};

type Change = Partial<typeof imports.$inferInsert> & { state: ImportState };

/**
 * Changes an import as a person requested, and clears the messages of its last step.
 * @param decide returns the change; null if nothing changes
 * @throws Refusal 404; 412 with the current import if it was changed since the caller read it; 409 in another state
 */
export async function change(
  db: Db,
  { id, ifMatch, actor, now }: ImportOrder,
  states: readonly ImportState[],
  decide: (tx: Tx, row: ImportRecord) => Promise<Change | null>,
): Promise<number> {
  const importId = readRowId(id, GONE);
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(imports).where(eq(imports.id, importId)).for('update');
    if (!row) throw notFound(GONE);
    if (!matchesVersion(ifMatch, row.version)) throw await staleImport(tx, importId, now);
    if (!states.includes(row.state)) throw conflict(WRONG_STATE[row.state] ?? 'The file is not checked yet.');
    const next = await decide(tx, row);
    if (next === null) return importId;
    await tx
      .update(imports)
      // Cancels a running step, because its server notices that the epoch has changed.
      .set({
        epoch: sql`${imports.epoch} + 1`,
        lease_owner: null,
        lease_until: null,
        due_at: sql`now()`,
        done: 0,
        problem: null,
        interrupted: null,
        attempts: 0,
        ...next,
        version: row.version + 1,
        changed_by: actor.userId,
        changed_at: sql`now()`,
        updated_at: sql`now()`,
      })
      .where(and(eq(imports.id, importId), inArray(imports.state, [...states])));
    return importId;
  });
}

/** Returns a refusal with the current import, and the author and time of its last change. */
async function staleImport(tx: Tx, id: number, now: number) {
  const [last] = await tx
    .select({ by: nameOrDeletedName('name', imports.changed_by), at: imports.changed_at })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.changed_by))
    .where(eq(imports.id, id));
  return staleVersion(await readImportFile(tx, id, now), {
    changed_by: last?.by ?? null,
    changed_at: isoTimestamp(last?.at ?? null),
  });
}

/** Returns an import. @throws Refusal 404 */
export async function readImport(db: Db, id: string): Promise<ImportRecord> {
  const [row] = await db
    .select()
    .from(imports)
    .where(eq(imports.id, readRowId(id, GONE)));
  if (!row) throw notFound(GONE);
  return row;
}
