import type { AuditAction } from '@vaglio/access-control';
import { CHANGE_KINDS, type ChangeKind } from './fact-fields';

/** Audit action for each kind of change of a fact. */
export const FACT_ACTIONS = {
  corrected: 'fact_corrected',
  handed_back: 'fact_handed_back',
  confirmed: 'fact_confirmed',
  added: 'fact_added',
  discarded: 'fact_discarded',
  taken: 'fact_suggestion_taken',
  kept: 'fact_suggestion_kept',
} as const satisfies Record<ChangeKind, AuditAction>;

/** Kind of change for each audit action, including undo. */
export const ACT_OF_ACTION: ReadonlyMap<string, ChangeKind | 'undone'> = new Map<
  string,
  ChangeKind | 'undone'
>([
  ...CHANGE_KINDS.map((kind): [string, ChangeKind] => [FACT_ACTIONS[kind], kind]),
  ['fact_change_undone', 'undone'],
]);

/** Audit actions for all changes that people make to a startup. */
export const STARTUP_EDITS: readonly AuditAction[] = [
  'startup_flags_set',
  'decision_made',
  'decision_undone',
  'startup_text_edited',
  ...Object.values(FACT_ACTIONS),
  'fact_change_undone',
];
