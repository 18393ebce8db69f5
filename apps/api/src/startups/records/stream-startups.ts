import type { SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type { Tx } from '../../platform/db/open-database';
import { pickedColumns } from '../../platform/http/pagination/picked-fields';
import { cursorRows } from '../../platform/http/streaming/stream-page';
import { rowJson, rowTextColumns, toRowText, type RowTextSource } from './row-text';
import { PICKED_COLUMNS } from './startup-columns';
import { startupJson } from './startup-json';
import { startups } from '../../platform/db/schema/startups.table';

export type StreamedList = {
  match: SQL | undefined;
  order: SQL[];
  limit: number;
  offset: number;
  /** Columns alone, without awards, articles and rank; see picked-fields. */
  fields: string | undefined;
  withAwards: boolean;
  withArticles: boolean;
  /** Milliseconds since 1970; decides `is_new`. */
  now: number;
  /** Places of rows; none are answered without. @param start how many rows came before */
  ranksOf?: (rows: readonly { id: number }[], start: number) => Promise<ReadonlyMap<number, number>>;
};

/** Startups of a list as JSON, each as it is answered, in batches, by a cursor of the transaction. */
export function streamStartups(tx: Tx, list: StreamedList): AsyncGenerator<readonly string[]> {
  return list.fields === undefined ? wholeRows(tx, list) : pickedRows(tx, list);
}

async function* wholeRows(tx: Tx, list: StreamedList) {
  const { now, withAwards, withArticles, ranksOf } = list;
  const columns = rowTextColumns({ awards: !withAwards, articles: !withArticles });
  const query = sliceOf(tx.select(columns).from(startups).$dynamic(), list);
  let start = list.offset;
  for await (const rows of cursorRows(tx, query)) {
    const texts = rows.map((row) => toRowText(readSource(row)));
    const ranks = await ranksOf?.(texts, start);
    yield texts.map((text) =>
      rowJson(text, { now, rank: ranks?.get(text.id) ?? null, withAwards, withArticles }),
    );
    start += rows.length;
  }
}

async function* pickedRows(tx: Tx, list: StreamedList) {
  const json = startupJson(pickedColumns(PICKED_COLUMNS, list.fields)).as('json');
  const query = sliceOf(tx.select({ json }).from(startups).$dynamic(), list);
  for await (const rows of cursorRows(tx, query)) yield rows.map(({ json }) => String(json));
}

function sliceOf<T extends PgSelect>(select: T, { match, order, limit, offset }: StreamedList) {
  return select
    .where(match)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/** The columns have the types that the statement gives them. */
function readSource(row: Record<string, unknown>): RowTextSource {
  return row as RowTextSource;
}
