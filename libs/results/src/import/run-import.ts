import type { ImportBody } from '@vaglio/startups-domain';
import type { CsvRow } from '../csv/read-csv';
import type { ImportPlan } from './import-plan';
import type { FailedRow, LineNote } from './line-note';

/** Rows sent at the same time. */
const IMPORT_IN_FLIGHT = 6;

/** What the server made of a row, or why it failed. */
export type RowOutcome =
  { readonly done: 'inserted' | 'updated' | 'unchanged' } | { readonly failure: string };

export interface ImportCounts {
  readonly inserted: number;
  readonly updated: number;
  readonly unchanged: number;
  readonly failed: number;
}

export interface ImportResult {
  readonly counts: ImportCounts;
  /** In the order of the file. */
  readonly failures: readonly FailedRow[];
  /** Cells that imported rows left out, in the order of the file. */
  readonly remarks: readonly LineNote[];
  /** Rows that a cancel left out. */
  readonly unsent: number;
}

interface ImportTools {
  /** Sends one row; never throws. */
  readonly send: (body: ImportBody) => Promise<RowOutcome>;
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
export async function runImport(
  rows: readonly CsvRow[],
  { planRow, idOf }: ImportPlan,
  tools: ImportTools,
): Promise<ImportResult> {
  let counts = NO_COUNTS;
  const failures: FailedRow[] = [];
  const remarks: LineNote[] = [];
  const importRow = async (row: CsvRow) => {
    const plan = planRow(row);
    const outcome = plan.problem === null ? await tools.send(plan.body) : { failure: plan.problem };
    const field = 'failure' in outcome ? 'failed' : outcome.done;
    counts = { ...counts, [field]: counts[field] + 1 };
    if ('failure' in outcome) failures.push({ ...row, message: outcome.failure });
    else remarks.push(...plan.remarks.map((message) => ({ line: row.line, message })));
    tools.onProgress(counts);
  };
  const lanes = lanesOf(rows, idOf).values();
  const work = async () => {
    for (const lane of lanes) {
      for (const row of lane) {
        if (tools.isCancelled()) return;
        await importRow(row);
      }
    }
  };
  await Promise.all(Array.from({ length: IMPORT_IN_FLIGHT }, work));
  return {
    counts,
    failures: failures.sort(byLine),
    remarks: remarks.sort(byLine),
    unsent: rows.length - settledOf(counts),
  };
}

/** Rows of which something came. */
export function settledOf({ inserted, updated, unchanged, failed }: ImportCounts): number {
  return inserted + updated + unchanged + failed;
}

function byLine(a: LineNote, b: LineNote): number {
  return a.line - b.line;
}

/** Rows with the same id share a lane, in the order of the file; any other row has its own. */
function lanesOf(rows: readonly CsvRow[], idOf: ImportPlan['idOf']): CsvRow[][] {
  const lanes = new Map<string | CsvRow, CsvRow[]>();
  for (const row of rows) {
    const key = idOf(row) || row;
    const lane = lanes.get(key);
    if (lane) lane.push(row);
    else lanes.set(key, [row]);
  }
  return [...lanes.values()];
}
