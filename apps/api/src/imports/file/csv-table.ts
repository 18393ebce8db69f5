import { CsvError, parse } from 'csv-parse';
import {
  decodePieces,
  DELIMITERS,
  detectDelimiter,
  detectEncoding,
  ENCODINGS,
  unguardCell,
  type Encoding,
} from '@vaglio/startups-domain';
import { Readable } from 'node:stream';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { MAX_RECORD_CHARACTERS } from '../import.limits';
import { tooLongRow, type FileChoices, type FileRow, type FileTable } from './file-table';

const MARK = /^\uFEFF/;

/** A CSV file as a table: encoding and delimiter as chosen, else as detected. */
export function csvTable(bytes: Uint8Array, { encoding, delimiter }: FileChoices): FileTable {
  const read = ENCODINGS.find((one) => one === encoding) ?? detectEncoding(bytes);
  const separator = DELIMITERS.find((one) => one === delimiter) ?? detectDelimiter(beginningOf(bytes, read));
  return {
    facts: { format: 'csv', encoding: read, delimiter: separator, sheet: null, sheets: [] },
    records: recordsOf(bytes, read, separator),
  };
}

function beginningOf(bytes: Uint8Array, encoding: Encoding): string {
  return decodePieces(bytes, encoding).next().value ?? '';
}

/** @throws UnreadableText for a quote that is never closed and a row that is too long */
async function* recordsOf(bytes: Uint8Array, encoding: Encoding, delimiter: string): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: ['\r\n', '\n', '\r'],
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  const text = Readable.from(withoutMark(decodePieces(bytes, encoding)));
  text.on('error', (error) => parser.destroy(error)).pipe(parser);
  let line = 0;
  try {
    for await (const record of parser) {
      line += 1;
      yield { line, cells: readCells(record) };
    }
  } catch (error) {
    throw error instanceof CsvError ? new UnreadableText(problemOf(error, parser.info.records + 1)) : error;
  }
}

function* withoutMark(pieces: Generator<string>): Generator<string> {
  let isFirst = true;
  for (const piece of pieces) {
    yield isFirst ? piece.replace(MARK, '') : piece;
    isFirst = false;
  }
}

function readCells(record: unknown): string[] {
  return Array.isArray(record) ? record.map((cell) => unguardCell(String(cell))) : [];
}

function problemOf({ code, message }: CsvError, line: number): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `A quote that opens on line ${line} is never closed.`;
  if (code === 'CSV_MAX_RECORD_SIZE') return tooLongRow(line);
  return `The file cannot be read on line ${line}: ${message.slice(0, 200)}`;
}
