import { asc, count, inArray } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { notFound } from '../../platform/http/errors/errors';
import { ranksByMode } from '../../scoring/ranking/places';
import { startupArticles, startupAwards, startups } from '../../platform/db/schema/startups.table';
import type { MergeSideBody } from './merges.schemas';

/** Startup with the values that a merge compares. */
export type StartupSide = {
  row: typeof startups.$inferSelect;
  /** Award names by key. */
  awards: ReadonlyMap<string, string>;
  articles: number;
  /** Rank by score within the mode of the startup, from 1. */
  rank: number;
};

/**
 * Returns one startup with the values that a merge compares.
 * @throws 404
 */
export async function readSide(tx: Tx, id: number): Promise<StartupSide> {
  const [side] = await readSides(tx, [id]);
  if (!side) throw notFound('Startup not found');
  return side;
}

/**
 * Returns several startups with the values that a merge compares, sorted by id. Each part is read with one statement.
 * @throws 404 for a missing startup
 */
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
