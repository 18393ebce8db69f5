// Generated from the contract by 'npm run contract'. Do not edit.
export type ListDecisionReasonsApiResponse = /** status 200 Default Response */ DecisionRules;
export type ListDecisionReasonsApiArg = void;
export type CreateDecisionReasonApiResponse = /** status 201 Default Response */ DecisionReason | null;
export type CreateDecisionReasonApiArg = {
  newDecisionReason: NewDecisionReason;
};
export type SetReasonRequiredApiResponse =
  /** status 200 The reasons of one decision, and whether one is required */ DecisionRule | null;
export type SetReasonRequiredApiArg = {
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  decisionRuleChange: DecisionRuleChange;
};
export type UpdateDecisionReasonApiResponse = /** status 200 Default Response */ DecisionReason | null;
export type UpdateDecisionReasonApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
  decisionReasonChange: DecisionReasonChange;
};
export type DeleteDecisionReasonApiResponse = unknown;
export type DeleteDecisionReasonApiArg = {
  id: string;
  /** The version of the row that the caller saw, quoted or plain */
  'if-match'?: string;
};
export type DecisionReason = {
  id: string;
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  label: string;
  /** It is chosen together with words of the person */
  needs_details: boolean;
  /** Since when it is not offered any more; what was decided with it keeps it */
  retired_at: string | null;
  /** Decisions that have it */
  used: number;
  /** Counts changes; sent back as If-Match */
  version: number;
};
export type DecisionRule = {
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  is_reason_required: boolean;
  /** Counts changes; sent back as If-Match */
  version: number;
  /** In their order, retired ones last */
  reasons: DecisionReason[];
};
export type DecisionRules = {
  items: DecisionRule[];
  total: number;
  /** The version of the scoring rules under which a decision is recorded now */
  scoring_version: number | null;
};
export type NewDecisionReason = {
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  /** At least one visible character; no control, zero-width or directional ones */
  label: string;
  needs_details?: boolean;
  /** The place among those of its decision, from 1 */
  position?: number;
};
export type DecisionRuleChange = {
  kind: 'contacted' | 'contract' | 'investment' | 'rejected' | 'later';
  is_reason_required: boolean;
};
export type DecisionReasonChange = {
  /** At least one visible character; no control, zero-width or directional ones */
  label?: string;
  needs_details?: boolean;
  /** The place among those of its decision, from 1 */
  position?: number;
  is_retired?: boolean;
};
