import { isKnownHeader } from './guess-header';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** How a CSV file is written. */
export interface CsvForm {
  readonly delimiter: Delimiter;
  /** The character before a quote within quotes. */
  readonly escape: '"' | '\\';
  /** Whether blanks stand between a delimiter and the quote that opens a cell. */
  readonly hasBlanksBeforeQuotes: boolean;
  /** Characters of a first line that names the delimiter, as Excel writes and reads it; 0 for none. */
  readonly separatorLine: number;
}

/** Texts and numbers hold commas: of equal candidates the other one is it. */
const BY_RARITY: readonly Delimiter[] = [...DELIMITERS.slice(1), ','];
const SAMPLE_CHARACTERS = 65_536;
const SAMPLE_RECORDS = 50;
/** Records in which names of columns are looked for. */
const HEADER_RECORDS = 10;
const SEPARATOR_LINE = /^"?sep=(.)"?[ ,;\t]*(?:\r\n|\n|\r|$)/i;
const BLANKS_BEFORE_QUOTE = /[,;\t|] +"[^"]/;

/** The delimiter of a text, as {@link detectCsvForm} finds it. */
export const detectDelimiter = (text: string): Delimiter => detectCsvForm(text).delimiter;

/**
 * How a CSV text is written. The delimiter is that of a first line `sep=;`, else the candidate that splits most of its
 * first records into equally many cells, the more the better, and better when it finds names of columns. Delimiters inside
 * quotes do not count.
 * @param delimiter that is chosen; undefined to detect it
 * @returns a comma when nothing splits a record
 * Source: spec §5, CSV import.
 */
export function detectCsvForm(text: string, delimiter?: Delimiter): CsvForm {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const sample = text.slice(line.length, line.length + SAMPLE_CHARACTERS);
  const hasBackslashes = sample.includes('\\"');
  const chosen = delimiter ?? DELIMITERS.find((one) => one === named);
  let best = { delimiter: chosen ?? ',', escape: '"' as CsvForm['escape'], score: 0 };
  for (const candidate of chosen === undefined ? BY_RARITY : [chosen])
    for (const escape of hasBackslashes ? (['"', '\\'] as const) : (['"'] as const)) {
      const score = scoreOf(readSample(sample, candidate, escape));
      if (score > best.score) best = { delimiter: candidate, escape, score };
    }
  return {
    delimiter: best.delimiter,
    escape: best.escape,
    hasBlanksBeforeQuotes: best.delimiter !== '\t' && BLANKS_BEFORE_QUOTE.test(sample),
    separatorLine: line.length,
  };
}

type Sample = { readonly records: readonly (readonly string[])[]; readonly faults: number };

/** Higher for more cells, much higher where most records have equally many of them, lower for text behind a quoted cell. */
function scoreOf({ records, faults }: Sample): number {
  const times = new Map<number, number>();
  for (const { length } of records) times.set(length, (times.get(length) ?? 0) + 1);
  const scores = [...times].map(([cells, count]) => (cells - 1) * (count / records.length) ** 2);
  const known = records.slice(0, HEADER_RECORDS).map((cells) => cells.filter(isKnownHeader).length);
  return (Math.max(0, ...scores) * (1 + Math.max(0, ...known))) / (1 + faults);
}

/** The first records that hold any text, if the text were written so. */
function readSample(text: string, delimiter: Delimiter, escape: CsvForm['escape']): Sample {
  const records: string[][] = [];
  let cells: string[] = [];
  let cell = '';
  let [isQuoted, isClosed, faults] = [false, false, 0];
  const endCell = () => {
    cells.push(cell);
    [cell, isClosed] = ['', false];
  };
  const endRecord = () => {
    endCell();
    if (cells.some((one) => one.trim() !== '')) records.push(cells);
    cells = [];
  };
  for (let index = 0; index < text.length && records.length < SAMPLE_RECORDS; index += 1) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character === escape && text.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else if (character === '"') [isQuoted, isClosed] = [false, true];
      else cell += character;
    } else if (character === '"' && cell.trim() === '') isQuoted = true;
    else if (character === delimiter) endCell();
    else if (character === '\n' || character === '\r') endRecord();
    else {
      cell += character;
      if (isClosed && character !== ' ') [isClosed, faults] = [false, faults + 1];
    }
  }
  // The sample may end within a record: without its line end it counts only when there is no other.
  if (!isQuoted && (records.length === 0 || text.length < SAMPLE_CHARACTERS)) endRecord();
  return { records, faults };
}
