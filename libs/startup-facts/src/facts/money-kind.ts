const LABELS = {
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
export type MoneyKind = keyof typeof LABELS;

/** 'Valuation'. */
export function moneyKindText(kind: MoneyKind): string {
  return LABELS[kind];
}
