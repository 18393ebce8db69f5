import type { ThunkAction, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { errorText } from '@vaglio/api-client';
import {
  batchRunOf,
  cycled,
  ended,
  isUnderWay,
  started,
  type BatchCycle,
  type BatchDetail,
  type StoreWithBatches,
} from './batch-slice';

export type BatchDispatch = ThunkDispatch<StoreWithBatches, unknown, UnknownAction>;
export type BatchThunk<Answer = Promise<void>> = ThunkAction<
  Answer,
  StoreWithBatches,
  unknown,
  UnknownAction
>;

/** Description of a loop: its batch, its pause and its error text. */
export interface BatchPlan {
  /** Key of the run in the store, such as 'curate'. Only one run per name can be active. */
  readonly name: string;
  readonly pauseMs: number;
  /** Error text for a failure for which the server sends no message. */
  readonly failureText: string;
  /**
   * Runs a batch. An exception ends the loop.
   * @param cycle number of the batch, from 1
   */
  readonly runCycle: (dispatch: BatchDispatch, cycle: number) => Promise<BatchCycle>;
  /** Runs once after a batch that processed no rows. It returns the details of the run. */
  readonly close?: (dispatch: BatchDispatch) => Promise<BatchDetail | null>;
  /** Runs once after a stop or a failure, when no batch is running. It must not throw. */
  readonly afterStop?: (dispatch: BatchDispatch) => Promise<void>;
}

/** Source of the current time. Tests replace it. */
export interface Clock {
  /** Current time in milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

export const BROWSER_CLOCK: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Maximum delay until a pause reacts to Stop. */
const STOP_LATENCY_MS = 200;

/**
 * Repeats batches until the user stops the loop, a batch processes no rows, or an error occurs. The loop runs in the
 * store, so it continues when the user leaves the page. A second start with the same name is ignored. Reloading or
 * closing the tab ends the loop, so the browser asks for confirmation first.
 * Source: spec §4, batch runner and curate run.
 */
export function runBatch(plan: BatchPlan, clock: Clock = BROWSER_CLOCK): BatchThunk {
  return async (dispatch, getState) => {
    const { name } = plan;
    if (isUnderWay(batchRunOf(getState(), name))) return;
    dispatch(started({ name, at: clock.now() }));
    const { serial } = batchRunOf(getState(), name);
    // The loop ends when another user signs in, so that it sends no requests in that user's name.
    const isKept = () => batchRunOf(getState(), name).serial === serial;
    const keepTab = (event: Event) => {
      if (isKept()) event.preventDefault();
    };
    const goesOn = () => isKept() && batchRunOf(getState(), name).phase === 'running';
    window.addEventListener('beforeunload', keepTab);
    try {
      for (let cycle = 1; goesOn(); cycle += 1) {
        const result = await plan.runCycle(dispatch, cycle);
        dispatch(cycled({ name, serial, cycle: result }));
        if (goesOn() && result.processed === 0) {
          const detail = await plan.close?.(dispatch);
          dispatch(ended({ name, serial, at: clock.now(), end: 'finished', detail }));
          return;
        }
        for (let rest = plan.pauseMs; rest > 0 && goesOn(); rest -= STOP_LATENCY_MS)
          await clock.sleep(Math.min(rest, STOP_LATENCY_MS));
      }
      if (!isKept()) return;
      await plan.afterStop?.(dispatch);
      dispatch(ended({ name, serial, at: clock.now(), end: 'stopped' }));
    } catch (problem) {
      if (!isKept()) return;
      await plan.afterStop?.(dispatch);
      dispatch(
        ended({
          name,
          serial,
          at: clock.now(),
          end: 'failed',
          failure: errorText(problem, plan.failureText),
        }),
      );
    } finally {
      window.removeEventListener('beforeunload', keepTab);
    }
  };
}
