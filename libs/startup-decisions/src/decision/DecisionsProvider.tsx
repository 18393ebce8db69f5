import { useMemo, type ReactNode } from 'react';
import { useStableCallback } from '@vaglio/ui';
import type { Decision } from '../edit/decision';
import { DecisionsContext } from './decisions-context';
import type { DecisionFlow } from './use-decision-flow';
import type { DecisionRules } from './use-decision-rules';

interface DecisionsProviderProps {
  /** Decision rules. null on a server that stores no reasons, and for users who may not make decisions. */
  readonly rules: DecisionRules | null;
  readonly flow: Pick<DecisionFlow, 'addReason' | 'changeLater'>;
  readonly children: ReactNode;
}

/** Provides functions that open the date editor of Later or add a missing reason. */
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
