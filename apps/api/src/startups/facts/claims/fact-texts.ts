import { DEFAULT_CURRENCY, groupDigits } from '@vaglio/startups-domain';
import type { Financing, Founder } from '../../../platform/db/schema/company-facts';

/** An amount as the web app writes money: 'CHF 6’400’000.00'; without a currency the number alone. */
export const amountText = (amount: number, currency: string): string =>
  `${currency} ${groupDigits(amount, 2)}`.trim();

/** The raised money of a comparison: francs as their amount, any other currency as text, 'EUR 1’200’000.00'. */
export const comparedSum = (sum: {
  raised_money: number | null;
  raised_currency: string;
}): string | number | null =>
  sum.raised_money === null || sum.raised_currency === DEFAULT_CURRENCY
    ? sum.raised_money
    : amountText(sum.raised_money, sum.raised_currency);

/** A sum as it reads: 'Series A CHF 6’400’000.00', with its kind where no stage is known. */
export const moneyText = ({
  kind,
  stage,
  amount,
  currency,
}: Pick<Financing, 'stage' | 'amount' | 'currency'> & { kind: string }): string =>
  `${stage ?? kind} ${amountText(amount, currency)}`;

/** A founder as it reads: 'Aurélie Blanc'. */
export const founderText = ({ first_name, last_name }: Founder): string =>
  `${first_name} ${last_name}`.trim();
