import { UNCLEAR_CURRENCY } from './built-in/currencies';
import { moneyIn, type Money } from './built-in/money';
import { isDenied, isIncome } from './contradictions';
import { financingText, type ExtractedStartup } from './extracted-startup';
import { isGivenAway, isLent, isOtherMoney } from './foreign-money';
import type { ProofRule } from './proof-rule';
import { isSought } from './sought-money';
import { holds } from './stated-values';

type Financing = ExtractedStartup['financings'][number];
type Sum = Pick<Financing, 'amount' | 'currency'>;

/** Kinds of amounts that are not raised money, with their descriptions. */
const OTHER_SUMS: Readonly<Partial<Record<Money['kind'], string>>> = {
  takeover: 'the price of a takeover',
  valuation: 'a valuation',
  revenue: 'revenue',
  sought: 'money that is sought',
};
const SUM_RULE = {
  claim: (value) => `that the company received ${statedSum(value)}`,
  isIn: (passage, { value }) => sumsIn(value, passage).length > 0 || holds(passage, statedSum(value)),
  contradiction: (statement, { value, company }) => otherSum(sumsIn(value, statement), statement, company),
} satisfies ProofRule;

/** Rule for the raised money. The passage must contain the same amount in the same currency. */
export const RAISED_RULE: ProofRule = {
  ...SUM_RULE,
  proves: ({ raised_money: money, company_name }, _evidence, passage, statement) =>
    money !== null &&
    statedIn(money.value, passage).length > 0 &&
    statesRaised(money.value, statement, company_name.value),
};

/** Rule for an amount of any kind. Only rounds and totals must be raised money. */
export const FINANCING_RULE: ProofRule = {
  ...SUM_RULE,
  proves: ({ financings, company_name }, { value }, passage, statement) =>
    financings.some(
      (sum) =>
        financingText(sum) === value &&
        statedIn(sum, passage).length > 0 &&
        isOfKind(sum, statement, company_name.value),
    ),
};

const statedIn = (sum: Sum, passage: string) =>
  moneyIn(passage).filter(
    ({ amount, currency }) =>
      amount === sum.amount && currency === sum.currency.toUpperCase() && currency !== UNCLEAR_CURRENCY,
  );

/** Returns true if a statement does not contradict the kind of an amount. */
function isOfKind({ kind, ...sum }: Financing, statement: string, company: string): boolean {
  const hasPlace = (fits: (place: Money) => boolean) => statedIn(sum, statement).some(fits);
  switch (kind) {
    case 'round':
    case 'total':
      return statesRaised(sum, statement, company);
    case 'award':
      return hasPlace((place) => !isLent(statement, place) && !isOther(statement, place, company));
    case 'loan':
      return hasPlace((place) => !isOther(statement, place, company));
    case 'revenue':
      return hasPlace((place) => !isDenied(statement, place, company));
    default:
      return true;
  }
}

/** Returns true if an amount is not money of the company, or money that it gave away. */
const isOther = (statement: string, sum: Money, company: string): boolean =>
  !isIncome(statement, sum) || isOtherMoney(statement, sum) || isGivenAway(statement, sum, company);

const kindIn = (statement: string, sum: Money): Money['kind'] =>
  isSought(statement, sum) ? 'sought' : sum.kind;

const statesRaised = (sum: Sum, statement: string, company: string): boolean =>
  isAnyRaised(statedIn(sum, statement), statement, company);

/**
 * Returns true if a statement describes one of its amounts as raised. A takeover price, a valuation, revenue and money
 * that a company seeks never count.
 */
const isAnyRaised = (sums: readonly Money[], statement: string, company: string): boolean =>
  sums.some(
    (sum) =>
      !(kindIn(statement, sum) in OTHER_SUMS) &&
      !isLent(statement, sum) &&
      !isOther(statement, sum, company) &&
      !isDenied(statement, sum, company),
  );

function otherSum(sums: readonly Money[], statement: string, company: string): string | null {
  if (sums.length > 0 && sums.every(({ currency }) => currency === UNCLEAR_CURRENCY))
    return 'The sentence does not say of which country the currency is.';
  if (sums.length === 0 || isAnyRaised(sums, statement, company)) return null;
  const named = sums.flatMap((sum) => OTHER_SUMS[kindIn(statement, sum)] ?? [])[0];
  return named === undefined
    ? 'The sentence does not say that the company received this sum.'
    : `The sentence calls this sum ${named}.`;
}

/** Returns the amount without its kind, such as 'CHF 3 million' for 'round: CHF 3 million'. */
const statedSum = (value: string): string => value.replace(/^\w+: /u, '');

/** Returns the positions of an amount in a text. */
function sumsIn(value: string, text: string): Money[] {
  const [sum] = moneyIn(statedSum(value));
  return moneyIn(text).filter(({ amount, currency }) => amount === sum?.amount && currency === sum.currency);
}
