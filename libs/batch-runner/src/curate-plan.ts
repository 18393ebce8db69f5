import { type CurationResult, runCurationLimits } from '@vaglio/contract';
import { startupsApi } from '@vaglio/startups-data';
import type { Counts } from './counts';
import type { BatchPlan } from './run-batch';

const CURATE_PAUSE_MS = 150;

/** The sums of a curate run that are shown beside `processed`, named as in the server's answer. */
export const CURATE_COUNTS = ['inserted', 'updated', 'awardsInserted', 'scoreUpdated'] as const;

const { runCuration, auditCuration } = startupsApi.endpoints;

/** Curates waiting raw rows in batches of 500, then audits. Source: spec §4 and §9, curate run. */
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

/** Of a server that answers nothing. */
const NOTHING: Partial<CurationResult> = {};

function toCounts(answer: Partial<CurationResult>): Counts {
  const always = CURATE_COUNTS.map((name) => [name, answer[name] ?? 0] as const);
  return { ...Object.fromEntries(always), ...(answer.setAside && { setAside: answer.setAside }) };
}
