import {
  foldKey,
  isInvestmentHeader,
  isPlaceholder,
  isTruthyCell,
  isUnitText,
  unitOfHeader,
  withHeaderUnit,
  type ImportColumn,
} from '@vaglio/startups-domain';
import { unitOfColumn, type TableUnit } from '../check/table-unit';
import { UNSURE } from '../file/number-format';

/** Folded headers of a column that contains the units of the amounts in the next column. */
const UNIT_HEADERS: ReadonlySet<string> = new Set(
  'einheit,einheiten,unit,units,unite,unites,unita,masseinheit,multiplikator,faktor,factor'.split(','),
);
/** Pattern of the folded header of a column that contains the currency of the amounts before it. */
const CURRENCY_HEADER = /(?:currency|wahrung|devise|monnaie|valuta|ccy)$/;

/**
 * Creates a function that returns the unit of each amount column for a line. The unit comes from the header, from an
 * adjacent column "Unit", or from a line around the table; null without a unit. A cell of a unit column that is not a
 * unit makes the amount uncertain.
 */
export function amountUnits(
  headers: readonly string[],
  columns: readonly (ImportColumn | null)[],
  table: TableUnit | null,
): (cells: readonly string[]) => (string | null)[] {
  const isAmount = columns.map((column) => column?.kind === 'amount');
  const ofHeaders = headers.map((header, index) => (isAmount[index] ? unitOfHeader(header) : null));
  const ofTable = headers.map((_header, index) => (isAmount[index] ? unitOfColumn(table, index) : null));
  const isFlagToo = headers.map((header, index) => isAmount[index] === true && isInvestmentHeader(header));
  const unitColumns = headers.map((_header, index) =>
    isAmount[index]
      ? [index + 1, index - 1].find((at) => !columns[at] && isUnitHeader(foldKey(headers[at]), at > index))
      : undefined,
  );
  const currencyColumns = columns.flatMap((column, index) => (column?.kind === 'currency' ? [index] : []));
  return (cells) => {
    const hasCurrency = currencyColumns.some((at) => isFilled(cells[at]));
    return ofHeaders.map((unit, index) => {
      if (!isAmount[index]) return null;
      if (isFlagToo[index] && unit === null && FLAG_NUMBERS.has((cells[index] ?? '').trim())) return UNSURE;
      const own = withUnitCell(unit, cells[unitColumns[index] ?? -1]);
      return withTableUnit(own, ofTable[index] ?? null, hasCurrency);
    });
  };
}

/** Returns true for a column of units beside an amount, or of currencies behind it. */
const isUnitHeader = (key: string, isBehind: boolean): boolean =>
  UNIT_HEADERS.has(key) || (isBehind && CURRENCY_HEADER.test(key));

/** Numbers that are no amount below "Investment", because they set the flag of this name. */
const FLAG_NUMBERS: ReadonlySet<string> = new Set(['1', '1.0', '1,0']);

const isFilled = (cell = ''): boolean => isTruthyCell(cell) && !isPlaceholder(cell.trim());

function withUnitCell(unit: string | null, cell = ''): string | null {
  if (!isFilled(cell)) return unit;
  return `${unit ?? ''} ${isUnitText(cell) ? cell.trim() : UNSURE}`.trim();
}

/** Adds what the unit of a column lacks. The currency of a row takes precedence over that of the table. */
function withTableUnit(own: string | null, ofTable: string | null, hasCurrency: boolean): string | null {
  if (ofTable === null) return own;
  const joined = withHeaderUnit(`1 ${own ?? ''}`, ofTable, hasCurrency);
  return joined === null ? UNSURE : joined.slice(1).trim() || null;
}
