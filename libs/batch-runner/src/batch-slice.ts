import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '@vaglio/api-client';
import type { AuditResult, ExtractionSample } from '@vaglio/contract';
import { addCounts, type Counts } from './counts';

/**
 * Reason why a loop ended: the user stopped it, a batch processed no rows, or an error occurred. Source: spec §4, batch
 * runner.
 */
export type BatchEnd = 'stopped' | 'finished' | 'failed';

/** Sample with its index among all samples of the run, starting at 0. */
export interface NumberedSample {
  readonly number: number;
  readonly sample: ExtractionSample;
}

/** Details of a run that complement its counts. */
export type BatchDetail =
  | { readonly kind: 'audit'; readonly report: AuditResult }
  | {
      readonly kind: 'samples';
      /** Samples of the run, newest first. */
      readonly samples: readonly NumberedSample[];
      readonly waitedAtStart: number | null;
    };

/** State of the last run of a loop. Times are milliseconds since 1970. */
export interface BatchRun {
  /** Phase of the run. `stopping` lasts until the current batch has finished. */
  readonly phase: 'idle' | 'running' | 'stopping' | 'ended';
  /** Number that distinguishes this run from earlier runs. It is 0 before the first run. */
  readonly serial: number;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly end: BatchEnd | null;
  readonly failure: string | null;
  readonly cycles: number;
  /** Sums over all batches, including `processed`. */
  readonly totals: Counts;
  /** Number of pending rows, or null if the server has not returned it. */
  readonly pending: number | null;
  /** Details from the last batch or from the final request. */
  readonly detail: BatchDetail | null;
}

/** Result of a batch. */
export interface BatchCycle {
  readonly processed: number;
  readonly counts: Counts;
  readonly pending?: number | null;
  readonly detail?: BatchDetail;
}

export interface BatchState {
  /**
   * Serial number of the last run. It never decreases, so that a run removed at sign-out is not mistaken for a new run.
   */
  readonly lastSerial: number;
  readonly runs: Readonly<Record<string, BatchRun>>;
}

interface OfRun {
  readonly name: string;
  readonly serial: number;
}

/** Key of the batch runner's reducer in the store. */
export const BATCH_RUNNER_PATH = 'batchRunner';

export const NO_RUN: BatchRun = {
  phase: 'idle',
  serial: 0,
  startedAt: 0,
  endedAt: null,
  end: null,
  failure: null,
  cycles: 0,
  totals: {},
  pending: null,
  detail: null,
};

const initialState: BatchState = { lastSerial: 0, runs: {} };

/** Returns the run to which an action refers. If the run has ended or was replaced, it returns null. */
function activeRun(state: BatchState, { name, serial }: OfRun): BatchRun | null {
  const run = state.runs[name];
  return run && run.serial === serial && run.phase !== 'ended' ? run : null;
}

function withRun(state: BatchState, name: string, run: BatchRun): BatchState {
  return { ...state, runs: { ...state.runs, [name]: run } };
}

const batchSlice = createSlice({
  name: BATCH_RUNNER_PATH,
  initialState,
  reducers: {
    started(state: BatchState, { payload }: PayloadAction<{ name: string; at: number }>) {
      const serial = state.lastSerial + 1;
      const run: BatchRun = { ...NO_RUN, phase: 'running', serial, startedAt: payload.at };
      return { ...withRun(state, payload.name, run), lastSerial: serial };
    },
    cycled(state: BatchState, { payload }: PayloadAction<OfRun & { cycle: BatchCycle }>) {
      const run = activeRun(state, payload);
      if (!run) return state;
      const { processed, counts, pending = run.pending, detail = run.detail } = payload.cycle;
      const totals = addCounts(run.totals, { ...counts, processed });
      return withRun(state, payload.name, { ...run, cycles: run.cycles + 1, totals, pending, detail });
    },
    stopRequested(state: BatchState, { payload }: PayloadAction<{ name: string }>) {
      const run = state.runs[payload.name];
      return run?.phase === 'running' ? withRun(state, payload.name, { ...run, phase: 'stopping' }) : state;
    },
    ended(
      state: BatchState,
      {
        payload,
      }: PayloadAction<OfRun & { at: number; end: BatchEnd; failure?: string; detail?: BatchDetail | null }>,
    ) {
      const run = activeRun(state, payload);
      if (!run) return state;
      const { at, end, failure = null, detail = run.detail } = payload;
      return withRun(state, payload.name, { ...run, phase: 'ended', endedAt: at, end, failure, detail });
    },
  },
  extraReducers: (builder) => {
    // This action is dispatched when another user signs in. It removes the previous user's runs, which ends their
    // loops.
    builder.addMatcher(api.util.resetApiState.match, (state: BatchState) => ({ ...state, runs: {} }));
  },
});

export const { started, cycled, stopRequested, ended } = batchSlice.actions;

/** Reducer of the batch runner. The store must register it under BATCH_RUNNER_PATH. */
export const batchRunnerReducer = batchSlice.reducer;

export interface StoreWithBatches {
  readonly [BATCH_RUNNER_PATH]: BatchState;
}

export function batchRunOf(state: StoreWithBatches, name: string): BatchRun {
  return state[BATCH_RUNNER_PATH].runs[name] ?? NO_RUN;
}

export function isUnderWay({ phase }: BatchRun): boolean {
  return phase === 'running' || phase === 'stopping';
}
