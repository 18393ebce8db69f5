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

/** A loop: what a batch is, how long to pause, what to say when it fails. */
export interface BatchPlan {
  /** Its place in the store: 'curate'. One run of a name at a time. */
  readonly name: string;
  readonly pauseMs: number;
  /** Shown when a failure has no words of the server. */
  readonly failureText: string;
  /** One batch. @param cycle from 1; what it throws ends the loop */
  readonly runCycle: (dispatch: BatchDispatch, cycle: number) => Promise<BatchCycle>;
  /** Called once after the batch that processed 0; its answer becomes the run's detail. */
  readonly close?: (dispatch: BatchDispatch) => Promise<BatchDetail | null>;
  /** Called once after Stop, or a failure, when no batch is under way any more; it must not throw. */
  readonly afterStop?: (dispatch: BatchDispatch) => Promise<void>;
}

/** Time, from outside. */
export interface Clock {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly sleep: (ms: number) => Promise<void>;
}

export const BROWSER_CLOCK: Clock = {
  now: () => Date.now(),
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** How soon a pause notices Stop. */
const STOP_LATENCY_MS = 200;

/**
 * Repeats batches until Stop, a batch that processed 0, or an error. The loop lives in the
 * store, so it goes on while its screen is left; starting a name that runs does nothing. The loop
 * ends with the page, so the browser asks before the tab is closed or reloaded meanwhile.
 * Source: spec §4, batch runner and curate run.
 */
export function runBatch(plan: BatchPlan, clock: Clock = BROWSER_CLOCK): BatchThunk {
  return async (dispatch, getState) => {
    const { name } = plan;
    if (isUnderWay(batchRunOf(getState(), name))) return;
    dispatch(started({ name, at: clock.now() }));
    const { serial } = batchRunOf(getState(), name);
    // Nobody waits for a run whose person has gone: it asks nothing more in the name of the next one.
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
