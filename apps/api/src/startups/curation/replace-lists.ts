import { sql } from 'drizzle-orm';
import { statedAwards } from '../facts/claims/apply-statements';
import type { Tx } from '../../platform/db/open-database';
import { addAwards, distinctAwards, renewAwardSets } from '../raw/startup-awards';
import { startupArticles, startupAwards } from '../../platform/db/schema/startups.table';
import { addArticles, type StoredDraft } from './store-drafts';

/**
 * Gives startups exactly the awards that their rows and people name; one that stays keeps its spelling and its time.
 * @returns the startups whose awards changed
 */
export async function replaceAwards(tx: Tx, drafts: readonly StoredDraft[]): Promise<number[]> {
  const held = drafts.map(({ id, raws, statements }) => ({
    startup_id: id,
    names: statedAwards(
      raws.flatMap(({ awards }) => awards),
      statements,
    ),
  }));
  const kept = held.flatMap(({ startup_id, names }) =>
    distinctAwards(names).map(({ award_key }) => ({ startup_id, award_key })),
  );
  const { rows } = await tx.execute<{ startup_id: string }>(sql`
    delete from ${startupAwards} a where a.startup_id = any(${idsOf(drafts)}) and not exists (
      select 1 from unnest(
        ${sql.param(kept.map(({ startup_id }) => startup_id))}::bigint[],
        ${sql.param(kept.map(({ award_key }) => award_key))}::text[]) k(startup_id, award_key)
      where k.startup_id = a.startup_id and k.award_key = a.award_key)
    returning a.startup_id`);
  const lost = [...new Set(rows.map(({ startup_id }) => Number(startup_id)))];
  if (lost.length > 0) await renewAwardSets(tx, lost);
  const { startupIds } = await addAwards(tx, held);
  return [...lost, ...startupIds];
}

/** The same of articles. @returns the startups whose articles changed */
export async function replaceArticles(tx: Tx, drafts: readonly StoredDraft[]): Promise<number[]> {
  const kept = drafts.flatMap(({ id, raws }) =>
    raws.flatMap(({ articles }) => articles.map(({ url }) => ({ startup_id: id, url }))),
  );
  const { rows } = await tx.execute<{ startup_id: string }>(sql`
    delete from ${startupArticles} a where a.startup_id = any(${idsOf(drafts)}) and not exists (
      select 1 from unnest(
        ${sql.param(kept.map(({ startup_id }) => startup_id))}::bigint[],
        ${sql.param(kept.map(({ url }) => url))}::text[]) k(startup_id, url)
      where k.startup_id = a.startup_id and k.url = a.url)
    returning a.startup_id`);
  return [...rows.map(({ startup_id }) => Number(startup_id)), ...(await addArticles(tx, drafts))];
}

function idsOf(drafts: readonly StoredDraft[]) {
  return sql`${sql.param(drafts.map(({ id }) => id))}::bigint[]`;
}
