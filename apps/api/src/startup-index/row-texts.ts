import { sql } from 'drizzle-orm';
import type { Db } from '../db/open-database';
import { rowTextColumns, toRowText, type RowText } from '../startups/row-text';
import { startups } from '../startups/startups.table';
import { hasChangedSince, type Moment } from './index-feed';

/** @param revision of the index, when it was read */
export type IndexedText = RowText & { revision: number };

/** Texts of rows by id; null when anything has changed since the moment of the index: the list has to be made again. */
export type RowTexts = (
  ids: readonly number[],
  moment: Moment,
  revision: number,
) => Promise<Map<number, IndexedText> | null>;

/** Reads rows with their awards and articles in one prepared statement, which makes their JSON. */
export function readRowTexts(db: Db): RowTexts {
  const { placeholder } = sql;
  const moments = { snapshot: placeholder('snapshot'), startedAt: placeholder('startedAt') };
  const read = db
    .select({
      ...rowTextColumns(),
      hasChanged: hasChangedSince({ ...moments, takenAt: placeholder('takenAt') }),
    })
    .from(startups)
    .where(sql`${startups.id} = any(${placeholder('ids')}::bigint[])`)
    .prepare('read_row_texts');
  return async (ids, moment, revision) => {
    const rows = await read.execute({ ...moment, ids });
    if (rows.length < ids.length || rows[0]?.hasChanged) return null;
    return new Map(rows.map((row) => [row.id, { ...toRowText(row), revision }]));
  };
}
