import { sql, type SQL } from 'drizzle-orm';
import { factStatements } from '../../platform/db/schema/fact-statements.table';
import { rawStartupRevisions } from '../../platform/db/schema/raw-startup-revisions.table';
import { suggestions } from '../../platform/db/schema/suggestions.table';
import type { Tx } from '../../platform/db/open-database';
import { decisions } from '../../platform/db/schema/decisions.table';
import { deletions } from '../../platform/db/schema/deletions.table';
import { notes } from '../../platform/db/schema/notes.table';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';
import { startupArticles, startupAwards, startups } from '../../platform/db/schema/startups.table';
import { startupWork } from '../../platform/db/schema/startup-work.table';
import { startupMerges } from '../../platform/db/schema/merges.table';

/**
 * Returns two startups as JSON. Only the database writes and reads this JSON, which preserves all digits of numbers
 * and timestamps. `survivor` and `merged` each contain `startup`, `awards`, `articles`, `statements`, `suggestions`,
 * `work`, and the ids of raw rows, deleted raw rows, former rows, decisions and notes.
 */
export async function snapshotOf(tx: Tx, survivorId: number, mergedId: number): Promise<string> {
  const { rows } = await tx.execute<{ content: string }>(sql`
    select jsonb_build_object('survivor', ${contentOf(survivorId)}, 'merged', ${contentOf(mergedId)})::text as content`);
  const [row] = rows;
  if (!row) throw new Error('a snapshot without a row');
  return row.content;
}

/** Returns an SQL expression for the snapshot of one startup. */
export function contentOf(id: number): SQL {
  const list = (table: SQL, row: SQL = sql`to_jsonb(l)`) =>
    sql`(select coalesce(jsonb_agg(${row} order by ${row}::text), '[]') from ${table} l where l.startup_id = ${id})`;
  return sql`(select jsonb_build_object(
    'startup', to_jsonb(s),
    'awards', ${list(sql`${startupAwards}`)},
    'articles', ${list(sql`${startupArticles}`)},
    'statements', ${list(sql`${factStatements}`)},
    'suggestions', ${list(sql`${suggestions}`)},
    'work', ${list(sql`${startupWork}`)},
    'raw_ids', ${list(sql`${rawStartups}`, sql`l.id`)},
    'deleted_raw_ids', ${list(sql`${deletions}`, sql`l.row_id`)},
    'former_ids', ${list(sql`${rawStartupRevisions}`, sql`l.id`)},
    'decision_ids', ${list(sql`${decisions}`, sql`l.id`)},
    'note_ids', ${list(sql`${notes}`, sql`l.id`)})
    from ${startups} s where s.id = ${id})`;
}

/** Returns an SQL expression for a part of a merge's stored content, by its path. */
export const keptOfMerge = (mergeId: number, ...path: string[]): SQL =>
  sql`(select content #> ${sql.param(path)}::text[] from ${startupMerges} where id = ${mergeId})`;

/** Returns an SQL expression for the ids of a list in a merge's stored content. */
export const keptIds = (mergeId: number, ...path: string[]): SQL =>
  sql`(select value::bigint from jsonb_array_elements_text(${keptOfMerge(mergeId, ...path)}))`;
