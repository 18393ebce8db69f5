import { anXlsx } from './file/xlsx.fixture';

/** Headers with one column for each cell parser, and one unknown column. */
export const HOSTILE_HEADERS = [
  ...['company_name', 'ID', 'email', 'founding_year', 'raised_money', 'raised_currency', 'article_date'],
  ...['canton', 'sector', 'website', 'rejected', 'fif grant', 'company_description', 'Betreuer'],
];
/** Columns filled with cells of the maximum length. */
const TEXTS = ['investors', 'partnership', 'company_description', 'advisors', 'pros_text', 'cons_text'];

export const GIANT = 400_000;
const LONGEST = 20_000;

const fill = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Generators of cells of a given length that cause many partial matches in a column's parser, keyed by name. */
export const HOSTILE_CELLS: Readonly<Record<string, (length: number) => string>> = {
  blanks: (length) => `a${fill(' ', length - 2)}b`,
  'at signs': (length) => `${fill('@', length - 2)} b`,
  'opening brackets': (length) => fill('[(', length),
  digits: (length) => fill("1'", length),
  'combining marks': (length) => fill('\u0301\u0316', length),
  letters: (length) => fill('m', length),
  commas: (length) => fill(',', length),
};

/** Returns a row for each column. Each row contains the cell in its own column. */
export const hostileRows = (cell: string): string[][] =>
  HOSTILE_HEADERS.map((_header, column) =>
    HOSTILE_HEADERS.map((_other, at) => (at === column ? cell : at === 0 ? `Company ${column}` : '')),
  );

/** Returns valid rows with cells of the maximum length. */
function longRows(cell: string, rows: number): string[][] {
  const texts = TEXTS.map(() => cell);
  return Array.from({ length: rows }, (_, index) => [String(index), `Company ${index}`, ...texts]);
}

export const csvOf = (rows: readonly (readonly string[])[]): Uint8Array =>
  new TextEncoder().encode(rows.map((cells) => cells.map((cell) => `"${cell}"`).join(';')).join('\n'));

/** Returns a table as CSV and as XLSX. */
async function bothOf(name: string, rows: string[][]): Promise<{ name: string; bytes: Uint8Array }[]> {
  return [
    { name: `${name}.csv`, bytes: csvOf(rows) },
    { name: `${name}.xlsx`, bytes: await anXlsx({ List: rows }) },
  ];
}

/**
 * Returns files that an attacker could import.
 * @param most maximum number of kinds of hostile cells
 * @param rows number of valid rows per kind of cell
 */
export async function hostileFiles(
  most = Infinity,
  rows = 300,
): Promise<{ name: string; bytes: Uint8Array }[]> {
  const files = [];
  for (const [name, write] of Object.entries(HOSTILE_CELLS).slice(0, most)) {
    files.push(...(await bothOf(`giant ${name}`, [HOSTILE_HEADERS, ...hostileRows(write(GIANT))])));
    const header = ['ID', 'company_name', ...TEXTS];
    files.push(...(await bothOf(`long ${name}`, [header, ...longRows(write(LONGEST), rows)])));
  }
  return files;
}
