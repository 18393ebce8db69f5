import { extractionApi } from '../batch-runner.api';
import { readCount } from '../counts';
import type { BatchDispatch, BatchPlan } from '../run-batch';
import { readSamples, type Sample } from './read-samples';

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
  let samples: readonly Sample[] = [];
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
      const answer: unknown = await dispatch(runExtraction.initiate(order, { track: false })).unwrap();
      const found = readSamples(answer, count);
      count += found.length;
      samples = [...found.toReversed(), ...samples].slice(0, SAMPLES_KEPT);
      // A dry run leaves each article where it is: the next batch begins behind it.
      if (isDry) after = found.at(-1)?.articleId ?? after;
      const processed = readCount(answer, 'processed') ?? 0;
      const isRefresh = cycle % PENDING_REFRESH_CYCLES === 0 || processed === 0;
      return {
        processed,
        counts: {
          succeeded: readCount(answer, 'succeeded') ?? 0,
          failed: readCount(answer, 'failed') ?? 0,
          outputs: sumOf(found),
        },
        ...(cycle === 1 && { pending: waiting }),
        ...(isRefresh && { pending: await readPending(dispatch) }),
        detail: { samples, waitedAtStart: waiting } satisfies LlmDetail,
      };
    },
  };
}

async function readPending(dispatch: BatchDispatch): Promise<number | null> {
  const asked = dispatch(readPendingCount.initiate(undefined, { forceRefetch: true, subscribe: false }));
  return readCount((await asked).data, 'pending');
}

const sumOf = (samples: readonly Sample[]) => samples.reduce((sum, { outputs }) => sum + outputs, 0);

/** What a run keeps in the store beside its counts. */
export interface LlmDetail {
  /** Newest first. */
  readonly samples: readonly Sample[];
  readonly waitedAtStart: number | null;
}

/** The detail of a run, empty before its first batch. */
export function readDetail(detail: unknown): LlmDetail {
  if (
    typeof detail !== 'object' ||
    detail === null ||
    !('samples' in detail) ||
    !Array.isArray(detail.samples)
  )
    return NO_DETAIL;
  const waitedAtStart =
    'waitedAtStart' in detail && typeof detail.waitedAtStart === 'number' ? detail.waitedAtStart : null;
  return { samples: detail.samples, waitedAtStart };
}

const NO_DETAIL: LlmDetail = { samples: [], waitedAtStart: null };
