import { CsvError, parse } from 'csv-parse';
import {
  decodePieces,
  DELIMITERS,
  detectCsvForm,
  detectEncoding,
  ENCODINGS,
  looksLikeDos,
  unguardCell,
  type CsvForm,
  type Encoding,
} from '@vaglio/startups-domain';
import { Readable } from 'node:stream';
import { UnreadableText } from '../../platform/threads/unreadable-text';
import { MAX_RECORD_CHARACTERS } from '../import.limits';
import { tooLongRow, type FileChoices, type FileRow, type FileTable } from './file-table';

/** Byte order marks, even if duplicated, decoded with another encoding, or preceded by other invisible characters. */
const MARKS = /^(?:[\uFEFF\u200B-\u200F\u2060]|ï»¿)+/;
const REPLACED = /\uFFFD/g;

/** Opens a CSV file as a table. Encoding and delimiter are detected unless they were chosen. */
export function csvTable(bytes: Uint8Array, { encoding, delimiter }: FileChoices): FileTable {
  const read = ENCODINGS.find((one) => one === encoding) ?? detectEncoding(bytes);
  const beginning = (decodePieces(bytes, read).next().value ?? '').replace(MARKS, '');
  const form = detectCsvForm(
    beginning,
    DELIMITERS.find((one) => one === delimiter),
  );
  const count = { replaced: 0 };
  return {
    facts: { format: 'csv', encoding: read, delimiter: form.delimiter, sheet: null, sheets: [] },
    records: recordsOf(textOf(bytes, read, form, count), form),
    notes: () => [...replacedNotes(count.replaced, read), ...dosNotes(bytes, read)],
  };
}

const replacedNotes = (count: number, encoding: Encoding): string[] =>
  count === 0
    ? []
    : [
        `${count === 1 ? 'One character is' : `${count} characters are`} not valid in ${encoding} and ` +
          'shown as \uFFFD. If the text looks wrong, choose another encoding.',
      ];

const dosNotes = (bytes: Uint8Array, encoding: Encoding): string[] =>
  !encoding.startsWith('utf') && looksLikeDos(bytes)
    ? ['The file looks like “CSV (MS-DOS)”, whose special letters cannot be read. Save it as “CSV UTF-8”.']
    : [];

/**
 * Yields the records of a CSV text.
 * @throws UnreadableText for a quote that is not closed, or a row that is too long
 */
async function* recordsOf(
  text: Iterable<string>,
  { delimiter, escape, separatorLine, lineEnds }: CsvForm,
): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter,
    escape,
    relax_column_count: true,
    relax_quotes: true,
    record_delimiter: [...lineEnds],
    max_record_size: MAX_RECORD_CHARACTERS,
  });
  const source = Readable.from(text);
  source.on('error', (error) => parser.destroy(error)).pipe(parser);
  const before = separatorLine > 0 ? 1 : 0;
  let line = before;
  try {
    for await (const record of parser) {
      line += 1;
      yield { line, cells: readCells(record) };
    }
  } catch (error) {
    throw error instanceof CsvError
      ? new UnreadableText(problemOf(error, parser.info.records + before + 1))
      : error;
  }
}

/** Yields the text of a CSV file in chunks, without byte order marks, delimiter line, and spaces before quotes. */
function* textOf(
  bytes: Uint8Array,
  encoding: Encoding,
  { delimiter, hasBlanksBeforeQuotes, separatorLine }: CsvForm,
  count: { replaced: number },
): Generator<string> {
  const blanks = hasBlanksBeforeQuotes ? blanksRemover(delimiter) : null;
  let isFirst = true;
  for (const piece of decodePieces(bytes, encoding)) {
    if (piece.includes('\uFFFD')) count.replaced += piece.match(REPLACED)?.length ?? 0;
    const text = isFirst ? piece.replace(MARKS, '').slice(separatorLine) : piece;
    isFirst = false;
    yield blanks ? blanks.next(text) : text;
  }
  if (blanks) yield blanks.end();
}

/** Creates a function that removes spaces between a delimiter and a quote, even across chunks. */
function blanksRemover(delimiter: string) {
  const before = new RegExp(`\\${delimiter} +"(?!")`, 'g');
  let held = '';
  return {
    next: (piece: string): string => {
      const text = held + piece;
      const isOpen = / $|["\\|,;]$/.test(text);
      const end = isOpen
        ? Math.max(text.lastIndexOf(delimiter), text.length - MAX_RECORD_CHARACTERS, 0)
        : text.length;
      held = text.slice(end);
      return text.slice(0, end).replace(before, `${delimiter}"`);
    },
    end: (): string => held.replace(before, `${delimiter}"`),
  };
}

function readCells(record: unknown): string[] {
  return Array.isArray(record) ? record.map((cell) => unguardCell(String(cell))) : [];
}

function problemOf({ code, message }: CsvError, line: number): string {
  if (code === 'CSV_QUOTE_NOT_CLOSED') return `A quote that opens on line ${line} is never closed.`;
  if (code === 'CSV_MAX_RECORD_SIZE') return tooLongRow(line);
  return `The file cannot be read on line ${line}: ${message.slice(0, 200)}`;
}
