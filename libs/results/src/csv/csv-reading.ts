import type { CsvReading } from './csv-table';
import { readCsv, UnreadableCsv } from './read-csv';

/** Reads a file for another thread. @throws only what is a fault of ours */
export function toCsvReading(bytes: Uint8Array): CsvReading {
  try {
    return { table: readCsv(bytes) };
  } catch (failure) {
    if (failure instanceof UnreadableCsv) return { problem: failure.message };
    throw failure;
  }
}
