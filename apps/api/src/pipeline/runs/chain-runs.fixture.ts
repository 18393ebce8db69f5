import { sql } from 'drizzle-orm';
import type { PipelineBody } from '../status/chain.schemas';
import { saidStartup } from '../../extraction/runs/articles.fixture';
import { extractionDeps } from '../../extraction/runs/extraction-deps';
import { advanceRun } from '../../extraction/runs/run-worker';
import { newsReadings } from '../../platform/db/schema/news-readings.table';
import { deskApp } from '../../review/queue/desk.fixture';
import type { ActorName } from '../../testing/test-app';
import type { ChainRunBody } from './chain-runs.schemas';
import { chainRuns } from '../../platform/db/schema/chain-runs.table';
import { advanceChain } from './chain-worker';

/** The call that starts a run. */
export const RUNS = '/auth/chain/runs';

/** A server with runs of the chain, whose model finds Alpha AG in every article. */
export async function chainApp() {
  const desk = await deskApp();
  return {
    desk,
    /** Nothing is read, extracted or running. */
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
    /** The next step, as if its time had come. */
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
