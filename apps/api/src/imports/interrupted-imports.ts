import { and, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/open-database';
import { KilledReading, type UnreadableText } from '../platform/threads/unreadable-text';
import { NOW } from '../platform/jobs/lease';
import { importLines } from '../platform/db/schema/import-lines.table';
import { imports, type ReadingChoices } from '../platform/db/schema/imports.table';

/** Steps that process external text. A file that crashed its server would also crash the next server. */
const OF_FOREIGN_TEXT = ['reading', 'checking'] as const;
type ForeignStep = (typeof OF_FOREIGN_TEXT)[number];

const isForeignStep = inArray(imports.state, [...OF_FOREIGN_TEXT]);

/**
 * Condition for steps that a server may start. If reading or checking crashed another server, a person must request it
 * again.
 */
export const mayBegin = or(isNull(imports.lease_owner), sql`not ${isForeignStep}`);

const NEXT: Readonly<Record<ForeignStep, string>> = {
  reading: 'Read the file again, or divide it into smaller ones.',
  checking: 'Check the file again, or divide it into smaller ones.',
};

/**
 * Returns the state of an import after parsing or checking has failed. If the thread was killed, the step is repeated
 * only when a person requests it.
 */
export function stateAfter(step: ForeignStep, failure: UnreadableText) {
  const isKilled = failure instanceof KilledReading;
  return {
    state: 'failed' as const,
    problem: isKilled ? `${failure.message} Nothing was imported. ${NEXT[step]}` : failure.message,
    interrupted: isKilled ? step : null,
  };
}

const SERVER_ENDED = {
  reading: `The server ended while it was reading the file. Nothing was imported. ${NEXT.reading}`,
  checking: `The server ended while it was checking the file. Nothing was imported. ${NEXT.checking}`,
};

/**
 * Marks parsing and checking steps with an expired lease as interrupted, because their servers crashed. Several servers
 * may run this at once.
 * @returns ids of the imports
 */
export async function markInterrupted(db: Db): Promise<number[]> {
  return db.transaction(async (tx) => {
    const isReading = sql`${imports.state} = 'reading'`;
    const marked = await tx
      .update(imports)
      .set({
        state: 'failed',
        interrupted: sql`${imports.state}`,
        problem: sql`case when ${isReading} then ${SERVER_ENDED.reading} else ${SERVER_ENDED.checking} end`,
        ...unreadWhen(isReading),
        ...{ epoch: sql`${imports.epoch} + 1`, lease_owner: null, lease_until: null, updated_at: sql`now()` },
      })
      .where(and(isForeignStep, isNotNull(imports.lease_owner), lte(imports.lease_until, NOW)))
      .returning({ id: imports.id, interrupted: imports.interrupted });
    const unread = marked.filter(({ interrupted }) => interrupted === 'reading').map(({ id }) => id);
    if (unread.length > 0) await tx.delete(importLines).where(inArray(importLines.import_id, unread));
    return marked.map(({ id }) => id);
  });
}

/** Returns columns that reset the results of the previous parsing. The parsing options of the last attempt are kept. */
export function unreadWhen(isReading: SQL) {
  const unless = (column: PgColumn, otherwise: SQL) =>
    sql`case when ${isReading} then ${otherwise} else ${column} end`;
  const tried = (column: PgColumn, name: keyof ReadingChoices) =>
    unless(column, sql`coalesce(${imports.chosen} ->> ${name}, ${column})`);
  return {
    format: unless(imports.format, sql`null`),
    encoding: tried(imports.encoding, 'encoding'),
    delimiter: tried(imports.delimiter, 'delimiter'),
    sheet: tried(imports.sheet, 'sheet'),
    headers: unless(imports.headers, sql`'[]'::jsonb`),
    samples: unless(imports.samples, sql`'[]'::jsonb`),
    decimals: unless(imports.decimals, sql`'[]'::jsonb`),
    date_orders: unless(imports.date_orders, sql`'[]'::jsonb`),
    read_notes: unless(imports.read_notes, sql`'[]'::jsonb`),
    columns: unless(imports.columns, sql`'[]'::jsonb`),
    unknown_values: unless(imports.unknown_values, sql`'[]'::jsonb`),
    counts: unless(imports.counts, sql`null`),
    rows: unless(imports.rows, sql`0`),
    blank: unless(imports.blank, sql`0`),
  };
}
