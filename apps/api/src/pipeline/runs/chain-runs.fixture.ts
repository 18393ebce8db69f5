import { sql } from 'drizzle-orm';
import type { PipelineBody } from '../status/chain.schemas';
import { saidStartup } from '../../extraction/runs/articles.fixture';
import { extractionDeps } from '../../extraction/runs/extraction-deps';
import { advanceRun } from '../../extraction/runs/run-worker';
import { newsReadings } from '../../platform/db/schema/news-readings.table';
import { reviewQueueApp } from '../../review/queue/review-queue.fixture';
import type { ActorName } from '../../testing/test-app';
import type { ChainRunBody } from './chain-runs.schemas';
import { chainRuns } from '../../platform/db/schema/chain-runs.table';
import { advanceChain } from './chain-worker';

/** Path of the request that starts a pipeline run. */
export const RUNS = '/auth/chain/runs';

/** Starts a server with pipeline runs. Its model finds Alpha AG in every article. */
export async function chainApp() {
  const desk = await reviewQueueApp();
  return {
    desk,
    /** Resets the data, so that nothing has been fetched or extracted and no run is active. */
    begin: async (): Promise<void> => {
      await desk.reset();
      await desk.db.execute(sql`truncate chain_runs, news_readings`);
      await desk.setFloor(0);
      desk.model.answerWith(() => ({ startups: [saidStartup('Alpha AG', 'Alpha AG')] }));
    },
    call: async (url: string, actor: ActorName = 'super', payload?: object) => {
      const headers = desk.asRole(actor);
      const answer = await desk.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) });
      return { status: answer.statusCode, body: answer.json<ChainRunBody & { error: string }>() };
    },
    shown: async (actor: ActorName = 'admin') =>
      (await desk.app.inject({ url: '/auth/chain', headers: desk.asRole(actor) })).json<PipelineBody>(),
    /** Advances the pipeline run by one step, as if the step were due. */
    step: async (): Promise<boolean> => {
      await desk.db.update(chainRuns).set({ due_at: sql`now()` });
      return advanceChain(desk.deps, 'this server');
    },
    endReading: () => desk.db.update(newsReadings).set({ finished_at: sql`now()` }),
    extractAll: async (): Promise<void> => {
      const deps = extractionDeps(desk.deps, desk.app.log);
      while (await advanceRun(deps));
    },
  };
}
