import { isKnownHeader } from './guess-header';

export const DELIMITERS = [',', ';', '\t', '|'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/** Format of a CSV file. */
export interface CsvForm {
  readonly delimiter: Delimiter;
  /** Character that escapes a quotation mark inside a quoted cell. */
  readonly escape: '"' | '\\';
  /** True if blanks may precede the opening quotation mark of a cell. */
  readonly hasBlanksBeforeQuotes: boolean;
  /** Length of an initial line such as `sep=;`, which Excel uses to declare the delimiter; 0 without such a line. */
  readonly separatorLine: number;
  readonly lineEnds: readonly string[];
}

/**
 * Delimiters in order of preference among equally good candidates. The comma is last, because it occurs in texts and
 * numbers.
 */
const BY_RARITY: readonly Delimiter[] = [...DELIMITERS.slice(1), ','];
const SAMPLE_CHARACTERS = 65_536;
const SAMPLE_RECORDS = 50;
/** Number of initial records that are searched for column names. */
const HEADER_RECORDS = 10;
const SEPARATOR_LINE = /^"?sep=(.)"?[ ,;\t]*(?:\r\n|\n|\r|$)/i;
const USUAL_LINE_ENDS = ['\r\n', '\n', '\r'];
/** Line ends of mainframes, Unicode and ASCII. If a file has usual line ends, they are ordinary characters. */
const OTHER_LINE_ENDS = ['\u0085', '\u2028', '\u2029', '\u001E'];
/** Weight of tabs that occur in every record. People do not type tabs into cells. */
const TABS_EVERYWHERE = 100;
const BLANKS_BEFORE_QUOTE = /[,;\t|] +"[^"]/;

/** Returns the delimiter that {@link detectCsvForm} detects in a text. */
export const detectDelimiter = (text: string): Delimiter => detectCsvForm(text).delimiter;

/**
 * Detects the format of a CSV text. A first line such as `sep=;` declares the delimiter. Otherwise, the best candidate
 * splits most of the first records into an equal number of cells. More cells and known column names increase the score.
 * Delimiters inside quotes are ignored.
 * @param delimiter delimiter selected by the user; undefined to detect it
 * @returns a comma if no candidate splits a record
 * Source: spec §5, CSV import.
 */
export function detectCsvForm(text: string, delimiter?: Delimiter): CsvForm {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const sample = text.slice(line.length, line.length + SAMPLE_CHARACTERS);
  const lineEnds = lineEndsOf(sample);
  const hasBackslashes = sample.includes('\\"');
  const chosen = delimiter ?? DELIMITERS.find((one) => one === named);
  let best = { delimiter: chosen ?? ',', escape: '"' as CsvForm['escape'], score: 0 };
  for (const candidate of chosen === undefined ? BY_RARITY : [chosen])
    for (const escape of hasBackslashes ? (['"', '\\'] as const) : (['"'] as const)) {
      const score = scoreOf(readSample(sample, { delimiter: candidate, escape, lineEnds }), candidate);
      if (score > best.score) best = { delimiter: candidate, escape, score };
    }
  return {
    delimiter: best.delimiter,
    escape: best.escape,
    hasBlanksBeforeQuotes: best.delimiter !== '\t' && BLANKS_BEFORE_QUOTE.test(sample),
    separatorLine: line.length,
    lineEnds,
  };
}

/** Returns the line ends of a text. Other kinds of line ends count only if the text has no usual line end. */
function lineEndsOf(text: string): readonly string[] {
  const other = /[\r\n]/.test(text) ? undefined : OTHER_LINE_ENDS.find((end) => text.includes(end));
  return other === undefined ? USUAL_LINE_ENDS : [other];
}

type Sample = { readonly records: readonly (readonly string[])[]; readonly faults: number };

/**
 * Scores a delimiter. More cells raise the score, equal cell counts in most records raise it strongly, and text after a
 * quoted cell lowers it.
 */
function scoreOf({ records, faults }: Sample, delimiter: Delimiter): number {
  const times = new Map<number, number>();
  for (const { length } of records) times.set(length, (times.get(length) ?? 0) + 1);
  const scores = [...times].map(([cells, count]) => (cells - 1) * (count / records.length) ** 2);
  const known = records.slice(0, HEADER_RECORDS).map((cells) => cells.filter(isKnownHeader).length);
  const isTabbed = delimiter === '\t' && times.size === 1 && records.length > 1 && hasFullColumns(records);
  const weight = isTabbed ? TABS_EVERYWHERE : 1;
  return (weight * Math.max(0, ...scores) * (1 + Math.max(0, ...known))) / (1 + faults);
}

/** Returns true if each column contains text in some record. Tabs at the ends of lines do not separate columns. */
const hasFullColumns = (records: Sample['records']): boolean =>
  records[0]?.every((_cell, column) => records.some((cells) => (cells[column] ?? '').trim() !== '')) === true;

/** Returns the first non-empty records of a text, parsed in the given format. */
function readSample(
  text: string,
  { delimiter, escape, lineEnds }: Pick<CsvForm, 'delimiter' | 'escape' | 'lineEnds'>,
): Sample {
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
    else if (lineEnds.includes(character)) endRecord();
    else {
      cell += character;
      if (isClosed && character !== ' ') [isClosed, faults] = [false, faults + 1];
    }
  }
  // The sample may end within a record, so an unfinished record counts only in a short text or if it is the only
  // record.
  if (!isQuoted && (records.length === 0 || text.length < SAMPLE_CHARACTERS)) endRecord();
  return { records, faults };
}
