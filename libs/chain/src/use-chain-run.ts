import { useState } from 'react';
import { errorText, useOffers } from '@vaglio/api-client';
import { useStartChainRunMutation, useStopChainRunMutation, type Chain } from '@vaglio/startups-data';

/** How the whole chain is run and stopped, and why the run that was watched here failed. */
export function useChainRun({ run, to_extract }: Pick<Chain, 'run' | 'to_extract'>) {
  const [start, starting] = useStartChainRunMutation();
  const [stop, stopping] = useStopChainRunMutation();
  const offers = useOffers('startChainRun') !== false;
  const [watched, setWatched] = useState<string | null>(null);
  const isRunning = run?.state === 'running';
  // A failure from before the page was opened is not news.
  if (isRunning && watched !== run.id) setWatched(run.id);
  const error = starting.error ?? stopping.error;
  const reason = run?.state === 'failed' && watched === run.id ? run.reason : null;
  return {
    /** Who may open the stages may run them. */
    isOffered: to_extract !== null && offers,
    running: isRunning ? run : null,
    isStarting: starting.isLoading,
    isStopping: stopping.isLoading,
    failure: error ? errorText(error, 'The run failed') : reason,
    start: () => void start({ body: {} }),
    stop: () => run && void stop({ id: run.id, body: {} }),
    forgetFailure: () => {
      starting.reset();
      stopping.reset();
      setWatched(null);
    },
  };
}

export type ChainRunState = ReturnType<typeof useChainRun>;
