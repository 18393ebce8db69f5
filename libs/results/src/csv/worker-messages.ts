import type { CsvReading, CsvRow } from './read-csv';

/** Message from the worker: a chunk of rows, or the final result without rows. */
export type WorkerMessage = { readonly chunk: readonly CsvRow[] } | CsvReading;

/** Number of rows per message. Larger messages would block the page during deserialisation. */
const CHUNK_ROWS = 5000;

export function toMessages(reading: CsvReading): WorkerMessage[] {
  if ('problem' in reading) return [reading];
  const { rows } = reading.table;
  const chunks: WorkerMessage[] = [];
  for (let start = 0; start < rows.length; start += CHUNK_ROWS)
    chunks.push({ chunk: rows.slice(start, start + CHUNK_ROWS) });
  return [...chunks, { table: { ...reading.table, rows: [] } }];
}

/**
 * Combines the worker messages of one file.
 * @returns a function that receives a message; it returns null until the last message, then the file contents
 */
export function messageReceiver(): (message: WorkerMessage) => CsvReading | null {
  const rows: CsvRow[] = [];
  return (message) => {
    if ('problem' in message) return message;
    if ('table' in message) return { table: { ...message.table, rows } };
    rows.push(...message.chunk);
    return null;
  };
}
