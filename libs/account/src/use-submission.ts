import { useState } from 'react';

/** Text of the error alert, or null without an error. */
export type Failure = string | null;

/**
 * Runs one request at a time and returns its state.
 * @param atFirst error text before the first request
 * @returns `run(task)`, which does nothing while a request is pending; the task resolves to its error text
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
