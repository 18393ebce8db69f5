import type { CsvReading, CsvRow } from './read-csv';

/** What a worker sends: any number of chunks of rows, then the reading, whose table has no rows. */
export type WorkerMessage = { readonly chunk: readonly CsvRow[] } | CsvReading;

/** Deserializing a chunk of this size does not block the page. */
const CHUNK_ROWS = 5000;

export function toMessages(reading: CsvReading): WorkerMessage[] {
  if ('problem' in reading) return [reading];
  const { rows } = reading.table;
  const chunks: WorkerMessage[] = [];
  for (let start = 0; start < rows.length; start += CHUNK_ROWS)
    chunks.push({ chunk: rows.slice(start, start + CHUNK_ROWS) });
  return [...chunks, { table: { ...reading.table, rows: [] } }];
}

/** Joins the messages of one reading. @returns a receiver, which returns null until the last message */
export function messageReceiver(): (message: WorkerMessage) => CsvReading | null {
  const rows: CsvRow[] = [];
  return (message) => {
    if ('problem' in message) return message;
    if ('table' in message) return { table: { ...message.table, rows } };
    rows.push(...message.chunk);
    return null;
  };
}
