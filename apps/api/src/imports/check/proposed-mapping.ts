import { foldKey } from '@vaglio/startups-domain';
import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import type { ForeignReader } from '../../platform/threads/sandboxed-parser';
import {
  type ValueChoices,
  type ValueField,
  importAliases,
  importMappings,
  type ImportRecord,
  type ColumnChoice,
} from '../../platform/db/schema/imports.table';
import { readWeightedAwards } from './weighted-awards';

/** Mapping of the columns and values of a file. */
export type Mapping = { columns: ColumnChoice[]; value_choices: ValueChoices };

/** First values of each column, and the number of rows of the file. */
type FileValues = { samples: string[][]; rows: number };

type ProposalDeps = { db: Db; reader: ForeignReader };

/**
 * Proposes a mapping of the columns and values of a file. Columns that a person has mapped are unchanged.
 * @throws UnreadableText for headers that take too long to compare
 */
export async function proposeMapping(
  { db, reader }: ProposalDeps,
  record: ImportRecord,
  headers: string[],
  { samples, rows }: FileValues,
): Promise<Mapping> {
  const isMapped =
    record.columns.length === headers.length && record.headers.every((one, at) => one === headers[at]);
  return {
    columns: isMapped ? record.columns : await propose({ db, reader }, headers, { samples, rows }),
    value_choices: await readAliases(db, record.value_choices),
  };
}

async function propose(
  { db, reader }: ProposalDeps,
  headers: string[],
  { samples, rows }: FileValues,
): Promise<ColumnChoice[]> {
  const [before] = await db
    .select({ columns: importMappings.columns })
    .from(importMappings)
    .where(eq(importMappings.headers_key, headersKey(headers)));
  const weighted = await readWeightedAwards(db);
  return reader.read('proposeColumns', headers, samples, {
    weighted,
    remembered: before?.columns ?? [],
    rows,
  });
}

/**
 * Returns a digest of headers. It is equal for files with the same headers in the same order, whatever their spelling.
 */
export function headersKey(headers: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(headers.map((header) => foldKey(header))))
    .digest('hex');
}

/** Returns the stored aliases of cantons and sectors. Choices for this import take precedence. */
async function readAliases(db: Db, { canton, sector }: ValueChoices): Promise<ValueChoices> {
  const kept = await db.select().from(importAliases);
  // Object.fromEntries can create a property __proto__; an assignment could not.
  const choicesOf = (field: ValueField) =>
    Object.fromEntries(kept.flatMap((one) => (one.field === field ? [[one.alias_key, one.code]] : [])));
  return { canton: { ...choicesOf('canton'), ...canton }, sector: { ...choicesOf('sector'), ...sector } };
}
