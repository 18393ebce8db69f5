import { foldKey } from './fold-text';
import { isPlaceholder, isTruthyCell } from './import-cells';
import { unitOfHeader } from './header-unit';
import { CURRENCY_CODES, parseAmount, type Amount } from './parse-amount';

/** Smallest amount without a unit or currency; smaller numbers and years may set the flag of this name. */
const SMALLEST_AMOUNT = 1000;
const YEARS = { first: 1900, last: 2100 };

const filledOf = (values: readonly string[]): string[] =>
  values.map((value) => value.trim()).filter((value) => isTruthyCell(value) && !isPlaceholder(value));

/** Returns true for the header "Investment", also with a unit, which may mean the flag of this name or amounts. */
export function isInvestmentHeader(header: string): boolean {
  const name = foldKey(header.split(/[([]/)[0] ?? '').replace(/(?:s|en)$/, '');
  return name === 'investment' || (name.startsWith('investment') && unitOfHeader(header) !== null);
}

/**
 * Returns true for a column "Investment", which is a flag of the specification, whose cells are amounts. The number 1
 * sets the flag. Numbers such as 0 and 2024 are amounts only beside others or below a header with a unit: 'Investment
 * (Mio. CHF)'.
 */
export function holdsInvestments({
  header,
  values,
}: {
  readonly header: string;
  readonly values: readonly string[];
}): boolean {
  if (!isInvestmentHeader(header)) return false;
  const unit = unitOfHeader(header);
  const amounts = filledOf(values).map((value) => parseAmount(value));
  return (
    amounts.every((amount) => amount !== null && (unit !== null || !setsFlag(amount))) &&
    amounts.some((amount) => unit !== null || (amount !== null && isLarge(amount)))
  );
}

const setsFlag = ({ value, currency }: Amount): boolean => value === 1 && currency === null;

const isLarge = ({ value, currency }: Amount): boolean =>
  currency !== null || (value >= SMALLEST_AMOUNT && (value < YEARS.first || value > YEARS.last));

/** Returns true for an amount of money, which is no year, count or answer: 'CHF 500', "500'000". */
export function isLargeAmount(cell: string): boolean {
  const amount = parseAmount(cell);
  return amount !== null && isLarge(amount);
}

/** Returns true if all values are codes of currencies, such as CHF and EUR, of which one is common. */
export function areCurrencies(values: readonly string[]): boolean {
  const filled = filledOf(values);
  return filled.every((value) => ISO_CODES.has(value)) && filled.some((value) => CURRENCY_CODES.has(value));
}
const ISO_CODES = new Set(Intl.supportedValuesOf('currency'));
