import type { ExtractionResult } from '@vaglio/contract';
import { extractionApi } from '../batch-runner.api';
import type { NumberedSample } from '../batch-slice';
import type { BatchDispatch, BatchPlan } from '../run-batch';

/** The pending count is requested again after this many cycles. Source: spec §9. */
const PENDING_REFRESH_CYCLES = 5;

/** Its place in the store. */
export const LLM_BATCH = 'llm-batch';
/** The newest ones are shown. */
const SAMPLES_KEPT = 20;

export interface LlmOptions {
  /** Extracts and shows, writes nothing. */
  readonly isDry: boolean;
  readonly delayMs: number;
}

const { runExtraction, readPendingCount } = extractionApi.endpoints;

/**
 * The loop over pending articles, one at a time; what waits is asked for again every five batches, and at the end.
 * @param waiting how many articles wait now; null when the server does not say
 * Source: spec §4, §7 and §9, batch runner.
 */
export function llmPlan({ isDry, delayMs }: LlmOptions, waiting: number | null): BatchPlan {
  let samples: readonly NumberedSample[] = [];
  let count = 0;
  let after: string | undefined;
  return {
    name: LLM_BATCH,
    pauseMs: delayMs,
    failureText: 'LLM run failed',
    runCycle: async (dispatch, cycle) => {
      const order = {
        mode: 'pending',
        batch: 1,
        max: 1,
        dry: isDry ? 1 : 0,
        body: {},
        ...(after && { after }),
      } as const;
      const answer = (await dispatch(runExtraction.initiate(order, { track: false })).unwrap()) ?? NOTHING;
      const { processed = 0, succeeded = 0, failed = 0 } = answer;
      const found = (answer.samples ?? []).map((sample, index) => ({ number: count + index, sample }));
      count += found.length;
      samples = [...found.toReversed(), ...samples].slice(0, SAMPLES_KEPT);
      // A dry run leaves each article where it is: the next batch begins behind it.
      if (isDry) after = found.at(-1)?.sample.article?.id ?? after;
      const isRefresh = cycle % PENDING_REFRESH_CYCLES === 0 || processed === 0;
      return {
        processed,
        counts: { succeeded, failed, ...sumsOf(found) },
        ...(cycle === 1 && { pending: waiting }),
        ...(isRefresh && { pending: await readPending(dispatch) }),
        detail: { kind: 'samples', samples, waitedAtStart: waiting },
      };
    },
    afterStop: async (dispatch) => {
      await readPending(dispatch);
    },
  };
}

async function readPending(dispatch: BatchDispatch): Promise<number | null> {
  const asked = dispatch(readPendingCount.initiate(undefined, { forceRefetch: true, subscribe: false }));
  return (await asked).data?.pending ?? null;
}

function sumsOf(samples: readonly NumberedSample[]) {
  const sum = (of: (sample: NumberedSample['sample']) => number) =>
    samples.reduce((total, { sample }) => total + of(sample), 0);
  return {
    outputs: sum(({ outputs_count }) => outputs_count),
    tokens: sum(({ tokens = 0 }) => tokens),
    cost: sum(({ cost }) => cost ?? 0),
  };
}

/** Of a server that answers nothing. */
const NOTHING: Partial<ExtractionResult> = {};
