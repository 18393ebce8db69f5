import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { Evaluation } from '@vaglio/contract';
import type { Side } from '../lab/use-versions';
import { useListEvaluationsQuery, useStartEvaluationMutation, useStopTrialMutation } from '../hooks.gen';

const WATCHES_EVERY_MS = 1_500;

/**
 * Loads the evaluations of a side with the current model. It returns the newest finished evaluation and the newest of
 * all.
 */
function useSideEvaluations(side: Side | undefined, hasModel: boolean) {
  const query = side ? { promptId: side.prompt_id } : {};
  // Without a model, prompt versions cannot be evaluated, and the server would refuse the request.
  const options = { skip: side === undefined || (side !== null && !hasModel) };
  const known = useListEvaluationsQuery(query, options);
  const isRunning = known.currentData?.items[0]?.trial.state === 'running';
  const { currentData, error, isFetching, refetch } = useListEvaluationsQuery(query, {
    ...options,
    pollingInterval: isRunning ? WATCHES_EVERY_MS : 0,
    skipPollingIfUnfocused: true,
  });
  const items = currentData?.items ?? [];
  return {
    newest: items[0] ?? null,
    finished: items.find(({ trial }) => trial.state === 'finished') ?? null,
    error,
    isFetching,
    retry: () => void refetch(),
  };
}

/**
 * Loads the evaluations of both sides, and returns functions that start and stop evaluations.
 * @param hasModel true if a language model is configured
 */
export function useEvaluations(base: Side | undefined, candidate: Side | undefined, hasModel: boolean) {
  const ofBase = useSideEvaluations(base, hasModel);
  const ofCandidate = useSideEvaluations(candidate, hasModel);
  const [begin, { isLoading: isStarting }] = useStartEvaluationMutation();
  const [stop, { isLoading: isStopping }] = useStopTrialMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const running = [ofCandidate.newest, ofBase.newest].filter((each) => each?.trial.state === 'running');
  const failure = ofCandidate.error;

  return {
    base: ofBase.finished,
    candidate: ofCandidate.finished,
    /** Newest evaluation of the candidate, even if it is not finished, with its progress or error. */
    latest: ofCandidate.newest,
    running: running.filter((each): each is Evaluation => each !== null),
    isBusy: isStarting || isStopping,
    isFetching: ofBase.isFetching || ofCandidate.isFetching,
    failure: failure ? errorText(failure, 'Failed to load') : null,
    retry: () => {
      ofBase.retry();
      ofCandidate.retry();
    },
    refusal,
    /** Evaluates the candidate. The base is also evaluated unless its evaluation used the current golden set. */
    start: async () => {
      const sides = [candidate, ...(ofBase.finished?.is_current === true ? [] : [base])];
      const subjects = sides.flatMap((side) => {
        if (side === undefined) return [];
        return [{ prompt_id: side === null ? null : side.prompt_id }];
      });
      const unique = subjects.filter(
        ({ prompt_id }, at) => subjects.findIndex((other) => other.prompt_id === prompt_id) === at,
      );
      const { error } = await begin({ evaluationOrder: { subjects: unique } });
      setRefusal(error ? errorText(error, 'The evaluation failed') : null);
    },
    stop: async () => {
      for (const each of running) if (each) await stop({ id: each.trial.id });
    },
  };
}
