import { IMPORT_IN_FLIGHT } from '@vaglio/product-rules';
import type { PlannedRow } from './import-plan';

/** What the server made of a row, or why it failed. */
export type RowOutcome = { readonly done: 'inserted' | 'updated' | 'unchanged' } | { readonly failure: string };

export interface ImportCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
}

export interface FailedRow extends Pick<PlannedRow, 'line' | 'cells'> {
  readonly message: string;
}

export interface ImportResult {
  readonly counts: ImportCounts;
  /** In the order of the file. */
  readonly failures: readonly FailedRow[];
  /** Rows that a cancel left out. */
  readonly unsent: number;
}

interface ImportTools {
  /** Sends one row; never throws. */
  readonly send: (row: PlannedRow) => Promise<RowOutcome>;
  readonly isCancelled: () => boolean;
  /** After each row. */
  readonly onProgress: (counts: ImportCounts) => void;
}

export const NO_COUNTS: ImportCounts = { inserted: 0, updated: 0, unchanged: 0, failed: 0 };

/**
 * Sends the rows, one call each, at most 6 at a time. A failure is kept with its line and the
 * import goes on. Rows with the same id go one after another, so that the last one of the
 * file wins. After a cancel no further row is sent; those under way are waited for.
 * Source: product decisions, section 5; spec §8.
 */
export async function runImport(rows: readonly PlannedRow[], { send, isCancelled, onProgress }: ImportTools): Promise<ImportResult> {
  let counts = NO_COUNTS;
  const failures: FailedRow[] = [];
  const settle = (row: PlannedRow, outcome: RowOutcome) => {
    const field = 'failure' in outcome ? 'failed' : outcome.done;
    counts = { ...counts, [field]: counts[field] + 1 };
    if ('failure' in outcome) failures.push({ line: row.line, cells: row.cells, message: outcome.failure });
    onProgress(counts);
  };
  const lanes = lanesOf(rows).values();
  const work = async () => {
    for (const lane of lanes) {
      for (const row of lane) {
        if (isCancelled()) return;
        settle(row, row.problem === null ? await send(row) : { failure: row.problem });
      }
    }
  };
  await Promise.all(Array.from({ length: IMPORT_IN_FLIGHT }, work));
  const settled = counts.inserted + counts.updated + counts.unchanged + counts.failed;
  return { counts, failures: failures.sort((a, b) => a.line - b.line), unsent: rows.length - settled };
}

/** Rows with the same id share a lane, in the order of the file; any other row has its own. */
function lanesOf(rows: readonly PlannedRow[]): PlannedRow[][] {
  const lanes = new Map<string | PlannedRow, PlannedRow[]>();
  for (const row of rows) {
    const key = row.body.id ?? row;
    const lane = lanes.get(key);
    if (lane) lane.push(row);
    else lanes.set(key, [row]);
  }
  return [...lanes.values()];
}
