import { asc, count, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { ranksByMode } from '../../scoring/ranking/places';
import { startupArticles, startupAwards, startups } from '../../platform/db/schema/startups.table';
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
  const [side] = await readSides(tx, [id]);
  if (!side) throw notFound('Startup not found');
  return side;
}

/** The same of several, in the order of their ids, with one statement for each part. @throws 404 for any */
export async function readSides(tx: Tx, ids: readonly number[]): Promise<StartupSide[]> {
  const all = [...ids];
  const rows = await tx.select().from(startups).where(inArray(startups.id, all));
  const awards = await tx
    .select()
    .from(startupAwards)
    .where(inArray(startupAwards.startup_id, all))
    .orderBy(asc(startupAwards.award_key));
  const articles = await tx
    .select({ id: startupArticles.startup_id, count: count() })
    .from(startupArticles)
    .where(inArray(startupArticles.startup_id, all))
    .groupBy(startupArticles.startup_id);
  const ranks = await ranksByMode(tx, ids);
  return ids.map((id) => {
    const [row, rank] = [rows.find((each) => each.id === id), ranks.get(id)];
    if (!row || rank === undefined) throw notFound('Startup not found');
    const own = awards.filter(({ startup_id }) => startup_id === id);
    return {
      row,
      awards: new Map(own.map(({ award_key, award_name }) => [award_key, award_name])),
      articles: articles.find((each) => each.id === id)?.count ?? 0,
      rank,
    };
  });
}

export function toSideBody({ row, articles, rank }: StartupSide): MergeSideBody {
  const { id, company_name, score, version } = row;
  return { id: String(id), company_name, score, rank, articles, version };
}
