import { foldText } from '@vaglio/startups-domain';
import { readDecimal } from '@vaglio/ui';

/** Parsed line of a pasted table of weights. */
export interface TypedWeight {
  readonly line: number;
  readonly parameterName: string;
  readonly value: number;
}

export interface TypedWeights {
  readonly rows: readonly TypedWeight[];
  /** Error text for the first invalid line, or null if all lines are valid. */
  readonly problem: string | null;
}

/** Maximum number of rows in one request. */
const MAX_ROWS = 1_000;
const HEADERS: ReadonlySet<string> = new Set([
  'value',
  'weight',
  'gewicht',
  'wert',
  'poids',
  'valeur',
  'peso',
]);

/**
 * Parses award names and weights from a spreadsheet table or a CSV file. The first column is the name, and the last is
 * the weight. Columns are separated by a tab, a semicolon or a comma. Empty lines and a header are skipped.
 */
export function readWeights(text: string): TypedWeights {
  const lines = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|\r|\n/)
    .map((content, index) => ({ line: index + 1, ...splitLine(content) }))
    .filter(({ name, weight }) => name !== '' || weight !== '')
    .filter(({ weight }, index) => index > 0 || !HEADERS.has(foldText(weight)));
  const rows: TypedWeight[] = [];
  const seen = new Map<string, number>();
  for (const { line, name, weight } of lines) {
    const value = readDecimal(weight);
    if (name === '') return { rows, problem: `Line ${line} has no name.` };
    if (value === null) return { rows, problem: `Line ${line}: the weight of ${name} must be a number.` };
    const before = seen.get(foldText(name));
    if (before !== undefined) return { rows, problem: `${name} is in lines ${before} and ${line}.` };
    seen.set(foldText(name), line);
    rows.push({ line, parameterName: name, value });
  }
  if (rows.length > MAX_ROWS)
    return { rows, problem: `At most ${MAX_ROWS} weights can be imported at once.` };
  return { rows, problem: rows.length === 0 ? 'Paste a table of names and weights.' : null };
}

/** Splits a line at its last separator. In lines with tabs or semicolons, names may therefore contain commas. */
function splitLine(content: string): { name: string; weight: string } {
  const separator = ['\t', ';', ','].find((each) => content.includes(each));
  if (separator === undefined) return { name: unquoted(content), weight: '' };
  const place = content.lastIndexOf(separator);
  return { name: unquoted(content.slice(0, place)), weight: unquoted(content.slice(place + 1)) };
}

function unquoted(cell: string): string {
  const text = cell.trim();
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('""', '"').trim() : text;
}
