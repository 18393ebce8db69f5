import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { notFound } from '../errors';
import { startupArticles, startupAwards, startups } from '../startups/startups.table';
import type { MergeSideBody } from './merges.schemas';

/** A startup as a merge compares it. */
export type StartupSide = {
  row: typeof startups.$inferSelect;
  /** Names of its awards by key. */
  awards: ReadonlyMap<string, string>;
  articles: number;
  /** By score in its mode, from 1. */
  rank: number;
};

/** @throws 404 */
export async function readSide(tx: Tx, id: number): Promise<StartupSide> {
  const [row] = await tx.select().from(startups).where(eq(startups.id, id));
  if (!row) throw notFound('Startup not found');
  const awards = await tx
    .select()
    .from(startupAwards)
    .where(eq(startupAwards.startup_id, id))
    .orderBy(startupAwards.award_key);
  return {
    row,
    awards: new Map(awards.map(({ award_key, award_name }) => [award_key, award_name])),
    articles: await tx.$count(startupArticles, eq(startupArticles.startup_id, id)),
    rank: await readRank(tx, id),
  };
}

/** The place of a startup by score in its mode, from 1. */
export async function readRank(tx: Tx, id: number): Promise<number> {
  const { rows } = await tx.execute<{ ahead: number }>(sql`
    select count(*)::int as ahead from ${startups} o, ${startups} s
    where s.id = ${id} and o.rejected = s.rejected
      and (o.score > s.score or (o.score = s.score and (o.name_key, o.id) < (s.name_key, s.id)))`);
  return (rows[0]?.ahead ?? 0) + 1;
}

export function toSideBody({ row, articles, rank }: StartupSide): MergeSideBody {
  const { id, company_name, score, version } = row;
  return { id: String(id), company_name, score, rank, articles, version };
}
