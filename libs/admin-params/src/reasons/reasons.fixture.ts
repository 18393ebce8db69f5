import type { DecisionReason, DecisionRule } from '@vaglio/contract';

/** 'Too early', a reason to reject that two decisions have. */
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

/** Decisions without reasons but Rejected, which has these and needs one. */
export function rulesWith(reasons: readonly DecisionReason[]) {
  const items = [
    NO_REASONS('contacted'),
    NO_REASONS('contract'),
    NO_REASONS('investment'),
    { ...NO_REASONS('rejected'), is_reason_required: true, reasons: [...reasons] },
  ];
  return { items, total: items.length, scoring_version: 12 };
}

/** Two in use, one that was never chosen, and one that is retired. */
export const REASONS = [
  aReason(),
  aReason({ id: '2', label: 'Outside our sectors', used: 1 }),
  aReason({ id: '3', label: 'Other', needs_details: true, used: 0 }),
  aReason({ id: '4', label: 'No website', used: 7, retired_at: '2026-11-10T09:00:00.000Z' }),
];
