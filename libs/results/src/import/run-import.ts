import type { ImportBody } from '@vaglio/startups-domain';
import type { CsvRow } from '../csv/read-csv';
import type { ImportPlan } from './import-plan';
import type { FailedRow, LineNote } from './line-note';

/** Maximum number of concurrent requests. */
const IMPORT_IN_FLIGHT = 6;

/** Result of an imported row, or the reason for its failure. */
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
  /** Failed rows in file order. */
  readonly failures: readonly FailedRow[];
  /** Omitted cells of imported rows, in file order. */
  readonly remarks: readonly LineNote[];
  /** Number of rows that were not sent because the import was cancelled. */
  readonly unsent: number;
}

interface ImportTools {
  /** Sends one row. Never throws. */
  readonly send: (body: ImportBody) => Promise<RowOutcome>;
  readonly isCancelled: () => boolean;
  /** Called after each row with the current counts. */
  readonly onProgress: (counts: ImportCounts) => void;
}

export const NO_COUNTS: ImportCounts = { inserted: 0, updated: 0, unchanged: 0, failed: 0 };

/**
 * Sends each row in its own request, with at most 6 concurrent requests. A failure is recorded with its line and does
 * not stop the import. Rows with the same id are sent one after another, so that the last row takes effect. After a
 * cancellation, no new requests are sent, but pending requests are completed.
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

/** Returns the number of processed rows: created, updated, unchanged or failed. */
export function settledOf({ inserted, updated, unchanged, failed }: ImportCounts): number {
  return inserted + updated + unchanged + failed;
}

function byLine(a: LineNote, b: LineNote): number {
  return a.line - b.line;
}

/** Groups rows with the same id into one queue, in file order. Each row without an id has its own queue. */
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
