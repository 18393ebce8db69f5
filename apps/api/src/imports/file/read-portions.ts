import { groupDigits, isBlankRow, shownDecimalMark } from '@vaglio/startups-domain';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { storable } from '../../platform/text/well-formed';
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
  type FileChoices,
  type FileLine,
  type FilePortion,
  type FileRow,
  type FileTable,
} from './file-table';
import { readTop } from './file-top';
import { refuseOtherKinds } from './other-kinds';
import { xlsxTable } from './xlsx-sheet';

const PORTION_ROWS = 2_500;
const PORTION_CHARACTERS = 2_000_000;

/**
 * Reads a file in portions: the first one carries the headers, the last one what a person should know of the reading. Rows
 * without any text are counted only.
 * @throws UnreadableText for an empty file, one beyond the limits, and one of another kind
 */
export async function* readPortions(bytes: Uint8Array, choices: FileChoices): AsyncGenerator<FilePortion> {
  const table = await openTable(bytes, choices);
  const records = limited(table.records)[Symbol.asyncIterator]();
  const { head, rest } = await readTop(table.facts, records, choices.headerLine);
  const width = head.headers.length;
  const samples = columnSamples(width);
  const marks = decimalMarks(head.format === 'csv' ? width : 0);
  const addresses = cellAddresses(head.headers);
  let isSent = false;
  let [lastLine, rows, blank, total, characters] = [head.headerLine, [] as FileLine[], 0, 0, 0];
  const portion = (): FilePortion => {
    const more = samples.changed();
    const next = { ...(!isSent && { head }), rows, blank, ...(more && { samples: more }) };
    isSent = true;
    [rows, blank, characters] = [[], 0, 0];
    return next;
  };
  for await (const row of rest) {
    const { line } = row;
    // Lines that a sheet leaves out are blank.
    blank += line - lastLine - 1;
    lastLine = line;
    if (isBlankRow(row.cells)) {
      blank += 1;
      continue;
    }
    total += 1;
    if (total > MAX_LINES)
      throw new UnreadableText(`The file has more than ${groupDigits(MAX_LINES, 0)} rows.`);
    const { cells, notes } = addresses(row);
    const stored = cells.map((cell) => (cell === '' ? cell : storable(cell)));
    samples.add(stored);
    marks.add(stored);
    const json = JSON.stringify(stored);
    rows.push({ line, cells: json, read_notes: notes });
    characters += json.length;
    if (rows.length >= PORTION_ROWS || characters >= PORTION_CHARACTERS) yield portion();
  }
  yield { ...portion(), end: { notes: table.notes(), decimals: marks.shown() } };
}

async function openTable(bytes: Uint8Array, choices: FileChoices): Promise<FileTable> {
  if (isZip(bytes)) return xlsxTable(bytes, choices);
  refuseOtherKinds(bytes);
  return csvTable(bytes, choices);
}

/** The records of a file up to the limits. */
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

/** XLSX files are packages in ZIP format. */
const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;

/** Collects the decimal marks that the cells of each column show. @param width columns of the header */
function decimalMarks(width: number) {
  const counts = Array.from({ length: width }, () => ({ '.': 0, ',': 0 }));
  return {
    /** @param cells of the next row */
    add: (cells: readonly string[]): void => {
      counts.forEach((count, column) => {
        const mark = shownDecimalMark(cells[column] ?? '');
        if (mark) count[mark] += 1;
      });
    },
    /** The only mark of each column; null where there is none, or both. */
    shown: (): ('.' | ',' | null)[] =>
      counts.map((count) => {
        if (count['.'] > 0) return count[','] > 0 ? null : '.';
        return count[','] > 0 ? ',' : null;
      }),
  };
}
