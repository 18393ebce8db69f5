import { eq, sql } from 'drizzle-orm';
import { recordEvent } from '../../audit/audit-event';
import type { Db, Tx } from '../../platform/db/open-database';
import { decisions } from '../../platform/db/schema/decisions.table';
import { factChanges } from '../../platform/db/schema/fact-changes.table';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { notes } from '../../platform/db/schema/notes.table';
import { rawStartupRevisions } from '../../platform/db/schema/raw-startup-revisions.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import { startups } from '../../platform/db/schema/startups.table';
import { conflict, forbidden } from '../../platform/http/errors/errors';
import { readRowId } from '../../platform/http/validation/row-id';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { markForComparison } from '../../startups/duplicates/mark-startups';
import { forgetClaims } from '../../startups/facts/claims/forget-claims';
import { lockStartup } from '../../startups/records/lock-startup';
import { refuseStaleStartup } from '../../startups/records/one-startup';
import type { Adder } from './add-startup';

type Undo = {
  id: string;
  ifMatch: string | undefined;
  actor: Adder;
  /** Time of the undo in milliseconds since 1970. */
  now: number;
};

/**
 * Deletes a startup that a person added, with its raw row and first note. The audit trail keeps the entered values.
 * @param mayUndoAny true to allow startups that another person added
 * @throws Refusal 403; 404; 409 for a startup that no person added, and with the list of later changes; 412
 * Source: product decision 11.4.
 */
export async function undoAdded(
  db: Db,
  { id, ifMatch, actor, now }: Undo,
  mayUndoAny: boolean,
): Promise<void> {
  const startupId = readRowId(id, 'Startup not found');
  await db.transaction(async (tx) => {
    await lockScores(tx);
    const startup = await lockStartup(tx, startupId);
    const [raw] = await tx
      .select({ id: rawStartups.id, received: rawStartups.received, created_by: rawStartups.created_by })
      .from(rawStartups)
      .where(sql`${rawStartups.startup_id} = ${startupId} and ${rawStartups.origin} = 'person'`)
      .for('update');
    if (!raw) throw conflict('Only an addition by hand can be undone.');
    if (raw.created_by !== actor.userId && !mayUndoAny)
      throw forbidden('Only the person who added a startup, or an administrator, can undo this.');
    const later = await laterChanges(tx, startupId, raw.id);
    if (later.length > 0)
      throw conflict(`It cannot be undone because of later changes: ${later.join(', ')}.`);
    await refuseStaleStartup(tx, ifMatch, startup, now);
    await tx.delete(rawStartups).where(eq(rawStartups.id, raw.id));
    await tx.delete(startups).where(eq(startups.id, startupId));
    await markForComparison(tx, [startupId]);
    await forgetClaims(tx, [startupId]);
    await recordEvent(tx, actor, {
      action: 'startup_addition_undone',
      target: { type: 'startup', id: String(startupId) },
      before: raw.received,
    });
  });
}

/** Returns texts that describe the changes since the startup was added. */
async function laterChanges(tx: Tx, startupId: number, rawId: number): Promise<string[]> {
  const { rows } = await tx.execute<Record<keyof typeof LATER, boolean>>(sql`
    select
      exists (select from ${rawStartups} r where r.startup_id = s.id and r.id <> ${rawId})
        or exists (select from ${rawStartupRevisions} f where f.startup_id = s.id) as rows,
      exists (select from ${startupMerges} m where s.id in (m.survivor_id, m.merged_id)) as merges,
      exists (select from ${factChanges} c where c.startup_id = s.id) as facts,
      exists (select from ${decisions} d where d.startup_id = s.id) as decisions,
      exists (select from ${startupWork} w where w.startup_id = s.id) as work,
      exists (select from ${notes} n where n.startup_id = s.id and n.written_at > s.created_at) as notes
    from ${startups} s where s.id = ${startupId}`);
  const [found] = rows;
  return found
    ? Object.entries(LATER).flatMap(([kind, text]) => (Reflect.get(found, kind) ? [text] : []))
    : [];
}

const LATER = {
  rows: 'an import or an article',
  merges: 'a merge',
  facts: 'corrected facts',
  decisions: 'decisions',
  work: 'work',
  notes: 'notes',
};
