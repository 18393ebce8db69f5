import { searchForms } from '@vaglio/startups-domain';
import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../../platform/db/open-database';
import { startups } from '../../../platform/db/schema/startups.table';

/** Minimum share of the trigrams of a search that a name must contain. */
const LEAST_SIMILARITY = 0.35;
/** Minimum number of letters in a search. Shorter texts match by chance. */
const FEWEST_LETTERS = 4;
const MAX_CANDIDATES = 100;

/**
 * Returns the ids of startups whose company or founder name is similar to a search, most similar first. It tolerates
 * typing errors, and reordered or joined words.
 */
export async function similarNames(db: Db | Tx, q: string | undefined): Promise<number[]> {
  const [folded = ''] = searchForms(q);
  if (folded.replaceAll(' ', '').length < FEWEST_LETTERS) return [];
  return db.transaction(async (tx) => {
    await tx.execute(
      sql`select set_config('pg_trgm.word_similarity_threshold', ${String(LEAST_SIMILARITY)}, true)`,
    );
    const { rows } = await tx.execute<{ id: number }>(sql`
      select id::float8 as id from ${startups} where ${folded} <% search_key
      order by word_similarity(${folded}, search_key) desc, score desc nulls last, name_key, id limit ${MAX_CANDIDATES}`);
    return rows.map(({ id }) => id);
  });
}
