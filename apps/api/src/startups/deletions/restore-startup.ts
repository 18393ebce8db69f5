import { eq, sql, type SQL } from 'drizzle-orm';
import { IS_OTHER } from '../curation/startup-keys';
import type { Tx } from '../../platform/db/open-database';
import { conflict } from '../../platform/http/errors/errors';
import { markForComparison } from '../duplicates/mark-startups';
import { rescoreStartups } from '../../scoring/rescoring/rescore';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startupArticles, startupAwards, startups } from '../../platform/db/schema/startups.table';
import { deletions } from '../../platform/db/schema/deletions.table';
import { insertStoredRows, deletedContent } from './stored-rows';

type Kept = Pick<typeof deletions.$inferSelect, 'id' | 'row_id' | 'company_name'>;

/**
 * Inserts a deleted startup again with its awards and articles, attaches its raw rows, and computes its score by the
 * current rules. Rows that arrived after the deletion then wait for curation. The caller must hold the scoring lock.
 * @param now ISO 8601
 * @throws 409 if another startup has its name, website or id
 */
export async function restoreStartup(tx: Tx, { id, row_id, company_name }: Kept, now: string): Promise<void> {
  await insertStartup(tx, row_id, (...path) => deletedContent(id, ...path), company_name);
  for (const raws of [rawStartups, deletions])
    await tx.update(raws).set({ startup_id: row_id, deletion_id: null }).where(eq(raws.deletion_id, id));
  await rescoreStartups(tx, { startupIds: [row_id], now });
}

/**
 * Inserts a startup with its awards and articles from stored content.
 * @param kept returns an SQL expression for a part of the content
 * @throws 409 if another startup has its name, website or id
 */
export async function insertStartup(
  tx: Tx,
  startupId: number,
  kept: (...path: string[]) => SQL,
  companyName: string | null,
): Promise<void> {
  await refuseTaken(tx, kept, companyName);
  await insertStoredRows(tx, startups, sql`jsonb_build_array(${kept('startup')})`);
  await insertStoredRows(tx, startupAwards, kept('awards'));
  await insertStoredRows(tx, startupArticles, kept('articles'));
  await markForComparison(tx, [startupId]);
}

async function refuseTaken(
  tx: Tx,
  keptOf: (...path: string[]) => SQL,
  companyName: string | null,
): Promise<void> {
  const { rows } = await tx.execute<{ company_name: string; has_name: boolean; has_site: boolean }>(sql`
    select s.company_name, s.name_key = kept.name_key as has_name,
      coalesce(s.website_host = kept.website_host, false) as has_site
    from jsonb_populate_record(null::${startups}, ${keptOf('startup')}) kept
    join ${startups} s on (s.name_key = kept.name_key and not ${IS_OTHER}) or s.website_host = kept.website_host
      or s.external_id in (kept.external_id, kept.uid::text) or s.uid::text = kept.external_id
    order by s.id limit 1`);
  const [taken] = rows;
  if (!taken) return;
  const what = taken.has_name ? 'name' : taken.has_site ? 'website' : 'id';
  throw conflict(
    `'${taken.company_name}' has the ${what} of '${companyName}' now. Delete or change it first.`,
  );
}
