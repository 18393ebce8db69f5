import { startupsApi } from '@vaglio/startups-data';
import { runCurationLimits } from './limits.gen';
import { readCount, readCounts } from './counts';
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
    const answer = await dispatch(call).unwrap();
    return {
      processed: readCount(answer, 'processed') ?? 0,
      counts: readCounts(answer, CURATE_COUNTS),
      pending: readCount(answer, 'pending'),
    };
  },
  close: (dispatch) => dispatch(auditCuration.initiate({ body: {} }, { track: false })).unwrap(),
};
