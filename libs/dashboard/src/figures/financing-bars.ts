import type { FinancingMonth, FinancingMonths } from '@vaglio/contract';
import { formatCount, formatMoney } from '@vaglio/ui';
import type { Bar } from './Bars';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const MILLION = 1_000_000;

/** Formats a month without its year, such as 'Nov' for '2026-11'. */
export function monthWord(month: string): string {
  return MONTHS[Number(month.slice(5, 7)) - 1] ?? month;
}

/** Formats a month with its year, such as 'Nov 2026' for '2026-11'. */
export function monthName(month: string): string {
  return `${monthWord(month)} ${month.slice(0, 4)}`;
}

/**
 * Formats an amount in millions, such as '58', '0.4' or '0'. Values below 10 have one decimal.
 * @param amount amount in CHF
 */
function millions(amount: number): string {
  const value = amount / MILLION;
  return value === 0 || value >= 10 ? formatCount(Math.round(value)) : value.toFixed(1);
}

/** Formats a number of financing rounds, such as '1 round' or '9 rounds'. */
function roundText(rounds: number): string {
  return `${formatCount(rounds)} ${rounds === 1 ? 'round' : 'rounds'}`;
}

/**
 * Returns a bar per month with its amount and number of financing rounds. The current month is lighter, because it is
 * incomplete.
 */
export function financingBars({ months, to }: FinancingMonths): Omit<Bar, 'label'>[] {
  return months.map(({ month, amount, rounds }: FinancingMonth) => ({
    key: month,
    value: amount / MILLION,
    text: millions(amount),
    name: `${monthName(month)}: ${formatMoney(amount, 'CHF')}, ${roundText(rounds)}`,
    tone: to.startsWith(month) ? 'running' : 'accent',
  }));
}

/**
 * Describes the financing rounds that are not counted, such as 'Not counted: EUR 4’000’000.00 in 2 rounds; 3 rounds
 * without a day.'
 * @returns null if all rounds are counted
 */
export function uncountedText({ foreign, undated }: FinancingMonths): string | null {
  const parts = [
    ...foreign.map(
      ({ currency, amount, rounds }) => `${formatMoney(amount, currency)} in ${roundText(rounds)}`,
    ),
    ...(undated > 0 ? [`${roundText(undated)} without a day`] : []),
  ];
  return parts.length === 0 ? null : `Not counted: ${parts.join('; ')}.`;
}
