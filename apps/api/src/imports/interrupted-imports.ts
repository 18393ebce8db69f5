import { and, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../platform/db/open-database';
import { KilledReading, type UnreadableText } from '../platform/threads/unreadable-text';
import { NOW } from '../platform/jobs/lease';
import { importLines } from '../platform/db/schema/import-lines.table';
import { imports, type ReadingChoices } from '../platform/db/schema/imports.table';

/** The steps that work with what a stranger wrote: one that ended its server would end the next one too. */
const OF_FOREIGN_TEXT = ['reading', 'checking'] as const;
type ForeignStep = (typeof OF_FOREIGN_TEXT)[number];

const isForeignStep = inArray(imports.state, [...OF_FOREIGN_TEXT]);

/** Whether a server may do the next step: a reading or check that another server began and did not end is left to people. */
export const mayBegin = or(isNull(imports.lease_owner), sql`not ${isForeignStep}`);

const NEXT: Readonly<Record<ForeignStep, string>> = {
  reading: 'Read the file again, or divide it into smaller ones.',
  checking: 'Check the file again, or divide it into smaller ones.',
};

/** The import after a reading or check that failed. What was killed is repeated only when a person orders it. */
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
 * Marks the readings and checks whose servers ended: their leases ran out, and nobody ended them. Any number of servers
 * may do so at once.
 * @returns their ids
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

/** Nothing of an earlier reading is left to map or import; how the file was read is what was tried last. */
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
    read_notes: unless(imports.read_notes, sql`'[]'::jsonb`),
    columns: unless(imports.columns, sql`'[]'::jsonb`),
    unknown_values: unless(imports.unknown_values, sql`'[]'::jsonb`),
    counts: unless(imports.counts, sql`null`),
    rows: unless(imports.rows, sql`0`),
    blank: unless(imports.blank, sql`0`),
  };
}
