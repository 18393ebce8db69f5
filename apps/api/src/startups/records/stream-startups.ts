import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { pickedColumns } from '../../platform/http/pagination/picked-fields';
import { startups } from '../../platform/db/schema/startups.table';
import { readRowTexts, rowJson, startupJson, type RowExtras } from './startup-answer';
import { PICKED_COLUMNS } from './startup-columns';

/** A startup of a streamed list, with its place by score; null for a list without places. */
export type StreamedStartup = { id: number; rank: number | null; isEntered?: boolean };

export type StreamOptions = Pick<RowExtras, 'now' | 'withAwards' | 'withArticles'> & {
  /** Columns alone, without awards, articles and rank; see picked-fields. */
  fields?: string | undefined;
};

/** A few milliseconds of work: other requests have their turn between two batches. */
const BATCH_ROWS = 500;

/** Startups as JSON, each as it is answered, in their order and in batches. @param tx whose snapshot has all of them */
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
