import { useState } from 'react';
import type { DecisionRule, Startup } from '@vaglio/startups-data';
import { draftProblem, EMPTY_DRAFT, type DecisionDraft } from './decision-draft';

/** Why a decision was not recorded, and the startup as it is where somebody was faster. */
export interface RefusedDecision {
  readonly text: string;
  readonly current: Startup | null;
}

/** A decision that a person is about to make. Whatever is refused, what they wrote stays. */
export function useDecisionForm(
  rule: DecisionRule | null,
  isAddition: boolean,
  send: (draft: DecisionDraft) => Promise<RefusedDecision | null>,
) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [isSaving, setSaving] = useState(false);
  const [refused, setRefused] = useState<RefusedDecision | null>(null);
  const confirm = async (said: DecisionDraft): Promise<void> => {
    setDraft(said);
    const problem = draftProblem(said, rule, isAddition);
    setRefused(problem === null ? null : { text: problem, current: null });
    if (problem !== null || isSaving) return;
    setSaving(true);
    const refusal = await send(said);
    if (!refusal) return; // it is closed
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
