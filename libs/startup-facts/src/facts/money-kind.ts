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

export type MoneyKind = keyof typeof LABELS;

/** Returns the label of a kind of amount, such as 'Valuation'. */
export function moneyKindText(kind: MoneyKind): string {
  return LABELS[kind];
}
