import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import type { Side } from '../lab/use-versions';
import {
  useReadComparisonQuery,
  useResumeTrialMutation,
  useStopTrialMutation,
  useTryPromptMutation,
} from '../hooks.gen';
import { BUILT_IN } from '../lab/lab-view';

const WATCHES_EVERY_MS = 1_000;

/** Parameters of a new comparison. */
export interface ComparisonOrder {
  readonly base: Side;
  readonly candidate: Side;
  /** Model of the base. null selects the model stored in the version. */
  readonly baseModel: string | null;
  readonly candidateModel: string | null;
  readonly articles: readonly string[];
}

/**
 * Loads a comparison and polls it while it is running.
 * @param onStarted receives the id of a new comparison
 */
export function useComparison(id: string | null, onStarted: (id: string) => void) {
  const known = useReadComparisonQuery({ id: id ?? '' }, { skip: id === null });
  const isRunning = known.currentData?.trial.state === 'running';
  const { currentData, error, isFetching, refetch } = useReadComparisonQuery(
    { id: id ?? '' },
    { skip: id === null, pollingInterval: isRunning ? WATCHES_EVERY_MS : 0, skipPollingIfUnfocused: true },
  );
  const [begin, { isLoading: isStarting }] = useTryPromptMutation();
  const [stop, { isLoading: isStopping }] = useStopTrialMutation();
  const [resume, { isLoading: isResuming }] = useResumeTrialMutation();
  const [refusal, setRefusal] = useState<string | null>(null);
  const failureOf = (failure: unknown) => (failure ? errorText(failure, 'The comparison failed') : null);

  return {
    trial: currentData?.trial ?? null,
    articles: currentData?.articles ?? [],
    isRunning,
    isBusy: isStarting || isStopping || isResuming,
    isFetching,
    failure: failureOf(error),
    retry: () => void refetch(),
    refusal,
    start: async ({ base, candidate, baseModel, candidateModel, articles }: ComparisonOrder) => {
      const answer = await begin({
        id: candidate === null ? BUILT_IN : candidate.prompt_id,
        trialOrder: {
          base: { prompt_id: base === null ? null : base.prompt_id, model: baseModel },
          model: candidateModel,
          articles: [...articles],
        },
      });
      setRefusal(failureOf(answer.error));
      if (answer.data) onStarted(answer.data.id);
    },
    stop: async () => setRefusal(failureOf(id === null ? undefined : (await stop({ id })).error)),
    resume: async () => setRefusal(failureOf(id === null ? undefined : (await resume({ id })).error)),
  };
}
