import type { SQL } from 'drizzle-orm';
import type { Tx } from '../db/open-database';
import { startups } from './startups.table';
import { decodeRow, pickedColumns, toPickedAnswer } from '../lists/picked-fields';
import { articlesOf, awardsOf, toStartupAnswer } from './startup-answer';
import { STARTUP_COLUMNS, type StartupRow } from './startup-columns';
import { cursorRows } from '../lists/stream-page';

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
  ranksOf?: (rows: readonly StartupRow[], start: number) => Promise<ReadonlyMap<number, number>>;
};

/** Startups of a list as they are answered, in batches, by a cursor of the transaction. */
export async function* streamStartups(tx: Tx, list: StreamedList): AsyncGenerator<readonly object[]> {
  const columns = pickedColumns(STARTUP_COLUMNS, list.fields);
  const query = tx
    .select(columns)
    .from(startups)
    .where(list.match)
    .orderBy(...list.order)
    .limit(list.limit)
    .offset(list.offset);
  let start = list.offset;
  for await (const rows of cursorRows(tx, query)) {
    const decoded = rows.map((row) => decodeRow(columns, row));
    yield list.fields === undefined
      ? await wholeAnswers(tx, decoded.map(readStartupRow), start, list)
      : decoded.map((row) => toPickedAnswer(columns, row));
    start += rows.length;
  }
}

async function wholeAnswers(
  tx: Tx,
  rows: readonly StartupRow[],
  start: number,
  { now, withAwards, withArticles, ranksOf }: StreamedList,
) {
  const ids = rows.map(({ id }) => id);
  // One after the other: a transaction has one connection.
  const awards = withAwards ? await awardsOf(tx, ids) : null;
  const articles = withArticles ? await articlesOf(tx, ids) : null;
  const ranks = await ranksOf?.(rows, start);
  return rows.map((row) =>
    toStartupAnswer(row, {
      now,
      rank: ranks?.get(row.id),
      awards: awards ? (awards.get(row.id) ?? []) : undefined,
      articles: articles ? (articles.get(row.id) ?? []) : undefined,
    }),
  );
}

/** The database's columns have the types that the schema gives them. */
function readStartupRow(row: Record<string, unknown>): StartupRow {
  return row as StartupRow;
}
