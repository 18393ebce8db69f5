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

/** What columns and values of a file mean. */
export type Mapping = { columns: ColumnChoice[]; value_choices: ValueChoices };

type ProposalDeps = { db: Db; reader: ForeignReader };

/**
 * What they mean unless a person says otherwise. A file that a person has mapped keeps its columns.
 * @throws UnreadableText for headers that take too long to compare
 */
export async function proposeMapping(
  { db, reader }: ProposalDeps,
  record: ImportRecord,
  headers: string[],
  samples: string[][],
): Promise<Mapping> {
  const isMapped =
    record.columns.length === headers.length && record.headers.every((one, at) => one === headers[at]);
  return {
    columns: isMapped ? record.columns : await propose({ db, reader }, headers, samples),
    value_choices: await readAliases(db, record.value_choices),
  };
}

async function propose(
  { db, reader }: ProposalDeps,
  headers: string[],
  samples: string[][],
): Promise<ColumnChoice[]> {
  const [before] = await db
    .select({ columns: importMappings.columns })
    .from(importMappings)
    .where(eq(importMappings.headers_key, headersKey(headers)));
  const weighted = await readWeightedAwards(db);
  return reader.read('proposeColumns', headers, samples, { weighted, remembered: before?.columns ?? [] });
}

/** Equal for files with the same headers in the same order, in any spelling. */
export function headersKey(headers: readonly string[]): string {
  return createHash('sha256')
    .update(JSON.stringify(headers.map((header) => foldKey(header))))
    .digest('hex');
}

/** Choices of this import go before those that were kept from others. */
async function readAliases(db: Db, { canton, sector }: ValueChoices): Promise<ValueChoices> {
  const kept = await db.select().from(importAliases);
  // Not by assignment, which __proto__ would not survive.
  const choicesOf = (field: ValueField) =>
    Object.fromEntries(kept.flatMap((one) => (one.field === field ? [[one.alias_key, one.code]] : [])));
  return { canton: { ...choicesOf('canton'), ...canton }, sector: { ...choicesOf('sector'), ...sector } };
}
