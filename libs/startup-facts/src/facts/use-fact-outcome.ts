import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch } from 'react-redux';
import { outcomeOf } from '@vaglio/api-client';
import { type FactChanged, type StartupFacts, startupFactsShape } from '@vaglio/contract';
import type { Outcome } from '@vaglio/ui';
import { startupsApi } from '@vaglio/startups-data';

type Patch = ReturnType<typeof startupsApi.util.updateQueryData>;
type ApiState = ReturnType<Parameters<Patch>[1]>;

/** The answer of a generated hook to a change of facts. */
export interface FactAnswer {
  readonly data?: FactChanged | null;
  readonly error?: unknown;
}

/**
 * What became of a change of facts; the facts that a success answers are shown at once.
 * @returns a function of the answer and of the text of a failure for which the server has none
 */
export function useFactOutcome(): (answer: FactAnswer, fallback: string) => Outcome<StartupFacts> {
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  return ({ data, error }, fallback) => {
    const outcome = outcomeOf({ data: data?.facts, error }, startupFactsShape, fallback);
    if (outcome.kind === 'done' && outcome.row) {
      const facts = outcome.row;
      dispatch(startupsApi.util.updateQueryData('readFacts', { id: facts.id }, () => facts));
    }
    return outcome;
  };
}
