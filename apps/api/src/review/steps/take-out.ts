import { eq, sql } from 'drizzle-orm';
import { recordEvent, type Actor } from '../../audit/audit-event';
import { rawStartupRevisions } from '../../platform/db/schema/raw-startup-revisions.table';
import { rebuildStartups } from '../../startups/curation/rebuild-startups';
import type { Tx } from '../../platform/db/open-database';
import { contentOf } from '../../startups/deletions/delete-startup';
import { markForComparison } from '../../startups/duplicates/mark-startups';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startups } from '../../platform/db/schema/startups.table';

/** Returns whether a startup has imported or extracted rows other than this one. */
export async function hasOtherRows(tx: Tx, startupId: number, rawId: number): Promise<boolean> {
  const { rows } = await tx.execute<{ has: boolean }>(sql`
    select exists (select from ${rawStartups} r where r.startup_id = ${startupId} and r.id <> ${rawId})
      or exists (select from ${rawStartupRevisions} f where f.startup_id = ${startupId}) as has`);
  return rows[0]?.has ?? false;
}

/**
 * Removes a raw row from its startup, which is then rebuilt without the row.
 * @param at ISO 8601
 */
export async function takeOut(tx: Tx, rawId: number, startupId: number, at: string): Promise<void> {
  await tx.update(rawStartups).set({ startup_id: null, curated_at: null }).where(eq(rawStartups.id, rawId));
  await rebuildStartups(tx, [startupId], at);
}

/**
 * Removes a startup that consists of a single raw row, with its awards and articles, and records this in its history.
 * The row then has no startup. Facts that people stated are kept for a possible restore.
 * @returns startup, awards and articles as JSON that only the database writes and reads
 */
export async function removeStartup(tx: Tx, actor: Actor, rawId: number, startupId: number): Promise<string> {
  const { rows } = await tx.execute<{ content: string }>(
    sql`select ${contentOf(startupId)}::text as content`,
  );
  const content = rows[0]?.content;
  if (content === undefined) throw new Error('a startup that was locked is gone');
  await tx.update(rawStartups).set({ startup_id: null, curated_at: null }).where(eq(rawStartups.id, rawId));
  const [gone] = await tx
    .delete(startups)
    .where(eq(startups.id, startupId))
    .returning({ company_name: startups.company_name });
  await markForComparison(tx, [startupId]);
  await recordEvent(tx, actor, {
    action: 'startup_deleted',
    target: { type: 'startup', id: String(startupId) },
    before: { company_name: gone?.company_name },
    after: { because: 'It left with its only source in Review' },
  });
  return content;
}
