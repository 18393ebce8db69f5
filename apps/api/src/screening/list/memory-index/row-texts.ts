import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/db/open-database';
import {
  rowTextColumns,
  toRowText,
  type RowText,
  type RowTextSource,
} from '../../../startups/records/row-text';
import { startups } from '../../../platform/db/schema/startups.table';
import { hasChangedSince } from './index-feed';
import type { Moment } from '../../../platform/deps';

/** @param revision of the index, when it was read */
export type IndexedText = RowText & { revision: number };

/** Texts of rows by id; null when anything has changed since the moment of the index: the list has to be made again. */
export type RowTexts = (
  ids: readonly number[],
  moment: Moment,
  revision: number,
) => Promise<Map<number, IndexedText> | null>;

/** Between the columns of a row: JSON writes it as \u001f, and no number or moment has it. */
const SEPARATOR = '\u001f';
const TRUE = 't';

/**
 * Reads rows with their awards and articles in one prepared statement, which makes their JSON. A row comes as one text:
 * the driver and the mapping of columns took half of the processor time of a row that is not in memory.
 */
export function readRowTexts(db: Db): RowTexts {
  const { placeholder } = sql;
  const moments = { snapshot: placeholder('snapshot'), startedAt: placeholder('startedAt') };
  const { json, awards, articles } = rowTextColumns();
  const { id, firstTime_appear_inscore, later_until } = startups;
  const hasChanged = hasChangedSince({ ...moments, takenAt: placeholder('takenAt') });
  const read = db
    .select({
      text: sql<string>`concat_ws(E'\\x1f', ${hasChanged}, ${id}, coalesce(${firstTime_appear_inscore}::text, ''),
        coalesce(${later_until}::text, ''), ${json.sql}, ${awards.sql}, ${articles.sql})`,
    })
    .from(startups)
    .where(sql`${id} = any(${placeholder('ids')}::bigint[])`)
    .prepare('read_row_texts');
  return async (ids, moment, revision) => {
    const rows = await read.execute({ ...moment, ids });
    if (rows.length < ids.length || rows[0]?.text.startsWith(TRUE)) return null;
    return new Map(
      rows.map(({ text }) => {
        const row = toRowText(columnsOf(text));
        return [row.id, { ...row, revision }];
      }),
    );
  };
}

function columnsOf(text: string): RowTextSource {
  const [, id = '', first = '', later = '', json = '', awards = '', articles = ''] = text.split(SEPARATOR);
  return { id, firstTime_appear_inscore: first || null, later_until: later || null, json, awards, articles };
}
