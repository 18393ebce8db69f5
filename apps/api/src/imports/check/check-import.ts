import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/open-database';
import type { ForeignReader } from '../../platform/threads/foreign-reader';
import { isStillHeld, type Held } from '../../platform/jobs/lease';
import { analyzeLines } from './analyze-lines';
import { checkedPortions } from './checked-portions';
import { columnsOf } from './column-choices';
import { imports, type ImportRecord } from '../../platform/db/schema/imports.table';
import { lineCheck } from './line-check';
import { linesAfter } from '../lines-after';
import { LostClaim } from '../lost-claim';

const PORTION = { lines: 2_500, characters: 2_000_000 };

/**
 * Finds out what an import would do, without doing it, from its stored lines: what a person mapped otherwise, or data that
 * changed since, gives them other outcomes. A check that is cut off begins again.
 * @param now ISO 8601
 * @throws LostClaim when another server took over, or a person changed the mapping meanwhile
 */
export async function checkImport(
  { db, reader }: { db: Db; reader: ForeignReader },
  record: ImportRecord,
  held: Held,
  now: string,
): Promise<void> {
  const { headers } = record;
  const order = { headers, columns: columnsOf(record.columns), values: record.value_choices };
  const check = lineCheck({ db, reader }, order, now);
  const portions = checkedPortions(db, record, held, check);
  for (let after = 0; ;) {
    const lines = await linesAfter(db, sql`import_id = ${record.id}`, after, PORTION);
    if (lines.length === 0) break;
    await portions.add(lines);
    after = lines.at(-1)?.line ?? after;
  }
  await portions.end();
  await analyzeLines(db, record.rows);
  const { rowCount } = await db
    .update(imports)
    // Why it is checked again stays to be read.
    .set({ state: 'checked', ...check.found(), updated_at: now })
    .where(and(isStillHeld({ table: imports }, held), eq(imports.state, 'checking')));
  if (rowCount !== 1) throw new LostClaim();
}
