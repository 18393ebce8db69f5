import type { AuditAction } from '@vaglio/access-control';
import type { ChangeKind } from './fact-fields';

/** How the audit trail names each act. */
export const FACT_ACTIONS = {
  corrected: 'fact_corrected',
  handed_back: 'fact_handed_back',
  confirmed: 'fact_confirmed',
  added: 'fact_added',
  discarded: 'fact_discarded',
  taken: 'fact_suggestion_taken',
  kept: 'fact_suggestion_kept',
} as const satisfies Record<ChangeKind, AuditAction>;

/** Every change of a startup by a person. */
export const STARTUP_EDITS: readonly AuditAction[] = [
  'startup_flags_set',
  'decision_made',
  'decision_undone',
  'startup_text_edited',
  ...Object.values(FACT_ACTIONS),
  'fact_change_undone',
];
