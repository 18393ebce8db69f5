import type { ExtractionResult } from '@vaglio/contract';
import { extractionApi } from '../batch-runner.api';
import type { NumberedSample } from '../batch-slice';
import type { BatchDispatch, BatchPlan } from '../run-batch';

/** Number of batches between requests for the pending count. Source: spec §9. */
const PENDING_REFRESH_CYCLES = 5;

/** Name of the extraction loop's run in the store. */
export const LLM_BATCH = 'llm-batch';
/** Maximum number of displayed samples. */
const SAMPLES_KEPT = 20;

export interface LlmOptions {
  /** True to extract articles and display the results without storing them. */
  readonly isDry: boolean;
  readonly delayMs: number;
}

const { runExtraction, readPendingCount } = extractionApi.endpoints;

/**
 * Returns the plan for a loop that extracts pending articles one at a time. The pending count is requested after every
 * fifth batch and at the end.
 * @param waiting current number of pending articles; null if the server does not return it
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
      // A dry run leaves articles pending, so the next batch must start after the last extracted article.
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

/** Result that replaces an empty response. */
const NOTHING: Partial<ExtractionResult> = {};
