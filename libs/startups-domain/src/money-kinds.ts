/** What a sum is. Only a round and a total are money that the company raised. */
export const FINANCING_KINDS = [
  'round',
  'total',
  'award',
  'loan',
  'takeover',
  'valuation',
  'revenue',
  'sought',
] as const;

/** Kinds of money: those that articles state, and those that only people distinguish. */
export const MONEY_KINDS = [...FINANCING_KINDS, 'grant', 'prize'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];
