import {
  groupDigits,
  isBlankRow,
  shownDateOrder,
  shownDecimalMark,
  type DateOrder,
} from '@vaglio/startups-domain';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import {
  MAX_CELLS,
  MAX_COLUMNS,
  MAX_LINES,
  MAX_RECORD_CHARACTERS,
  MAX_TEXT_CHARACTERS,
} from '../import.limits';
import { cellAddresses } from './cell-addresses';
import { columnSamples } from './column-samples';
import { csvTable } from './csv-table';
import {
  tooLongRow,
  type CellNote,
  type FileChoices,
  type FileLine,
  type FilePortion,
  type FileRow,
  type FileTable,
} from './file-table';
import { readTop } from './file-top';
import { cleanCell } from './clean-cell';
import { refuseOtherKinds } from './other-kinds';
import { otherTables } from './other-tables';
import { repairText } from './repair-text';
import { xlsxTable } from './xlsx-sheet';

const PORTION_ROWS = 2_500;
const PORTION_CHARACTERS = 2_000_000;

/**
 * Reads a file in portions. The first portion contains the headers, the last one the notes on parsing. Empty rows are
 * only counted.
 * @throws UnreadableText for a file that is empty, exceeds the limits, or has another format
 */
export async function* readPortions(bytes: Uint8Array, choices: FileChoices): AsyncGenerator<FilePortion> {
  const table = await openTable(bytes, choices);
  const records = limited(table.records)[Symbol.asyncIterator]();
  const { head, lastLine: lastHeaderLine, rest } = await readTop(table.facts, records, choices.headerLine);
  const width = head.headers.length;
  const samples = columnSamples(width);
  const marks = decimalMarks(head.format === 'csv' ? width : 0);
  const dates = dateOrders(width);
  const tables = otherTables(head.headers);
  const addresses = cellAddresses(head.headers);
  let isSent = false;
  let [lastLine, rows, blank, total, characters] = [lastHeaderLine, [] as FileLine[], 0, 0, 0];
  const portion = (): FilePortion => {
    const more = samples.changed();
    const next = { ...(!isSent && { head }), rows, blank, ...(more && { samples: more }) };
    isSent = true;
    [rows, blank, characters] = [[], 0, 0];
    return next;
  };
  for await (const row of rest) {
    const { line } = row;
    // Lines that a sheet omits count as empty.
    if (line > lastLine + 1) tables.addBlank();
    blank += line - lastLine - 1;
    lastLine = line;
    if (isBlankRow(row.cells)) {
      blank += 1;
      tables.addBlank();
      continue;
    }
    total += 1;
    if (total > MAX_LINES)
      throw new UnreadableText(`The file has more than ${groupDigits(MAX_LINES, 0)} rows.`);
    const { cells, notes } = repairCells(addresses(row));
    const stored = cells.map((cell) => (cell === '' ? cell : cleanCell(cell)));
    samples.add(stored);
    marks.add(stored);
    dates.add(stored);
    const json = JSON.stringify(stored);
    const reason = tables.add({ line, cells: stored });
    rows.push({ line, cells: json, read_notes: reason === null ? notes : [...notes, reason] });
    characters += json.length;
    if (rows.length >= PORTION_ROWS || characters >= PORTION_CHARACTERS) yield portion();
  }
  yield {
    ...portion(),
    end: { notes: [...table.notes(), ...tables.notes()], decimals: marks.shown(), dateOrders: dates.shown() },
  };
}

/** Repairs the texts of a row, and adds notes on the repaired ones. */
function repairCells({ cells, notes }: { cells: string[]; notes: CellNote[] }) {
  const repaired = cells.map(repairText);
  const added = repaired.flatMap(({ note }, column): CellNote[] => (note === null ? [] : [[column, note]]));
  return { cells: repaired.map(({ text }) => text), notes: [...notes, ...added] };
}

async function openTable(bytes: Uint8Array, choices: FileChoices): Promise<FileTable> {
  if (isZip(bytes)) return xlsxTable(bytes, choices);
  refuseOtherKinds(bytes);
  return csvTable(bytes, choices);
}

/** Yields the records of a file, and checks them against the limits. */
async function* limited(records: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  const read = { cells: 0, characters: 0 };
  for await (const row of records) {
    const { cells, line } = row;
    if (cells.length > MAX_COLUMNS)
      throw new UnreadableText(`The file has more than ${MAX_COLUMNS} columns.`);
    const length = cells.reduce((sum, cell) => sum + cell.length, 0);
    if (length > MAX_RECORD_CHARACTERS) throw new UnreadableText(tooLongRow(line));
    read.cells += cells.length;
    read.characters += length;
    if (read.cells > MAX_CELLS)
      throw new UnreadableText(`The file has more than ${groupDigits(MAX_CELLS, 0)} cells.`);
    if (read.characters > MAX_TEXT_CHARACTERS)
      throw new UnreadableText(`The file has more than ${groupDigits(MAX_TEXT_CHARACTERS, 0)} characters.`);
    yield row;
  }
}

/** Returns whether a file has the ZIP format of XLSX files. */
const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Collects the decimal separators in the cells of each column. @param width number of columns */
function decimalMarks(width: number) {
  const counts = Array.from({ length: width }, () => ({ '.': 0, ',': 0 }));
  return {
    /** Adds a row to the collection. @param cells cells of the row */
    add: (cells: readonly string[]): void => {
      counts.forEach((count, column) => {
        const mark = shownDecimalMark(cells[column] ?? '');
        if (mark) count[mark] += 1;
      });
    },
    /** Returns the decimal separator of each column; null if there is none, or if both occur. */
    shown: (): ('.' | ',' | null)[] =>
      counts.map((count) => {
        if (count['.'] > 0) return count[','] > 0 ? null : '.';
        return count[','] > 0 ? ',' : null;
      }),
  };
}

/** Collects the orders of day and month that the dates of each column prove. @param width number of columns */
function dateOrders(width: number) {
  const orders = Array.from({ length: width }, (): DateOrder | null => null);
  return {
    /** Adds a row to the collection. @param cells cells of the row */
    add: (cells: readonly string[]): void => {
      orders.forEach((before, column) => {
        const order = shownDateOrder(cells[column] ?? '');
        if (order) orders[column] = before === null || before === order ? order : 'unsure';
      });
    },
    /**
     * Returns the order of day and month in each column; null if the dates prove none, 'unsure' if they contradict each
     * other.
     */
    shown: (): (DateOrder | null)[] => orders,
  };
}
