import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Tx } from './open-database';
import { connectionOf } from './app-database';

/** Value for PostgreSQL's text format; null represents NULL. */
export type CopiedValue = string | number | null;

/**
 * Inserts rows with COPY. COPY is faster than an insert of many rows, whose parameters must be parsed as JSON or
 * arrays.
 * @param columns column names
 * @param rows values in the order of `columns`; all rows are in memory at the same time
 */
export async function copyRows(
  tx: Tx,
  table: PgTable,
  columns: readonly string[],
  rows: readonly (readonly CopiedValue[])[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columns.map((name) => `"${name}"`).join(', ');
  const lines = rows.map((row) => row.map(copied).join('\t'));
  await pipeline(
    Readable.from([Buffer.from(`${lines.join('\n')}\n`)]),
    connectionOf(tx).query(copyFrom(`copy "${getTableName(table)}" (${names}) from stdin`)),
  );
}

const SPECIAL = /[\\\n\r\t]/;
const ESCAPED: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };

function copied(value: CopiedValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number' || !SPECIAL.test(value)) return String(value);
  return value.replace(/[\\\n\r\t]/g, (character) => ESCAPED[character] ?? character);
}
