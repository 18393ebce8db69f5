import { outcomeOf, useAppDispatch } from '@vaglio/api-client';
import { type FactChanged, type StartupFacts, startupFactsShape, type Outcome } from '@vaglio/contract';
import { startupsApi } from '@vaglio/startups-data';

/** Result of the generated hooks that change a fact. */
export interface FactAnswer {
  readonly data?: FactChanged | null;
  readonly error?: unknown;
}

/**
 * Returns a function that converts a response to the outcome of a change. The facts of a successful response are stored
 * in the cache. The second argument is the fallback error text.
 */
export function useFactOutcome(): (answer: FactAnswer, fallback: string) => Outcome<StartupFacts> {
  const dispatch = useAppDispatch();
  return ({ data, error }, fallback) => {
    const outcome = outcomeOf({ data: data?.facts, error }, startupFactsShape, fallback);
    if (outcome.kind === 'done' && outcome.row) {
      const facts = outcome.row;
      dispatch(startupsApi.util.updateQueryData('readFacts', { id: facts.id }, () => facts));
    }
    return outcome;
  };
}
