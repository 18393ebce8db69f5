import { useMemo } from 'react';
import { skipToken } from '@reduxjs/toolkit/query';
import { useIsSupported } from '@vaglio/api-client';
import { canWriteInvestments } from '@vaglio/access-control';
import { useSession } from '@vaglio/auth-session';
import type { DecisionRule } from '@vaglio/contract';
import { useListDecisionReasonsQuery } from '@vaglio/startups-data';
import { KIND_OF_FLAG, type DecisionName } from '../edit/decision';

/** What decisions need: which reasons are offered and where one is required; for those whose token may write. */
export interface DecisionRules {
  readonly of: (flag: DecisionName) => DecisionRule | null;
  /** Of the scoring rules, under which a decision is recorded. */
  readonly scoringVersion: number | null;
}

/** @returns null where the server keeps no decisions, or has not answered, and for those who may not decide */
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
