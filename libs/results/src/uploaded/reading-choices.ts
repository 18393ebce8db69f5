import type { ImportFile, MapImport } from '@vaglio/contract';
import { DELIMITERS, ENCODINGS } from '@vaglio/startups-domain';
import { delimiterName } from './import-text';

const ENCODING_NAMES: Readonly<Record<string, string>> = {
  'utf-8': 'UTF-8',
  'windows-1252': 'windows-1252 (Western)',
  'iso-8859-1': 'ISO 8859-1 (Western)',
  macintosh: 'Mac Roman',
  'windows-1250': 'windows-1250 (Central European)',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16, big-endian',
};
const ORDER_NAMES = { day_first: 'day before month', month_first: 'month before day' } as const;
const DECIMAL_NAMES = { point: '1,234.5', comma: '1.234,5' } as const;

const encodingName = (encoding: string): string => ENCODING_NAMES[encoding] ?? encoding;

/** Option that determines how the file is parsed. */
export interface ReadingChoice {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  /** Returns the request body for a selected value. */
  readonly change: (value: string) => MapImport;
}

/** Describes the file format after 'Read as:', such as 'sheet Liste, header in line 4, UTF-8, semicolon, 1.234,5'. */
export function readAsText(file: ImportFile): string {
  const { format, sheet, header_line, encoding, delimiter, decimal, date_order } = file;
  const parts = [
    format === 'xlsx' && sheet !== null && `sheet ${sheet}`,
    `header in line ${header_line}`,
    encoding !== null && encodingName(encoding),
    delimiter !== null && delimiterName(delimiter),
    decimal !== null && DECIMAL_NAMES[decimal],
    date_order === 'unsure' ? 'dates in both orders' : date_order !== null && ORDER_NAMES[date_order],
  ];
  return parts.filter(Boolean).join(', ');
}

/**
 * Returns the format whose options the user can change. An unreadable CSV file may be readable with another encoding or
 * delimiter. Other unreadable files have no options.
 */
function choosableFormat({ format, state, sheets, file_name }: ImportFile): ImportFile['format'] {
  if (format !== null || state !== 'failed') return format;
  if (sheets.length > 0) return 'xlsx';
  return /\.(?:csv|tsv|tab|txt)$/i.test(file_name) ? 'csv' : null;
}

/** Returns the parsing options of a file; [] if it has no options. */
export function readingChoices(file: ImportFile): ReadingChoice[] {
  const { sheet, sheets, encoding, delimiter, decimal } = file;
  const format = choosableFormat(file);
  if (format === null) return [];
  const ofFormat: ReadingChoice[] =
    format === 'xlsx'
      ? [
          {
            label: 'Sheet',
            value: sheet ?? '',
            options: sheets.map((one) => ({ value: one, label: one })),
            change: (chosen) => ({ sheet: chosen }),
          },
        ]
      : [
          {
            label: 'Encoding',
            value: encoding ?? 'utf-8',
            options: ENCODINGS.map((one) => ({ value: one, label: encodingName(one) })),
            change: (chosen) => pick('encoding', ENCODINGS, chosen),
          },
          {
            label: 'Delimiter',
            value: delimiter ?? ',',
            options: DELIMITERS.map((one) => ({ value: one, label: delimiterName(one) })),
            change: (chosen) => pick('delimiter', DELIMITERS, chosen),
          },
        ];
  return [
    ...ofFormat,
    ...headerChoice(file),
    {
      label: 'Numbers',
      value: decimal ?? '',
      options: [
        { value: '', label: 'Automatic' },
        { value: 'comma', label: DECIMAL_NAMES.comma },
        { value: 'point', label: DECIMAL_NAMES.point },
      ],
      change: (chosen) => ({ decimal: chosen === 'comma' || chosen === 'point' ? chosen : null }),
    },
    dateChoice(file),
  ];
}

const dateChoice = ({ date_order, chosen }: ImportFile): ReadingChoice => ({
  label: 'Dates',
  value: chosen.includes('date_order') ? (date_order ?? '') : '',
  options: [
    { value: '', label: 'Automatic' },
    { value: 'day_first', label: 'Day before month' },
    { value: 'month_first', label: 'Month before day' },
  ],
  change: (order) => ({ date_order: order === 'day_first' || order === 'month_first' ? order : null }),
});

function headerChoice({ header_line, top_rows }: ImportFile): ReadingChoice[] {
  if (top_rows.length === 0) return [];
  const lines = [...new Set([...top_rows.map(({ line }) => line), header_line])].sort((a, b) => a - b);
  return [
    {
      label: 'Header',
      value: String(header_line),
      options: lines.map((line) => ({ value: String(line), label: `Line ${line}` })),
      change: (chosen) => ({ header_line: Number(chosen) }),
    },
  ];
}

function pick<Key extends 'encoding' | 'delimiter'>(
  key: Key,
  options: readonly NonNullable<MapImport[Key]>[],
  chosen: string,
): MapImport {
  return { [key]: options.find((one) => one === chosen) };
}
