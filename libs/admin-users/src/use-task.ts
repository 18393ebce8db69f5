import { useState } from 'react';
import { MISSING_WEB_CRYPTO_TEXT } from '@vaglio/api-client';

/** What went wrong, in words; null when all went well. */
export type Failure = string | null;

interface TaskState {
  readonly isRunning: boolean;
  readonly failure: Failure;
}

const AT_REST: TaskState = { isRunning: false, failure: null };

/**
 * One action at a time: its running flag and its error text.
 * @param fallback what is said when the action throws, unless the browser cannot hash passwords
 * @returns `run(action)`, which does nothing while another runs; the action answers its failure; `forget()` clears the text
 * Source: spec §4, user dialog; spec §8.
 */
export function useTask(fallback: string) {
  const [state, setState] = useState(AT_REST);
  const run = async (action: () => Promise<Failure>): Promise<void> => {
    if (state.isRunning) return;
    setState({ isRunning: true, failure: null });
    const failure = await action().catch((problem: unknown) => thrownText(problem, fallback));
    setState({ isRunning: false, failure });
  };
  return { ...state, run, forget: () => setState(AT_REST) };
}

function thrownText(problem: unknown, fallback: string): string {
  return problem instanceof Error && problem.message === MISSING_WEB_CRYPTO_TEXT ? problem.message : fallback;
}
