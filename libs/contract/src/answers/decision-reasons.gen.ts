// Generated from the contract by 'npm run contract'. Do not edit.
import { list, nullable } from '../shapes/combine';
import { object, page } from '../shapes/object';
import { count, oneOf, text, yes } from '../shapes/values';

export const decisionReasonShape = /* @__PURE__ */ object({
  id: text,
  kind: oneOf('contacted', 'contract', 'investment', 'rejected', 'later'),
  label: text,
  needs_details: yes,
  retired_at: nullable(text),
  used: count,
  version: count,
});

export const decisionRuleShape = /* @__PURE__ */ object({
  kind: oneOf('contacted', 'contract', 'investment', 'rejected', 'later'),
  is_reason_required: yes,
  version: count,
  reasons: list(decisionReasonShape),
});

export const decisionRulesShape = /* @__PURE__ */ page('items', {
  items: list(decisionRuleShape),
  scoring_version: nullable(count),
});
