import { groupDigits, isBlankRow } from '@vaglio/startups-domain';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { storable } from '../../platform/text/well-formed';
import {
  MAX_CELLS,
  MAX_COLUMNS,
  MAX_HEADER_CHARACTERS,
  MAX_LINES,
  MAX_RECORD_CHARACTERS,
  MAX_TEXT_CHARACTERS,
} from '../import.limits';
import { columnSamples } from './column-samples';
import { csvTable } from './csv-table';
import { tooLongRow, type FileChoices, type FileHead, type FileLine, type FilePortion } from './file-table';
import { xlsxTable } from './xlsx-table';

const PORTION_ROWS = 2_500;
const PORTION_CHARACTERS = 2_000_000;

/**
 * Reads a file in portions: the first one carries the headers. Rows without any text are counted only.
 * @throws UnreadableText for an empty file and one beyond the limits
 */
export async function* readPortions(bytes: Uint8Array, choices: FileChoices): AsyncGenerator<FilePortion> {
  const { facts, records } = isZip(bytes) ? await xlsxTable(bytes, choices) : csvTable(bytes, choices);
  let head: FileHead | undefined;
  let samples = columnSamples(0);
  let isSent = false;
  let [lastLine, rows, blank, total, characters] = [0, [] as FileLine[], 0, 0, 0];
  const read = { cells: 0, characters: 0 };
  const portion = (): FilePortion => {
    const more = samples.changed();
    const next = { ...(head && !isSent && { head }), rows, blank, ...(more && { samples: more }) };
    isSent = true;
    [rows, blank, characters] = [[], 0, 0];
    return next;
  };
  for await (const { line, cells } of records) {
    // Lines that a sheet leaves out are blank.
    if (head) blank += line - lastLine - 1;
    lastLine = line;
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
    const isBlank = isBlankRow(cells);
    if (!head) {
      if (isBlank) continue;
      head = { ...facts, headers: cells.map(headerOf), headerLine: line };
      samples = columnSamples(cells.length);
      continue;
    }
    if (isBlank) {
      blank += 1;
      continue;
    }
    total += 1;
    if (total > MAX_LINES)
      throw new UnreadableText(`The file has more than ${groupDigits(MAX_LINES, 0)} rows.`);
    const stored = cells.map((cell) => (cell === '' ? cell : storable(cell)));
    samples.add(stored);
    const json = JSON.stringify(stored);
    rows.push({ line, cells: json });
    characters += json.length;
    if (rows.length >= PORTION_ROWS || characters >= PORTION_CHARACTERS) yield portion();
  }
  if (!head) throw new UnreadableText(facts.format === 'csv' ? 'Empty CSV file' : 'The sheet is empty.');
  yield portion();
}

const headerOf = (cell: string): string => storable(cell.slice(0, MAX_HEADER_CHARACTERS));

/** XLSX files are packages in ZIP format. */
const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 3 && bytes[3] === 4;
