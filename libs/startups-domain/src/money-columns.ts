import { foldKey } from './fold-text';
import { isPlaceholder, isTruthyCell } from './import-cells';
import { CURRENCY_CODES, parseAmount, unitOfHeader } from './parse-amount';

/** Smallest amount without a unit or currency; smaller numbers and years may set the flag of this name. */
const SMALLEST_AMOUNT = 1000;
const YEARS = { first: 1900, last: 2100 };

const filledOf = (values: readonly string[]): string[] =>
  values.map((value) => value.trim()).filter((value) => isTruthyCell(value) && !isPlaceholder(value));

/**
 * Returns true for a column "Investment", which is a flag of the specification, whose cells are amounts. Numbers such as
 * 0, 1 and 2024 are amounts only beside others or below a header with a unit: 'Investment (Mio. CHF)'.
 */
export function holdsInvestments({
  header,
  values,
}: {
  readonly header: string;
  readonly values: readonly string[];
}): boolean {
  const unit = unitOfHeader(header);
  const name = foldKey(header.split(/[([]/)[0] ?? '').replace(/(?:s|en)$/, '');
  if (!name.startsWith('investment') || (name !== 'investment' && unit === null)) return false;
  const amounts = filledOf(values).map((value) => parseAmount(value));
  return (
    amounts.every((amount) => amount !== null) &&
    amounts.some((amount) => unit !== null || (amount !== null && isLarge(amount)))
  );
}

const isLarge = ({ value, currency }: { value: number; currency: string | null }): boolean =>
  currency !== null || (value >= SMALLEST_AMOUNT && (value < YEARS.first || value > YEARS.last));

/** Returns true if all values are codes of currencies, such as CHF and EUR, of which one is common. */
export function areCurrencies(values: readonly string[]): boolean {
  const filled = filledOf(values);
  return filled.every((value) => ISO_CODES.has(value)) && filled.some((value) => CURRENCY_CODES.has(value));
}
const ISO_CODES = new Set(Intl.supportedValuesOf('currency'));
