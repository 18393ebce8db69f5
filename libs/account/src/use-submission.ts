import { useState } from 'react';

/** A text for the alert above the fields; null when all went well. */
export type Failure = string | null;

/**
 * One call at a time: whether it runs, and what went wrong with the last one.
 * @param atFirst a failure that is shown before the first call
 * @returns `run(task)`, which does nothing while another runs; the task answers its failure
 */
export function useSubmission(atFirst: Failure = null) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly failure: Failure }>({
    isBusy: false,
    failure: atFirst,
  });
  const run = async (task: () => Promise<Failure>): Promise<void> => {
    if (state.isBusy) return;
    setState({ isBusy: true, failure: null });
    const failure = await task();
    setState({ isBusy: false, failure });
  };
  return { ...state, run };
}
