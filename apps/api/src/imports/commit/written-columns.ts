import { FLAGS } from '@vaglio/startups-domain';
import { getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { rawStartups } from '../../platform/db/schema/raw-startups.table';

const {
  id,
  uid,
  external_id,
  origin,
  extraction_id,
  evidence,
  founders,
  financings,
  created_by,
  curated_at,
  startup_id,
  deletion_id,
  confidence,
  review,
  version,
  created_at,
  updated_at,
  ...own
} = getTableColumns(rawStartups);

/** Columns of a raw row that an import line fills, without the external id. */
export const LINE_COLUMNS: readonly string[] = Object.keys(own);

/** Columns for which the content of a line omits 0. For all other columns, it omits null. */
const COUNTED = new Set<string>([...FLAGS.map(({ name }) => name), 'investment']);

/**
 * Returns SQL for the values of all {@link LINE_COLUMNS}, in order. Extracting each value by name takes half the time
 * of converting the complete JSON to a record.
 * @param content JSON content that the check stored
 */
export const lineValues = (content: SQL): SQL =>
  sql.join(
    Object.values(own).map((column) => valueOf(content, column)),
    sql`, `,
  );

function valueOf(content: SQL, column: PgColumn): SQL {
  const name = sql.raw(`'${column.name}'`);
  if (column.dataType === 'array') return textsOf(sql`${content} -> ${name}`);
  if (column.dataType === 'json') return sql`coalesce(${content} -> ${name}, '[]')`;
  const value = sql`(${content} ->> ${name})::${sql.raw(column.getSQLType())}`;
  return COUNTED.has(column.name) ? sql`coalesce(${value}, 0)` : value;
}

/**
 * Returns SQL that converts a JSON array to a text array. The case expression skips empty arrays, because most are
 * empty.
 */
const textsOf = (list: SQL): SQL =>
  sql`case when jsonb_array_length(${list}) > 0 then array(select jsonb_array_elements_text(${list})) else '{}' end`;

export const listOf = (names: readonly string[], prefix?: string): SQL =>
  sql.join(
    names.map((name) =>
      prefix === undefined ? sql.identifier(name) : sql`${sql.identifier(prefix)}.${sql.identifier(name)}`,
    ),
    sql`, `,
  );
