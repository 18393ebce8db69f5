import type { DecisionRule } from '@vaglio/contract';
import type { DecisionRules } from './use-decision-rules';

const REASON = { kind: 'rejected', needs_details: false, retired_at: null, used: 0, version: 1 } as const;

/** Rule for rejections. It requires a reason. The second reason needs details, and the third is retired. */
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

/** Decision rules in which only rejections have reasons. */
export const DECISION_RULES: DecisionRules = {
  of: (flag) => (flag === 'rejected' ? REJECT_RULE : null),
  scoringVersion: 12,
};
