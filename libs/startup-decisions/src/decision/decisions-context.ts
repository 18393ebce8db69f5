import { createContext, useContext } from 'react';
import type { Startup } from '@vaglio/contract';
import { stageOf } from '@vaglio/startups-domain';
import { KIND_OF_FLAG, type Decision, type DecisionName } from '../edit/decision';
import { useDecisionRules } from './use-decision-rules';

/** What every part of the page opens of a decision; null where the user cannot decide so. */
export interface DecisionActions {
  /** Asks for the reason of a decision that was made without one. */
  readonly addReason: ((decision: Decision) => void) | null;
  /** Opens the date until which a startup is Later. @param anchor the element it was opened from */
  readonly changeLater: ((startup: Startup, anchor: HTMLElement) => void) | null;
}

export const DecisionsContext = createContext<DecisionActions>({ addReason: null, changeLater: null });

const NAMES: readonly DecisionName[] = ['contact', 'contract', 'investment', 'rejected', 'later'];

/**
 * Gives the function that asks for the reason of the decision that holds.
 * @returns null where none is required of it, or the user cannot give it
 */
export function useMissingReason(startup: Startup): (() => void) | null {
  const { addReason } = useContext(DecisionsContext);
  const rules = useDecisionRules();
  const stage = stageOf(startup, startup.later_until !== undefined);
  const flag = NAMES.find((name) => KIND_OF_FLAG[name] === stage);
  if (addReason === null || flag === undefined || rules?.of(flag)?.is_reason_required !== true) return null;
  return () => addReason({ startup, flag, isSet: true });
}

/** Gives the function that opens the date of Later; null for a startup that is not Later, too. */
export function useChangeLater(startup: Startup): ((anchor: HTMLElement) => void) | null {
  const { changeLater } = useContext(DecisionsContext);
  return changeLater && startup.later_until !== undefined ? (anchor) => changeLater(startup, anchor) : null;
}
