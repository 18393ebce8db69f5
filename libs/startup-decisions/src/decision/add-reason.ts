import { createContext, useContext } from 'react';
import type { Startup } from '@vaglio/contract';
import { stageOf } from '@vaglio/startups-domain';
import { KIND_OF_FLAG, type Decision, type DecisionName } from '../edit/decision';
import { useDecisionRules } from './use-decision-rules';

const NAMES: readonly DecisionName[] = ['contact', 'contract', 'investment', 'rejected', 'later'];

const Context = createContext<((decision: Decision) => void) | null>(null);

/** Gives all parts of the page the way to the reason of a decision; null for who may not decide. */
export const AddReasonProvider = Context.Provider;

/**
 * Asks for the reason of the decision that holds.
 * @returns null where none is required of it, or the person cannot give it
 */
export function useMissingReason(startup: Startup): (() => void) | null {
  const add = useContext(Context);
  const rules = useDecisionRules();
  const stage = stageOf(startup, startup.later_until !== undefined);
  const flag = NAMES.find((name) => KIND_OF_FLAG[name] === stage);
  if (add === null || flag === undefined || rules?.of(flag)?.is_reason_required !== true) return null;
  return () => add({ startup, flag, isSet: true });
}
