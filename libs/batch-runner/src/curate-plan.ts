import { type CurationResult, runCurationLimits } from '@vaglio/contract';
import { startupsApi } from '@vaglio/startups-data';
import type { Counts } from './counts';
import type { BatchPlan } from './run-batch';

const CURATE_PAUSE_MS = 150;

/** Totals of a curation run that are displayed in addition to `processed`. These are their names in the response. */
export const CURATE_COUNTS = ['inserted', 'updated', 'awardsInserted', 'scoreUpdated'] as const;

const { runCuration, auditCuration } = startupsApi.endpoints;

/**
 * Plan that curates pending raw rows in batches of 500 and then audits the startups. Source: spec §4 and §9, curate
 * run.
 */
export const CURATE_PLAN: BatchPlan = {
  name: 'curate',
  pauseMs: CURATE_PAUSE_MS,
  failureText: 'Curate failed',
  runCycle: async (dispatch) => {
    const call = runCuration.initiate(
      { body: { limit: runCurationLimits.limit.default, dryRun: false } },
      { track: false },
    );
    const { processed = 0, pending = null, ...counts } = (await dispatch(call).unwrap()) ?? NOTHING;
    return { processed, pending, counts: toCounts(counts) };
  },
  close: async (dispatch) => {
    const report = await dispatch(auditCuration.initiate({ body: {} }, { track: false })).unwrap();
    return report && { kind: 'audit', report };
  },
};

/** Result that replaces an empty response. */
const NOTHING: Partial<CurationResult> = {};

function toCounts(answer: Partial<CurationResult>): Counts {
  const always = CURATE_COUNTS.map((name) => [name, answer[name] ?? 0] as const);
  return { ...Object.fromEntries(always), ...(answer.setAside && { setAside: answer.setAside }) };
}
