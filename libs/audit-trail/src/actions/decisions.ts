export const DECISIONS_ACTIONS = {
  decision_made: 'Decided about a startup',
  decision_undone: 'Undid a decision',
  decision_reason_created: 'Added a reason for decisions',
  decision_reason_updated: 'Changed a reason for decisions',
  decision_reason_deleted: 'Deleted a reason for decisions',
  decision_rule_saved: 'Changed whether a decision needs a reason',
  stage_limits_saved: 'Changed the limits of the stages',
} as const;
