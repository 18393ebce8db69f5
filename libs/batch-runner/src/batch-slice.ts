import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { api } from '@vaglio/api-client';
import type { AuditResult, ExtractionSample } from '@vaglio/contract';
import { addCounts, type Counts } from './counts';

/** Why a loop is over: Stop, a batch that processed 0, or an error. Source: spec §4, batch runner. */
export type BatchEnd = 'stopped' | 'finished' | 'failed';

/** A sample with its place among all of its run, from 0. */
export interface NumberedSample {
  readonly number: number;
  readonly sample: ExtractionSample;
}

/** What a run keeps in the store beside its counts. */
export type BatchDetail =
  | { readonly kind: 'audit'; readonly report: AuditResult }
  | {
      readonly kind: 'samples';
      /** The newest first. */
      readonly samples: readonly NumberedSample[];
      readonly waitedAtStart: number | null;
    };

/** One run of a loop, or none yet. Moments are milliseconds since 1970. */
export interface BatchRun {
  /** `stopping` lasts until the batch under way is answered. */
  readonly phase: 'idle' | 'running' | 'stopping' | 'ended';
  /** Distinguishes this run from the ones before; 0 for none. */
  readonly serial: number;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly end: BatchEnd | null;
  readonly failure: string | null;
  readonly cycles: number;
  /** Sums over the cycles, `processed` among them. */
  readonly totals: Counts;
  /** What still waits, as far as the server returned it. */
  readonly pending: number | null;
  /** What the last cycle or the closing call answered beside counts. */
  readonly detail: BatchDetail | null;
}

/** What one batch brought. */
export interface BatchCycle {
  readonly processed: number;
  readonly counts: Counts;
  readonly pending?: number | null;
  readonly detail?: BatchDetail;
}

export interface BatchState {
  /** Rises with each start and never falls, so that a run forgotten at sign-out cannot be taken for a new one. */
  readonly lastSerial: number;
  readonly runs: Readonly<Record<string, BatchRun>>;
}

interface OfRun {
  readonly name: string;
  readonly serial: number;
}

/** The key of the reducer in the store. */
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

/** The run that an action speaks of; null when another has taken its place or it is over. */
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
    // Sent when another person signs in: nothing of one person is shown to the next, and no loop goes on for them.
    builder.addMatcher(api.util.resetApiState.match, (state: BatchState) => ({ ...state, runs: {} }));
  },
});

export const { started, cycled, stopRequested, ended } = batchSlice.actions;

/** Add it to the store under BATCH_RUNNER_PATH. */
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
