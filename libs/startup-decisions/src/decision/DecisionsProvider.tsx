import { useMemo, type ReactNode } from 'react';
import { useStableCallback } from '@vaglio/ui';
import type { Decision } from '../edit/decision';
import { DecisionsContext } from './decisions-context';
import type { DecisionFlow } from './use-decision-flow';
import type { DecisionRules } from './use-decision-rules';

interface DecisionsProviderProps {
  /** Null on a server that keeps no reasons, and for users who may not decide. */
  readonly rules: DecisionRules | null;
  readonly flow: Pick<DecisionFlow, 'addReason' | 'changeLater'>;
  readonly children: ReactNode;
}

/** Gives all parts of the page what they open of a decision: the date of Later, a reason that is missing. */
export function DecisionsProvider({ rules, flow, children }: DecisionsProviderProps) {
  const changeLater = useStableCallback(flow.changeLater);
  const addReason = useStableCallback((decision: Decision) => flow.addReason?.(decision));
  const mayAddReason = flow.addReason !== null;
  const hasLater = Boolean(rules?.of('later'));
  const actions = useMemo(
    () => ({ addReason: mayAddReason ? addReason : null, changeLater: hasLater ? changeLater : null }),
    [mayAddReason, addReason, hasLater, changeLater],
  );
  return <DecisionsContext value={actions}>{children}</DecisionsContext>;
}
