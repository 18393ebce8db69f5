import { foldText } from '@vaglio/startups-domain';
import { and, eq, ne, or, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { duplicatePairs } from '../../platform/db/schema/duplicates.table';
import { judgePair } from '../duplicates/judge-pair';
import { describeReasons } from '../duplicates/describe-reasons';
import { readProfiles } from '../duplicates/read-profiles';
import { notFound } from '../../platform/http/errors/errors';
import { holdsFolded } from '../../platform/http/pagination/list-page';
import { readRowId } from '../../platform/http/validation/row-id';
import { startups } from '../../platform/db/schema/startups.table';
import type { MergeTargetBody } from './merge-into.schemas';

const NEAREST = 3;
const MAX_FOUND = 10;

/**
 * Returns startups as merge targets, the most probable first. They are pairs of the startup or, if a search text is
 * given, startups that match it.
 * @throws 404
 */
export async function listMergeTargets(db: Db, id: string, q: string): Promise<{ items: MergeTargetBody[] }> {
  const startupId = readRowId(id, 'Startup not found');
  return db.transaction(
    async (tx) => {
      const ids = foldText(q) === '' ? await pairedWith(tx, startupId) : await called(tx, startupId, q);
      const profiles = await readProfiles(tx, [startupId, ...ids]);
      const own = profiles.get(startupId);
      if (!own) throw notFound('Startup not found');
      const rows = await tx
        .select({ id: startups.id, company_name: startups.company_name, score: startups.score })
        .from(startups)
        .where(sql`${startups.id} = any(${sql.param(ids)}::bigint[])`)
        .orderBy(startups.name_key, startups.id);
      const items = rows.flatMap((row): MergeTargetBody[] => {
        const profile = profiles.get(row.id);
        if (!profile) return [];
        const { certainty, reasons } = judgePair(own, profile);
        return [{ ...row, id: String(row.id), certainty, because: describeReasons(reasons) }];
      });
      return { items: items.sort((a, b) => b.certainty - a.certainty) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function pairedWith(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .select({ low_id: duplicatePairs.low_id, high_id: duplicatePairs.high_id })
    .from(duplicatePairs)
    .where(or(eq(duplicatePairs.low_id, id), eq(duplicatePairs.high_id, id)))
    .orderBy(sql`${duplicatePairs.certainty} desc`, duplicatePairs.id)
    .limit(NEAREST);
  return rows.map(({ low_id, high_id }) => (low_id === id ? high_id : low_id));
}

async function called(tx: Tx, id: number, q: string): Promise<number[]> {
  const rows = await tx
    .select({ id: startups.id })
    .from(startups)
    .where(and(holdsFolded(startups.search_key, q), ne(startups.id, id)))
    .orderBy(sql`length(${startups.name_key})`, startups.name_key, startups.id)
    .limit(MAX_FOUND);
  return rows.map((row) => row.id);
}
