import { useState } from 'react';
import { errorText } from '@vaglio/api-client';
import { startExtractionRunLimits } from '@vaglio/contract';
import { usePendingArticles } from '../use-pending-articles';
import { useResetExtractionMutation } from '../hooks.gen';
import { useToast } from '@vaglio/ui';
import { useBatchRun } from '../use-batch-run';
import { useElapsed } from '../use-elapsed';
import { spendingOf } from '../spending/spending';
import { llmPlan } from './llm-plan';
import { readDelay } from './llm-text';

/** Returns the state and actions of the batch section. The loop itself runs in the store. */
export function useLlmBatch() {
  const [isDry, setIsDry] = useState(false);
  const [delay, setDelay] = useState(String(startExtractionRunLimits.delay_ms.default));
  const [problem, setProblem] = useState<string | null>(null);
  const { data, error, waiting, isLive } = usePendingArticles();
  const [callReset, { isLoading: isResetting, error: resetError, reset: forgetReset }] =
    useResetExtractionMutation();
  const toast = useToast();
  const read = readDelay(delay);
  const { run, isUnderWay, start, stop } = useBatchRun(
    llmPlan({ isDry, delayMs: 'delayMs' in read ? read.delayMs : 0 }, waiting),
  );
  const elapsedMs = useElapsed(run);
  const detail = run.detail?.kind === 'samples' ? run.detail : null;
  return {
    run,
    isUnderWay,
    elapsedMs,
    stop,
    isResetting,
    samples: detail?.samples ?? [],
    waitedAtStart: detail?.waitedAtStart ?? null,
    pending: isUnderWay && !isLive ? (run.pending ?? waiting) : waiting,
    extractor: data?.extractor === 'model' ? (data.model ?? 'Model') : data?.extractor && 'Built-in',
    spending: error ? null : spendingOf(data),
    hasNoAwards: !error && data?.awards === 0,
    failedCount: error ? 0 : (data?.failed ?? 0) + (data?.abandoned ?? 0),
    pendingFailure: error ? errorText(error, 'Failed to load') : null,
    resetFailure: resetError ? errorText(resetError, 'Reset failed') : null,
    options: { isDry, setIsDry, delay, setDelay, problem },
    start: () => {
      const found = 'problem' in read ? read.problem : null;
      setProblem(found);
      forgetReset();
      if (found === null) start();
    },
    resetPending: async (): Promise<void> => {
      const { data: answer } = await callReset({ body: {} });
      if (answer) toast({ message: resetText(answer.reset) });
    },
  };
}

function resetText(count: number): string {
  if (count === 0) return 'No article had failed.';
  return count === 1 ? '1 article is pending again.' : `${count} articles are pending again.`;
}

export type LlmBatch = ReturnType<typeof useLlmBatch>;
