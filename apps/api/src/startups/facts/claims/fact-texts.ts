import { DEFAULT_CURRENCY, groupDigits } from '@vaglio/startups-domain';
import type { Financing, Founder } from '../../../platform/db/schema/company-facts';

/** Formats an amount in the same way as the web app: 'CHF 6’400’000.00', or the number alone if the currency is ''. */
export const amountText = (amount: number, currency: string): string =>
  `${currency} ${groupDigits(amount, 2)}`.trim();

/**
 * Returns the raised money for comparison: a number for CHF, a text such as 'EUR 1’200’000.00' for another currency.
 */
const comparedSum = (sum: {
  raised_money: number | null;
  raised_currency: string;
}): string | number | null =>
  sum.raised_money === null || sum.raised_currency === DEFAULT_CURRENCY
    ? sum.raised_money
    : amountText(sum.raised_money, sum.raised_currency);

/** Returns the value of a field in a form that can be compared between two states of a startup. */
export const comparedValue = <Field extends string>(
  values: Record<Field, string | number | null> & Parameters<typeof comparedSum>[0],
  field: Field,
): string | number | null => (field === 'raised_money' ? comparedSum(values) : values[field]);

/** Formats an amount with its stage, or with its kind if the stage is unknown: 'Series A CHF 6’400’000.00'. */
export const moneyText = ({
  kind,
  stage,
  amount,
  currency,
}: Pick<Financing, 'stage' | 'amount' | 'currency'> & { kind: string }): string =>
  `${stage ?? kind} ${amountText(amount, currency)}`;

/** Formats the name of a founder: 'Aurélie Blanc'. */
export const founderText = ({ first_name, last_name }: Founder): string =>
  `${first_name} ${last_name}`.trim();
