import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../platform/deps';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { refuseStaleStartup } from '../records/one-startup';
import { markForComparison } from '../duplicates/mark-startups';
import { goneStartup } from '../merges/merged-keys';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { readRowId } from '../../platform/http/validation/row-id';
import { lockScores } from '../../scoring/rescoring/scoring-lock';
import { STARTUP_COLUMNS } from '../records/startup-columns';
import { startupArticles, startupAwards, startups } from '../../platform/db/schema/startups.table';
import { deletions } from '../../platform/db/schema/deletions.table';

export type Deletion = { id: string; ifMatch: string | undefined; actor: Actor };

/**
 * Deletes a startup with its awards and articles from all lists, counts and rankings. Its raw rows remain. While the
 * startup can be restored, no news or import creates it again.
 * @throws 404; 412 with the current startup if the caller saw another version
 */
export async function deleteStartup(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { id, ifMatch, actor }: Deletion,
): Promise<void> {
  const startupId = readRowId(id, 'Startup not found');
  await db.transaction(async (tx) => {
    await lockScores(tx);
    const [startup] = await tx
      .select(STARTUP_COLUMNS)
      .from(startups)
      .where(eq(startups.id, startupId))
      .for('update');
    if (!startup) throw await goneStartup(tx, startupId);
    await refuseStaleStartup(tx, ifMatch, startup, now());
    const [deletion] = await tx
      .insert(deletions)
      .values({
        kind: 'startup',
        row_id: startupId,
        company_name: startup.company_name,
        content: contentOf(startupId),
        deleted_by: actor.userId,
        deleted_at: new Date(now()).toISOString(),
      })
      .returning({ id: deletions.id });
    for (const raws of [rawStartups, deletions])
      await tx.update(raws).set({ deletion_id: deletion?.id }).where(eq(raws.startup_id, startupId));
    await tx.delete(startups).where(eq(startups.id, startupId));
    await markForComparison(tx, [startupId]);
    await recordEvent(tx, actor, {
      action: 'startup_deleted',
      target: { type: 'startup', id: String(startupId) },
      before: { company_name: startup.company_name },
    });
  });
}

/**
 * Returns an SQL expression for a startup with its awards and articles as JSON. Only the database writes and reads
 * this JSON, which preserves all digits of numbers and timestamps.
 */
export function contentOf(startupId: number) {
  return sql`(select jsonb_build_object(
    'startup', to_jsonb(s),
    'awards', (select coalesce(jsonb_agg(to_jsonb(a)), '[]') from ${startupAwards} a where a.startup_id = s.id),
    'articles', (select coalesce(jsonb_agg(to_jsonb(l)), '[]') from ${startupArticles} l where l.startup_id = s.id))
    from ${startups} s where s.id = ${startupId})`;
}
