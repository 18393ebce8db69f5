import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { pickedColumns } from '../../platform/http/pagination/picked-fields';
import { startups } from '../../platform/db/schema/startups.table';
import { readRowTexts, rowJson, startupJson, type RowExtras } from './startup-answer';
import { PICKED_COLUMNS } from './startup-columns';

/** Startup in a streamed list, with its rank by score; null for an unranked list. */
export type StreamedStartup = { id: number; rank: number | null; isEntered?: boolean };

export type StreamOptions = Pick<RowExtras, 'now' | 'withAwards' | 'withArticles'> & {
  /** Selected columns, without awards, articles and rank; see picked-fields. */
  fields?: string | undefined;
};

/** Number of rows per batch. A batch takes a few milliseconds, so that other requests run between two batches. */
const BATCH_ROWS = 500;

/**
 * Yields startups as JSON response bodies, in the given order and in batches.
 * @param tx transaction whose snapshot contains all startups of the list
 */
export async function* streamStartups(
  tx: Tx,
  list: readonly StreamedStartup[],
  options: StreamOptions,
): AsyncGenerator<readonly string[]> {
  for (let start = 0; start < list.length; start += BATCH_ROWS) {
    const batch = list.slice(start, start + BATCH_ROWS);
    yield options.fields === undefined
      ? wholeRows(tx, batch, options)
      : pickedRows(tx, batch, options.fields);
  }
}

async function wholeRows(
  tx: Tx,
  list: readonly StreamedStartup[],
  options: StreamOptions,
): Promise<string[]> {
  const ids = list.map(({ id }) => id);
  const texts = await readRowTexts(tx, ids, options);
  if (!texts) throw new Error('the rows of a stream changed within its snapshot');
  return list.flatMap(({ id, rank, isEntered = false }) => {
    const text = texts.get(id);
    return text ? rowJson(text, { ...options, rank, isEntered }) : [];
  });
}

async function pickedRows(tx: Tx, list: readonly StreamedStartup[], fields: string): Promise<string[]> {
  const rows = await tx
    .select({ id: startups.id, json: startupJson(pickedColumns(PICKED_COLUMNS, fields)) })
    .from(startups)
    .where(sql`${startups.id} = any(${sql.param(list.map(({ id }) => id))}::bigint[])`);
  const byId = new Map(rows.map(({ id, json }) => [id, json]));
  return list.flatMap(({ id }) => byId.get(id) ?? []);
}
