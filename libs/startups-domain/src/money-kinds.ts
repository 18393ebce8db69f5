/** Kinds of financing amounts. Only a round and a total are money that the company has raised. */
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

/** All kinds of money: the kinds that articles report, followed by the kinds that only users distinguish. */
export const MONEY_KINDS = [...FINANCING_KINDS, 'grant', 'prize'] as const;
export type MoneyKind = (typeof MONEY_KINDS)[number];
