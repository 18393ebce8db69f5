import type { CsvReading, CsvRow } from './csv-table';

/** What a worker sends: any number of portions of rows, then the reading, whose table has no rows of its own. */
export type WorkerMessage = { readonly portion: readonly CsvRow[] } | CsvReading;

/** Unpacking a portion of this size does not hold the page up. */
const PORTION_ROWS = 5000;

export function toMessages(reading: CsvReading): WorkerMessage[] {
  if ('problem' in reading) return [reading];
  const { rows } = reading.table;
  const portions: WorkerMessage[] = [];
  for (let start = 0; start < rows.length; start += PORTION_ROWS)
    portions.push({ portion: rows.slice(start, start + PORTION_ROWS) });
  return [...portions, { table: { ...reading.table, rows: [] } }];
}

/** Puts the messages together again. @returns a receiver, which answers null until the last message */
export function messageReceiver(): (message: WorkerMessage) => CsvReading | null {
  const rows: CsvRow[] = [];
  return (message) => {
    if ('problem' in message) return message;
    if ('table' in message) return { table: { ...message.table, rows } };
    rows.push(...message.portion);
    return null;
  };
}
