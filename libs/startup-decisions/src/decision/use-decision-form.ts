import { useState } from 'react';
import type { DecisionRule, Startup } from '@vaglio/contract';
import { draftProblem, EMPTY_DRAFT, type DecisionDraft } from './decision-draft';

/** Reason why a decision was not recorded. After a conflict, it includes the current startup. */
export interface RefusedDecision {
  readonly text: string;
  readonly current: Startup | null;
}

/**
 * Returns the form of a decision. Its values are kept after a failure.
 * @param start initial values, used until the user changes them
 */
export function useDecisionForm(
  rule: DecisionRule | null,
  isAddition: boolean,
  send: (draft: DecisionDraft) => Promise<RefusedDecision | null>,
  start: DecisionDraft = EMPTY_DRAFT,
) {
  const [written, setDraft] = useState<DecisionDraft | null>(null);
  const draft = written ?? start;
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<RefusedDecision | null>(null);
  const confirm = async (said: DecisionDraft): Promise<void> => {
    setDraft(said);
    const problem = draftProblem(said, rule, isAddition);
    setRefused(problem === null ? null : { text: problem, current: null });
    if (problem !== null || isSaving) return;
    setSaving(true);
    const refusal = await send(said);
    if (!refusal) return; // the dialog is already closed
    setSaving(false);
    setRefused(refusal);
  };
  return {
    draft,
    setDraft,
    isSaving,
    refused,
    forget: () => setRefused(null),
    confirm: (said: DecisionDraft = draft): void => void confirm(said),
  };
}
