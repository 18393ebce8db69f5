import { errorText, useIsSupported } from '@vaglio/api-client';
import type { Chain, ChainRunOrder } from '@vaglio/contract';
import { useStartChainRunMutation, useStopChainRunMutation } from '@vaglio/startups-data';
import { reachedText } from './run-maxima';
import { resultText } from './run-result';
import { useEffect, useState } from 'react';
import { storeText, readStoredText } from '@vaglio/ui';

const KEPT_AS = 'closedChainNotice';

/**
 * Which notice of a run a person closed, kept by the browser: the strip is above several sections, and each shows it anew.
 * @returns the notice, null for none, and what keeps another one
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

/** Whether this browser has seen the run while it was running, on whichever page: only then its result is news. */
function useIsWatched(run: Chain['run']): boolean {
  useEffect(() => {
    if (run?.state === 'running') storeText(WATCHED_AS, run.id);
  }, [run?.id, run?.state]);
  return run !== undefined && readStoredText(WATCHED_AS) === run.id;
}

/** How the whole chain is run and stopped, and why the last one failed, or what is tried again. */
export function usePipelineRun({ run, to_extract }: Pick<Chain, 'run' | 'to_extract'>) {
  const [start, starting] = useStartChainRunMutation();
  // Its refusals are shown in the dialog.
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
  // Not the words of a maximum: how many still wait changes.
  const shown = `${run?.id ?? ''} ${reason ?? (reached && run?.reached) ?? ''}`;
  const result = run && isWatched && shown !== closed ? resultText(run) : null;
  const forgetRefusal = () => {
    starting.reset();
    stopping.reset();
  };
  return {
    /** Who may open the stages may run them. */
    isSupported: to_extract !== null && offers,
    running: isRunning ? run : null,
    isStarting: starting.isLoading,
    isStopping: stopping.isLoading,
    failure: refusal ?? (shown === closed ? null : reason),
    /** Why the last start or stop from here was refused. */
    refusal,
    /** That a maximum ended the last run while articles still wait, until it is closed in this browser or the next one is started. */
    reached: shown === closed ? null : reached,
    /** What the last run has done, for who saw it running, until it is closed. */
    result,
    /** The newest run, running or over. */
    last: run,
    start: () => {
      stopping.reset();
      void start({ chainRunOrder: {} });
    },
    /** @returns why it was refused; null once it is started */
    startUpTo: async (order: ChainRunOrder): Promise<string | null> => {
      forgetRefusal();
      const { error: refused } = await startAsked({ chainRunOrder: order });
      return refused ? errorText(refused, 'The run failed') : null;
    },
    stop: () => run && void stop({ id: run.id, body: {} }),
    forgetFailure: () => {
      // What the refusal hides was not read yet.
      if (error) forgetRefusal();
      else close(shown);
    },
  };
}

/** Why the run failed, until the next one is started; of one that goes on, why its last attempt failed. */
function failureOf(run: Chain['run']): string | null {
  if (!run?.reason) return null;
  if (run.state === 'running') return `The last attempt failed, another one follows: ${run.reason}`;
  return run.state === 'failed' ? run.reason : null;
}

export type ChainRunState = ReturnType<typeof usePipelineRun>;
