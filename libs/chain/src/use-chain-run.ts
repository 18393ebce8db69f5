import { useState } from 'react';
import { errorText, useOffers } from '@vaglio/api-client';
import {
  useStartChainRunMutation,
  useStopChainRunMutation,
  type Chain,
  type ChainRunOrder,
} from '@vaglio/startups-data';
import { reachedWords } from './run-maxima';

/** How the whole chain is run and stopped, and why the last one failed, or what is tried again. */
export function useChainRun({ run, to_extract }: Pick<Chain, 'run' | 'to_extract'>) {
  const [start, starting] = useStartChainRunMutation();
  // Its refusals are shown in the dialog.
  const [startAsked] = useStartChainRunMutation();
  const [stop, stopping] = useStopChainRunMutation();
  const offers = useOffers('startChainRun') !== false;
  const [closed, setClosed] = useState<string | null>(null);
  const isRunning = run?.state === 'running';
  const error = starting.error ?? stopping.error;
  const reason = failureOf(run);
  const reached = reachedWords(run, to_extract ?? 0);
  const shown = `${run?.id ?? ''} ${reason ?? ''}`;
  return {
    /** Who may open the stages may run them. */
    isOffered: to_extract !== null && offers,
    running: isRunning ? run : null,
    isStarting: starting.isLoading,
    isStopping: stopping.isLoading,
    failure: error ? errorText(error, 'The run failed') : shown === closed ? null : reason,
    /** That a maximum ended the last run, until it is closed or the next one is started. */
    reached: shown === closed ? null : reached,
    /** The newest run, running or over. */
    last: run,
    start: () => void start({ chainRunOrder: {} }),
    /** @returns why it was refused; null once it is started */
    startUpTo: async (order: ChainRunOrder): Promise<string | null> => {
      const { error: refused } = await startAsked({ chainRunOrder: order });
      return refused ? errorText(refused, 'The run failed') : null;
    },
    stop: () => run && void stop({ id: run.id, body: {} }),
    forgetFailure: () => {
      starting.reset();
      stopping.reset();
      setClosed(shown);
    },
  };
}

/** Why the run failed, until the next one is started; of one that goes on, why its last attempt failed. */
function failureOf(run: Chain['run']): string | null {
  if (!run?.reason) return null;
  if (run.state === 'running') return `The last attempt failed, another one follows: ${run.reason}`;
  return run.state === 'failed' ? run.reason : null;
}

export type ChainRunState = ReturnType<typeof useChainRun>;
