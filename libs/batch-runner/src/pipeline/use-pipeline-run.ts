import { errorText, useIsSupported } from '@vaglio/api-client';
import type { Chain, ChainRunOrder } from '@vaglio/contract';
import { useStartChainRunMutation, useStopChainRunMutation } from '@vaglio/startups-data';
import { reachedText } from './run-maxima';
import { resultText } from './run-result';
import { useEffect, useState } from 'react';
import { storeText, readStoredText } from '@vaglio/ui';

const KEPT_AS = 'closedChainNotice';

/**
 * Returns the last notice that the user closed, or null, and a function that stores a closed notice. It is stored in
 * the browser, because several sections show the strip.
 */
export function useClosedNotice(): readonly [string | null, (notice: string) => void] {
  const [closed, setClosed] = useState(() => readStoredText(KEPT_AS));
  const close = (notice: string) => {
    storeText(KEPT_AS, notice);
    setClosed(notice);
  };
  return [closed, close];
}

const WATCHED_AS = 'watchedChainRun';

/**
 * Returns true if any page in this browser displayed the run while it was running. Only then is its result of interest.
 */
function useIsWatched(run: Chain['run']): boolean {
  useEffect(() => {
    if (run?.state === 'running') storeText(WATCHED_AS, run.id);
  }, [run?.id, run?.state]);
  return run !== undefined && readStoredText(WATCHED_AS) === run.id;
}

/** Starts and stops a run of all pipeline stages. It also returns the progress and outcome of the last run. */
export function usePipelineRun({ run, to_extract }: Pick<Chain, 'run' | 'to_extract'>) {
  const [start, starting] = useStartChainRunMutation();
  // Errors of this request are shown in the dialog.
  const [startAsked] = useStartChainRunMutation();
  const [stop, stopping] = useStopChainRunMutation();
  const offers = useIsSupported('startChainRun') !== false;
  const [closed, close] = useClosedNotice();
  const isWatched = useIsWatched(run);
  const isRunning = run?.state === 'running';
  const error = starting.error ?? stopping.error;
  const refusal = error ? errorText(error, 'The run failed') : null;
  const reason = failureOf(run);
  const reached = reachedText(run, to_extract ?? 0);
  // The key does not contain the notice text, because that text contains a changing number.
  const shown = `${run?.id ?? ''} ${reason ?? run?.reached ?? ''}`;
  const result = run && isWatched && shown !== closed ? resultText(run) : null;
  const forgetRefusal = () => {
    starting.reset();
    stopping.reset();
  };
  return {
    /** True if the user sees the pipeline stages and the server can run them. */
    isSupported: to_extract !== null && offers,
    running: isRunning ? run : null,
    isStarting: starting.isLoading,
    isStopping: stopping.isLoading,
    failure: refusal ?? (shown === closed ? null : reason),
    /** Reason why the server refused the last start or stop, or null if it accepted. */
    refusal,
    /**
     * Notice that a maximum ended the last run while articles are pending. null after it was closed in this browser.
     */
    reached: shown === closed ? null : reached,
    /** Result of the last run, for users who saw it running. null after it was closed. */
    result,
    /** Newest run, even if it has ended. */
    last: run,
    start: () => {
      stopping.reset();
      void start({ chainRunOrder: {} });
    },
    /**
     * Starts a run with maximum values.
     * @returns the reason for a refusal, or null if the run was started
     */
    startUpTo: async (order: ChainRunOrder): Promise<string | null> => {
      forgetRefusal();
      const { error: refused } = await startAsked({ chainRunOrder: order });
      return refused ? errorText(refused, 'The run failed') : null;
    },
    stop: () => run && void stop({ id: run.id, body: {} }),
    forgetFailure: () => {
      // A refusal hides the other notice. Closing the refusal therefore must not close the other notice, which is
      // unread.
      if (error) forgetRefusal();
      else close(shown);
    },
  };
}

/** Describes why a run failed, or why the last attempt of a running run failed. Without a failure, it returns null. */
function failureOf(run: Chain['run']): string | null {
  if (!run?.reason) return null;
  if (run.state === 'running') return `The last attempt failed and will be repeated: ${run.reason}`;
  return run.state === 'failed' ? run.reason : null;
}

export type ChainRunState = ReturnType<typeof usePipelineRun>;
