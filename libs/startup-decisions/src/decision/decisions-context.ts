import { createContext, useContext } from 'react';
import type { Startup } from '@vaglio/contract';
import { stageOf } from '@vaglio/startups-domain';
import { KIND_OF_FLAG, type Decision, type DecisionName } from '../edit/decision';
import { useDecisionRules } from './use-decision-rules';

/** Functions that open a decision dialog. They are null if the user has no permission. */
export interface DecisionActions {
  /** Asks for the reason for an existing decision. */
  readonly addReason: ((decision: Decision) => void) | null;
  /**
   * Opens the date editor of Later.
   * @param anchor element next to which the dialog opens
   */
  readonly changeLater: ((startup: Startup, anchor: HTMLElement) => void) | null;
}

export const DecisionsContext = createContext<DecisionActions>({ addReason: null, changeLater: null });

const NAMES: readonly DecisionName[] = ['contact', 'contract', 'investment', 'rejected', 'later'];

/**
 * Returns a function that asks for the missing reason for a startup's current decision.
 * @returns null if no reason is required, or if the user has no permission
 */
export function useMissingReason(startup: Startup): (() => void) | null {
  const { addReason } = useContext(DecisionsContext);
  const rules = useDecisionRules();
  const stage = stageOf(startup, startup.later_until !== undefined);
  const flag = NAMES.find((name) => KIND_OF_FLAG[name] === stage);
  if (addReason === null || flag === undefined || rules?.of(flag)?.is_reason_required !== true) return null;
  return () => addReason({ startup, flag, isSet: true });
}

/**
 * Returns a function that opens the date editor of Later. It is null if the user has no permission, or if the startup
 * is not in Later.
 */
export function useChangeLater(startup: Startup): ((anchor: HTMLElement) => void) | null {
  const { changeLater } = useContext(DecisionsContext);
  return changeLater && startup.later_until !== undefined ? (anchor) => changeLater(startup, anchor) : null;
}
