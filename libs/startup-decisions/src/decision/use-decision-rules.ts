import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useIsSupported } from '@vaglio/api-client';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import type { DecisionRule } from '@vaglio/contract';
import { useListDecisionReasonsQuery } from '@vaglio/startups-data';
import { KIND_OF_FLAG, type DecisionName } from '../edit/decision';

/** Offered reasons for decisions, and whether they are required. Only users with write permission have them. */
export interface DecisionRules {
  readonly of: (flag: DecisionName) => DecisionRule | null;
  /** Version of the scoring rules that a decision records. */
  readonly scoringVersion: number | null;
}

/**
 * Returns the decision rules. They are null if the server stores no decisions or has not responded, or if the user may
 * not make decisions.
 */
export function useDecisionRules(): DecisionRules | null {
  const { claims } = useSession();
  const isAsked = useIsSupported('listDecisionReasons') !== false && canWriteInvestments(claims);
  const { currentData } = useListDecisionReasonsQuery(isAsked ? undefined : skipToken);
  const known = isAsked ? currentData : undefined;
  return useMemo(
    () =>
      known
        ? {
            of: (flag) => known.items.find(({ kind }) => kind === KIND_OF_FLAG[flag]) ?? null,
            scoringVersion: known.scoring_version,
          }
        : null,
    [known],
  );
}
