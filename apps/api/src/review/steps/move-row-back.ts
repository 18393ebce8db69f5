import { and, eq, gte, isNull, notInArray, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { forgetClaims } from '../../startups/facts/claims/forget-claims';
import { rebuildStartups } from '../../startups/curation/rebuild-startups';
import type { Tx } from '../../platform/db/open-database';
import { deletions } from '../../platform/db/schema/deletions.table';
import { insertStartup } from '../../startups/deletions/restore-startup';
import { conflict } from '../../platform/http/errors/errors';
import { startupMerges } from '../../platform/db/schema/merges.table';
import { rescoreStartups } from '../../scoring/rescoring/rescore';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';
import { reviewSteps, type MovedRow, type ReviewStepRow } from '../../platform/db/schema/review-steps.table';
import { hasOtherRows, removeStartup, takeOut } from './take-out';
import { hasOtherChanges } from './touched-startups';

/** Person who undoes a step, and the time of the undo in ISO 8601. */
type Undoing = { actor: Actor; at: string };

/** Row id that matches no row. With it, every change by a person counts. */
const NO_ROW = 0;

/**
 * Moves a raw row back to where it was before a step. Removes a startup that the step created, and restores a startup
 * that it removed.
 * @throws Refusal 409 when the row has moved since, its previous startup no longer exists, or people changed a startup
 *   that would be removed
 */
export async function moveRowBack(
  tx: Tx,
  step: ReviewStepRow,
  moved: MovedRow,
  undoing: Undoing,
): Promise<void> {
  const { at } = undoing;
  const { raw_id, company_name } = step;
  const [raw] = await tx
    .select({ startup_id: rawStartups.startup_id, review: rawStartups.review })
    .from(rawStartups)
    .where(eq(rawStartups.id, raw_id));
  if (step.kind === 'accept' && moved.startup_after === null && raw?.startup_id)
    throw conflict(
      `${company_name} was curated meanwhile: it is part of ${await nameOf(tx, raw.startup_id)}. Change or delete that startup.`,
    );
  const isAsLeft = step.kind === 'set_aside' ? raw?.review === 'discarded' : raw?.review !== 'discarded';
  if (!raw || !isAsLeft || raw.startup_id !== moved.startup_after)
    throw conflict(`${company_name} was merged or decided about again meanwhile. Undo that first.`);
  if (moved.startup_after !== null) await leave(tx, step, moved, moved.startup_after, undoing);
  if (step.content !== null) await comeBack(tx, step, moved, undoing);
  else if (moved.startup_before !== null) await refuseGone(tx, moved.startup_before, company_name);
  await tx
    .update(rawStartups)
    .set({
      startup_id: moved.startup_before,
      curated_at: moved.curated_before,
      review: moved.review_before,
    })
    .where(eq(rawStartups.id, raw_id));
  if (moved.startup_before !== null) await rebuildStartups(tx, [moved.startup_before], at);
}

async function nameOf(tx: Tx, startupId: number): Promise<string> {
  const [startup] = await tx
    .select({ name: startups.company_name })
    .from(startups)
    .where(eq(startups.id, startupId));
  return startup?.name ?? 'a startup';
}

/**
 * Locks the previous startup of a raw row.
 * @throws Refusal 409 with its name when it no longer exists
 */
async function refuseGone(tx: Tx, startupId: number, companyName: string): Promise<void> {
  const [there] = await tx
    .select({ id: startups.id })
    .from(startups)
    .where(eq(startups.id, startupId))
    .for('update');
  if (there) return;
  const [deleted] = await tx
    .select({ name: deletions.company_name })
    .from(deletions)
    .where(and(eq(deletions.kind, 'startup'), eq(deletions.row_id, startupId)));
  throw conflict(`${deleted?.name ?? companyName} was deleted or merged meanwhile. Restore it first.`);
}

async function leave(
  tx: Tx,
  step: ReviewStepRow,
  { is_new }: MovedRow,
  startupId: number,
  { actor, at }: Undoing,
): Promise<void> {
  const { raw_id, company_name, effects, decided_at } = step;
  const [merge] = await tx
    .select({ merged: startupMerges.merged_name, survivor: startupMerges.survivor_name })
    .from(startupMerges)
    .where(
      and(
        eq(startupMerges.survivor_id, startupId),
        isNull(startupMerges.undone_at),
        gte(startupMerges.merged_at, decided_at),
        notInArray(startupMerges.id, [0, ...effects.merges]),
      ),
    );
  if (merge)
    throw conflict(`${merge.merged} was merged into ${merge.survivor} since. Undo that merge first.`);
  if (!is_new || (await hasOtherRows(tx, startupId, raw_id))) return takeOut(tx, raw_id, startupId, at);
  if (await hasOtherChanges(tx, startupId, NO_ROW))
    throw conflict(`People worked on ${company_name} since. Delete it instead.`);
  await removeStartup(tx, actor, raw_id, startupId);
  await forgetClaims(tx, [startupId]);
}

async function comeBack(tx: Tx, step: ReviewStepRow, moved: MovedRow, { actor, at }: Undoing): Promise<void> {
  const kept = (...path: string[]) =>
    sql`(select content #> ${sql.param(path)}::text[] from ${reviewSteps} where id = ${step.id})`;
  const startupId = moved.startup_before ?? 0;
  await insertStartup(tx, startupId, kept, step.company_name);
  await rescoreStartups(tx, { startupIds: [startupId], now: at });
  await recordEvent(tx, actor, {
    action: 'startup_restored',
    target: { type: 'startup', id: String(moved.startup_before) },
    after: { company_name: step.company_name },
  });
}
