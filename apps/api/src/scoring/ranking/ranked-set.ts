import type { Mode, TopFilter } from './list-choices';
import { and, eq, gt, gte, lt, or, sql, type SQL } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db/open-database';
import { startups } from '../../platform/db/schema/startups.table';
import type { ScoreSettings } from '../settings/score-config.queries';
import { topCount } from './top-count';

export type SetQuery = { mode?: Mode | 'all' | undefined; top?: TopFilter | undefined };

/** The order of the indexes startups_ranked and startups_ranked_in_mode, word for word: another place of the nulls would miss them. */
export const BY_RANK = rankedBy(sql`${startups.score}`);

/** The order of the ranked list by another score than the stored one. */
export function rankedBy(score: SQL): SQL {
  return sql`${score} desc nulls last, ${startups.name_key}, ${startups.id}`;
}

/** Whose places count: the active, the rejected or all. `percent_all` is of all, in every mode. */
export function modeOf({ mode = 'active', top }: SetQuery): SQL | undefined {
  if (top === 'percent_all' || mode === 'all') return undefined;
  return eq(startups.rejected, mode === 'rejected' ? 1 : 0);
}

/**
 * The set that a list narrows: the mode, of it those at or above the threshold, below it, or the top share, which is
 * the first ceil(total x top_percent) by score, then company name, then id.
 * Source: product decisions, sections 2 and 10.6.
 */
export async function setOf(
  db: Db | Tx,
  query: SetQuery,
  { threshold, top_percent }: ScoreSettings,
): Promise<SQL | undefined> {
  const { top = 'all' } = query;
  const inMode = modeOf(query);
  if (top === 'all') return inMode;
  if (top === 'eligible') return and(inMode, gte(startups.score, threshold));
  if (top === 'not_eligible') return and(inMode, lt(startups.score, threshold));
  const count = topCount(await db.$count(startups, inMode), top_percent);
  return and(inMode, count === 0 ? sql`false` : await upToPlace(db, inMode, count));
}

/** The first `place` rows, bounded by the last of them: an index finds it, and the rows before it, without numbering any. */
async function upToPlace(db: Db | Tx, inMode: SQL | undefined, place: number): Promise<SQL | undefined> {
  const { score, name_key, id } = startups;
  const [last] = await db
    .select({ score, name_key, id })
    .from(startups)
    .where(inMode)
    .orderBy(BY_RANK)
    .limit(1)
    .offset(place - 1);
  if (!last) return sql`false`;
  const tied = and(eq(score, last.score), sql`(${name_key}, ${id}) <= (${last.name_key}, ${last.id})`);
  return and(gte(score, last.score), or(gt(score, last.score), tied));
}
