const WORDS = {
  round: 'Round',
  total: 'Total',
  award: 'Award',
  loan: 'Loan',
  takeover: 'Takeover',
  valuation: 'Valuation',
  revenue: 'Revenue',
  sought: 'Sought',
  grant: 'Grant',
  prize: 'Prize',
} as const;

/** What a sum is. */
export type MoneyKind = keyof typeof WORDS;

/** 'Valuation'. */
export function moneyKindWords(kind: MoneyKind): string {
  return WORDS[kind];
}
