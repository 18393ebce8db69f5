import type { DecisionRule } from '@vaglio/contract';
import type { DecisionRules } from './use-decision-rules';

const REASON = { kind: 'rejected', needs_details: false, retired_at: null, used: 0, version: 1 } as const;

/** Rule of rejections: a reason is required, the second one needs details, the third one is retired. */
export const REJECT_RULE: DecisionRule = {
  kind: 'rejected',
  is_reason_required: true,
  version: 1,
  reasons: [
    { ...REASON, id: '1', label: 'Too early' },
    { ...REASON, id: '2', label: 'Other', needs_details: true },
    { ...REASON, id: '3', label: 'Old', retired_at: '2026-01-01T00:00:00.000Z' },
  ],
};

/** Rules under which only rejections have reasons. */
export const DECISION_RULES: DecisionRules = {
  of: (flag) => (flag === 'rejected' ? REJECT_RULE : null),
  scoringVersion: 12,
};
