import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db/open-database';
import { importLines } from '../../platform/db/schema/import-lines.table';
import type { LineRange } from '../check/stale-lines';

/** Lines of one statement: few enough that progress is seen, and a cancel noticed. */
const PORTION = 5_000;

/**
 * The parts in which an import is written. Each begins with a line that is there and ends by numbers: to find them, neither
 * their lines are read nor the blank ones between them gone through, of which a file may have millions.
 */
export async function* importPortions(tx: Pick<Tx, 'execute'>, importId: number): AsyncGenerator<LineRange> {
  for (let after = 0; ;) {
    const {
      rows: [next],
    } = await tx.execute<{ line: number | null }>(
      sql`select min(line) as line from ${importLines} where import_id = ${importId} and line > ${after}`,
    );
    if (!next || next.line === null) return;
    const range = { after: next.line - 1, upTo: next.line - 1 + PORTION };
    yield range;
    after = range.upTo;
  }
}
