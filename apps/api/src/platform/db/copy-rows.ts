import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import type { Tx } from './open-database';
import { connectionOf } from './app-database';

/** A value as PostgreSQL reads it; null for none. */
export type CopiedValue = string | number | null;

/**
 * Adds rows by COPY: the parameters of an insert of many rows would be parsed as JSON or arrays first.
 * @param columns names of columns
 * @param rows values in the order of `columns`; they are all in memory at once
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
