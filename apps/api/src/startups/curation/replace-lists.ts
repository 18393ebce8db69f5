import { sql } from 'drizzle-orm';
import { statedAwards } from '../facts/claims/apply-statements';
import type { Tx } from '../../platform/db/open-database';
import { addAwards, distinctAwards, renewAwardSets } from '../raw/startup-awards';
import { startupArticles, startupAwards } from '../../platform/db/schema/startups.table';
import type { Statement } from '../../platform/db/schema/fact-statements.table';
import type { RawRow } from './merge-row';

/** Startup with all its claims, after corrections by people. */
export type Claimed = { id: number; raws: readonly RawRow[]; statements: readonly Statement[] };

/**
 * Replaces the awards of startups with the awards that their rows and people state. An award that is stated again
 * keeps its spelling and time.
 * @returns the startups whose awards changed, and the number of new awards
 */
export async function replaceAwards(
  tx: Tx,
  claimed: readonly Claimed[],
): Promise<{ changed: number[]; inserted: number }> {
  const held = claimed.map(({ id, raws, statements }) => ({
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
    delete from ${startupAwards} a where a.startup_id = any(${idsOf(claimed)}) and not exists (
      select 1 from unnest(
        ${sql.param(kept.map(({ startup_id }) => startup_id))}::bigint[],
        ${sql.param(kept.map(({ award_key }) => award_key))}::text[]) k(startup_id, award_key)
      where k.startup_id = a.startup_id and k.award_key = a.award_key)
    returning a.startup_id`);
  const lost = [...new Set(rows.map(({ startup_id }) => Number(startup_id)))];
  if (lost.length > 0) await renewAwardSets(tx, lost);
  const { startupIds, inserted } = await addAwards(tx, held);
  return { changed: [...lost, ...startupIds], inserted };
}

/**
 * Replaces the articles of startups with the articles of their rows.
 * @returns the startups whose articles changed
 */
export async function replaceArticles(tx: Tx, claimed: readonly Claimed[]): Promise<number[]> {
  const kept = claimed.flatMap(({ id, raws }) =>
    raws.flatMap(({ articles }) => articles.map(({ url }) => ({ startup_id: id, url }))),
  );
  const { rows } = await tx.execute<{ startup_id: string }>(sql`
    delete from ${startupArticles} a where a.startup_id = any(${idsOf(claimed)}) and not exists (
      select 1 from unnest(
        ${sql.param(kept.map(({ startup_id }) => startup_id))}::bigint[],
        ${sql.param(kept.map(({ url }) => url))}::text[]) k(startup_id, url)
      where k.startup_id = a.startup_id and k.url = a.url)
    returning a.startup_id`);
  return [...rows.map(({ startup_id }) => Number(startup_id)), ...(await addArticles(tx, claimed))];
}

async function addArticles(tx: Tx, claimed: readonly Claimed[]): Promise<number[]> {
  const articles = claimed.flatMap(({ id, raws }) =>
    raws.flatMap((raw) => raw.articles.map((article) => ({ startup_id: id, ...article }))),
  );
  if (articles.length === 0) return [];
  const { rows } = await tx.execute<{ startup_id: string }>(sql`
    insert into ${startupArticles} (startup_id, url, link, title, published_at, source)
    select startup_id, url, link, title, published_at, source
    from jsonb_populate_recordset(null::${startupArticles}, ${JSON.stringify(articles)}::jsonb)
    on conflict do nothing returning startup_id`);
  return rows.map(({ startup_id }) => Number(startup_id));
}

function idsOf(claimed: readonly Claimed[]) {
  return sql`${sql.param(claimed.map(({ id }) => id))}::bigint[]`;
}
