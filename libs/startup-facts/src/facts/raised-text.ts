import type { StartupFacts } from '@vaglio/contract';
import { formatMoney } from '@vaglio/ui';
import { fromText } from './origin-text';

type Known = Pick<StartupFacts, 'fields' | 'raised'>;

/**
 * Describes the raised money with its origin, and the rounds that differ from it, such as 'Raised money: CHF
 * 22’000’000.00, from an import, line 41. Rounds: CHF 6’400’000.00.'
 * @returns undefined if both are unknown
 */
export function raisedText({ fields, raised }: Known): string | undefined {
  const held = fields.find(({ field }) => field === 'raised_money');
  if (held === undefined || held.value === null)
    return raised.length === 0 ? undefined : `Raised in rounds: ${sumsText(raised)}`;
  const [amount, currency] = [Number(held.value), held.currency ?? undefined];
  const isOwn = held.origin?.by === 'import' || held.origin?.by === 'person';
  const isRounds = !isOwn && raised.some((sum) => sum.amount === amount && sum.currency === currency);
  const others = isRounds ? raised.filter((sum) => sum.currency !== currency) : raised;
  const origin = isRounds ? 'from rounds' : held.origin && fromText(held.origin);
  const figure = [formatMoney(amount, currency), origin].filter(Boolean).join(', ');
  if (others.length === 0) return `Raised money: ${figure}`;
  return `Raised money: ${figure}. ${isRounds ? 'Other rounds' : 'Rounds'}: ${sumsText(others)}`;
}

function sumsText(sums: Known['raised']): string {
  return new Intl.ListFormat('en-GB').format(
    sums.map(({ amount, currency }) => formatMoney(amount, currency)),
  );
}
