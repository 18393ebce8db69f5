import {
  foldKey,
  isPlaceholder,
  isTruthyCell,
  isUnitText,
  unitOfHeader,
  type ImportColumn,
} from '@vaglio/startups-domain';
import { UNSURE } from '../file/number-format';

/** Folded headers of a column that contains the units of the amounts in the next column. */
const UNIT_HEADERS: ReadonlySet<string> = new Set(
  'einheit,einheiten,unit,units,unite,unites,unita,masseinheit,multiplikator,faktor,factor'.split(','),
);

/**
 * Creates a function that returns the unit of each amount column for a line. The unit comes from the header or from an
 * adjacent column "Unit"; null without a unit. A cell of a unit column that is not a unit makes the amount uncertain.
 */
export function amountUnits(
  headers: readonly string[],
  columns: readonly (ImportColumn | null)[],
): (cells: readonly string[]) => (string | null)[] {
  const ofHeaders = columns.map((column, index) =>
    column?.kind === 'amount' ? unitOfHeader(headers[index] ?? '') : null,
  );
  const unitColumns = columns.map((column, index) =>
    column?.kind === 'amount'
      ? [index + 1, index - 1].find((at) => !columns[at] && UNIT_HEADERS.has(foldKey(headers[at])))
      : undefined,
  );
  if (unitColumns.every((column) => column === undefined)) return () => ofHeaders;
  return (cells) =>
    ofHeaders.map((unit, index) => {
      if (unitColumns[index] === undefined) return unit;
      const cell = (cells[unitColumns[index]] ?? '').trim();
      if (!isTruthyCell(cell) || isPlaceholder(cell)) return unit;
      return `${unit ?? ''} ${isUnitText(cell) ? cell : UNSURE}`.trim();
    });
}
