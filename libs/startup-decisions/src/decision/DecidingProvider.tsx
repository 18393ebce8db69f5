import type { ReactNode } from 'react';
import { useStable } from '@vaglio/ui';
import type { Decision } from '../edit/decision';
import { AddReasonProvider } from './add-reason';
import { ChangeLaterProvider } from './change-later';
import type { DecisionRules } from './use-decision-rules';
import type { usePageDecisions } from './use-page-decisions';

interface DecidingProviderProps {
  /** Null on a server that keeps no reasons, and for who may not decide. */
  readonly rules: DecisionRules | null;
  readonly deciding: ReturnType<typeof usePageDecisions>;
  readonly children: ReactNode;
}

/** Gives all parts of the page what they open of a decision: the date of Later, a reason that is missing. */
export function DecidingProvider({ rules, deciding, children }: DecidingProviderProps) {
  const changeLater = useStable(deciding.changeLater);
  const addReason = useStable((decision: Decision) => deciding.addReason?.(decision));
  return (
    <AddReasonProvider value={deciding.addReason && addReason}>
      <ChangeLaterProvider value={rules?.of('later') ? changeLater : null}>{children}</ChangeLaterProvider>
    </AddReasonProvider>
  );
}
