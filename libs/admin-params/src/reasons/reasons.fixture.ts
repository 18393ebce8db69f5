import type { DecisionReason, DecisionRule } from '@vaglio/contract';

/** Returns the reason 'Too early' for rejections, used by two decisions. */
export function aReason(overrides: Partial<DecisionReason> = {}): DecisionReason {
  return {
    id: '1',
    kind: 'rejected',
    label: 'Too early',
    needs_details: false,
    retired_at: null,
    used: 2,
    version: 1,
    ...overrides,
  };
}

const NO_REASONS = (kind: DecisionRule['kind']): DecisionRule => ({
  kind,
  is_reason_required: false,
  version: 1,
  reasons: [],
});

/** Returns the rules for all decisions. Only rejections have reasons and require one. */
export function rulesWith(reasons: readonly DecisionReason[]) {
  const items = [
    NO_REASONS('contacted'),
    NO_REASONS('contract'),
    NO_REASONS('investment'),
    { ...NO_REASONS('rejected'), is_reason_required: true, reasons: [...reasons] },
  ];
  return { items, total: items.length, scoring_version: 12 };
}

/** Two used reasons, an unused reason and a retired reason. */
export const REASONS = [
  aReason(),
  aReason({ id: '2', label: 'Outside our sectors', used: 1 }),
  aReason({ id: '3', label: 'Other', needs_details: true, used: 0 }),
  aReason({ id: '4', label: 'No website', used: 7, retired_at: '2026-11-10T09:00:00.000Z' }),
];
